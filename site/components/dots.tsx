import { decoration } from '../style/base.css.ts';
import { sky } from './dots.css.ts';

/** Dots that float behind a section. They stop when motion is paused or out of view; without motion there are none. */
export const Dots = ({ count }: { count: 15 | 20 }) => (
  <div className={`${sky} ${decoration}`} aria-hidden="true">
    {Array.from({ length: count }, Dot)}
  </div>
);

const Dot = () => <i />;
