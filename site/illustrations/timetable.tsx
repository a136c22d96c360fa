import { Bars, type BarsProps } from '../components/bars.tsx';
import * as panel from './panel.css.ts';

interface TimetableProps extends BarsProps {
  /** The end of its address, after `#`. */
  id: string;
  heading: string;
  lead: string;
}

/** A sheet below the words of an opening. Its bars show on which day each of several things ends. */
export const Timetable = ({ id, heading, lead, ...bars }: TimetableProps) => (
  <figure id={id} className={panel.figure}>
    <div className={panel.paper}>
      <h2>{heading}</h2>
      <p className={panel.caption}>{lead}</p>
      <Bars {...bars} />
    </div>
  </figure>
);
