import type { ReactNode } from 'react';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { saveCalendar } from './calendar.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';
import { clockText, hoursText, listText } from './text.ts';
import { localTime } from './zones.ts';

/** The best hour for a weekly meeting, in each place. */
export function WeeklyMeeting({ state }: { state: SharedDaylightState }) {
  const { messages, plan, comparison, locale } = state;
  const { start, fits } = comparison.meeting;
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const save = () => {
    const [{ zone }] = plan.places;
    const cities = plan.places.map(({ city }) => city);
    const title = interpolate(messages.meeting.title, { places: listText(state, cities) });
    saveCalendar({ title, zone, start });
  };
  return (
    <Panel id="meeting" heading={messages.meeting.heading}>
      {plan.places.map(({ city, zone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
        <Fact key={index} note={city}>
          {`${weekdays.format(localTime(zone, start))} ${clockText(state, { city, zone }, start)}`}
        </Fact>
      ))}
      <p>
        <ChangingText>{fits ? messages.meeting.fits : messages.meeting.closest}</ChangingText>
      </p>
      <span className={base.onlyWithScript}>
        <Button look="secondary" onClick={save}>
          {messages.meeting.save}
        </Button>
      </span>
    </Panel>
  );
}

/** The next days on which clocks change, with the shared time after them. */
export function Changes({ state }: { state: SharedDaylightState }) {
  const { messages, comparison, locale } = state;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Panel id="changes" heading={messages.changes.heading}>
      {comparison.changes.length === 0 && <p>{messages.changes.never}</p>}
      {comparison.changes.slice(0, MAX_CHANGES).map(({ date, cities, minutes }) => (
        <Fact
          key={date}
          note={interpolate(messages.changes.where, { places: listText(state, cities) })}
        >
          {interpolate(minutes ? messages.changes.from : messages.changes.none, {
            hours: hoursText(state, minutes),
            date: dates.format(Date.parse(date)),
          })}
        </Fact>
      ))}
    </Panel>
  );
}

const MAX_CHANGES = 3;

function Panel(props: { id: string; heading: string; children: ReactNode }) {
  const { id, heading, children } = props;
  return (
    <section className={styles.panel} aria-labelledby={id} part="panel">
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

const Fact = ({ note, children }: { note: string; children: string }) => (
  <p>
    <b>
      <ChangingText>{children}</ChangingText>
    </b>
    <br />
    <ChangingText>{note}</ChangingText>
  </p>
);
