import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as controls from '../kit/form/controls.css.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Chart, ChartTable } from './chart.tsx';
import type { attributes } from './content.ts';
import type { Place } from './place.ts';
import { PlaceField } from './place-field.tsx';
import { createPlace, MAX_PLACES, MIN_PLACES, parseDate, suggestZone } from './settings.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';
import { clockText, hoursText, listText, spansText } from './text.ts';
import { changesAfter, MINUTE, offsetAt, toTime } from './zones.ts';

type Props = ViewProps<SharedDaylightState, typeof attributes>;

interface PartProps {
  state: SharedDaylightState;
}

/** The sum and the bars, then the form that changes them, then what follows for a year. */
export function SharedDaylight({ store, attributes }: Props) {
  const state = useStore(store);
  return (
    <div className={`${base.root} ${base.card} ${styles.frame}`} part="card">
      <Sum state={state} />
      <Chart state={state} />
      <ChartTable state={state} />
      <Places state={state} />
      <Actions state={state} canCopy={attributes.ownsPage} />
      <div className={styles.columns}>
        <WeeklyMeeting state={state} />
        <Changes state={state} />
      </div>
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

const placesText = (state: SharedDaylightState): string =>
  listText(
    state,
    state.plan.places.map(({ city }) => city),
  );

function Sum({ state }: PartProps) {
  const { words, plan, reckoning, ownZone, change } = state;
  const [first] = plan.places;
  const hours = hoursText(state, reckoning.minutes);
  const times = spansText(state, first, reckoning.shared);
  return (
    <div className={styles.head}>
      <div role="status">
        <h2 className={`${base.heading} ${styles.sum}`} part="heading">
          {hours ? interpolate(words.together, { hours }) : words.none}
        </h2>
        <p className={base.soft}>
          {hours
            ? interpolate(first.zone === ownZone ? words.yourTime : words.placeTime, {
                times,
                place: first.city,
              })
            : words.apart}
        </p>
      </div>
      <input
        type="date"
        aria-label={words.date}
        value={plan.date}
        className={`${controls.input} ${styles.date} ${base.onlyWithScript}`}
        part="control"
        onChange={(event) => {
          const date = parseDate(event.currentTarget.value);
          if (date) change({ date });
        }}
      />
    </div>
  );
}

/** The form: a card for each place. */
function Places({ state }: PartProps) {
  const { words, plan, change } = state;
  const { places } = plan;
  const frame = useRef<HTMLDivElement>(null);
  const nextFocus = useRef('');
  const changePlaces = (changed: readonly Place[]) => change({ places: changed as typeof places });
  const changePlace = (index: number, changed: Partial<Place>) =>
    changePlaces(places.map((place, at) => (at === index ? { ...place, ...changed } : place)));
  // Not at once: the control that gets the focus may not be there yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a place was added or removed
  useLayoutEffect(() => {
    if (nextFocus.current) frame.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = '';
  }, [places.length]);
  return (
    <div ref={frame} className={`${styles.columns} ${base.onlyWithScript}`}>
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useSemanticElements: browsers do not lay out a fieldset as a grid alike
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
          key={index}
          role="group"
          aria-label={place.city}
          className={styles.placeCard}
          part="field"
        >
          <PlaceField
            state={state}
            city={place.city}
            id={`city-${index}`}
            onChoose={(city) => changePlace(index, city)}
          />
          <TimeField
            label={words.from}
            value={place.from}
            onChange={(from) => changePlace(index, { from })}
          />
          <TimeField
            label={words.to}
            value={place.to}
            onChange={(to) => changePlace(index, { to })}
          />
          {places.length > MIN_PLACES && (
            <Button
              look="quiet"
              aria-label={`${words.remove} ${place.city}`}
              onClick={() => {
                nextFocus.current = '#add';
                changePlaces(places.filter((_, at) => at !== index));
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      ))}
      {places.length < MAX_PLACES && (
        <Button
          id="add"
          look="quiet"
          onClick={() => {
            nextFocus.current = `#city-${places.length}`;
            changePlaces([...places, createPlace(suggestZone(places))]);
          }}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);

/** A select, because browsers show an `<input type="time">` in their own language. */
function TimeField(props: { label: string; value: number; onChange(minutes: number): void }) {
  const { label, value, onChange } = props;
  const times = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  return (
    <label className={controls.label}>
      {label}
      <select
        value={value}
        className={controls.input}
        part="control"
        onChange={(event) => onChange(+event.currentTarget.value)}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {toTime(time * MINUTE)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Actions({ state, canCopy }: PartProps & { canCopy: boolean }) {
  const { words, plan, reckoning } = state;
  const [note, setNote] = useState('');
  const [place] = plan.places;
  const { minutes, shared, work } = reckoning;
  const request = interpolate(words.request, {
    times: spansText(state, place, minutes ? shared : (work[0] ?? [])),
    place: place.city,
  });
  const copy = async () => {
    const { copyAddress } = await import('./address.ts');
    setNote(words[await copyAddress(plan)]);
  };
  return (
    <div className={controls.actions} part="actions">
      <a
        href={`${__SITE_URL__}/get-matched#hiringFor=${encodeURIComponent(request)}`}
        className={controls.button.primary}
        part="button-primary"
      >
        {words.ask}
      </a>
      {canCopy && (
        <span className={base.onlyWithScript}>
          <Button look="secondary" onClick={copy}>
            {words.copy}
          </Button>
        </span>
      )}
      <p role="status" className={base.soft}>
        {note}
      </p>
    </div>
  );
}

function WeeklyMeeting({ state }: PartProps) {
  const { words, plan, reckoning, locale } = state;
  const { start, fits } = reckoning.meeting;
  const save = async () => {
    const [{ zone }] = plan.places;
    const { saveCalendar } = await import('./calendar.ts');
    const title = interpolate(words.meeting.title, { places: placesText(state) });
    saveCalendar({ title, zone, start }, { changesAfter, offsetAt });
  };
  return (
    <Panel id="meeting" heading={words.meeting.heading}>
      {plan.places.map(({ city, zone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
        <Fact key={index} note={city}>
          {new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }).format(start)}{' '}
          {clockText({ city, zone }, start)}
        </Fact>
      ))}
      <p>{fits ? words.meeting.fits : words.meeting.closest}</p>
      <span className={base.onlyWithScript}>
        <Button look="secondary" onClick={save}>
          {words.meeting.save}
        </Button>
      </span>
    </Panel>
  );
}

function Changes({ state }: PartProps) {
  const { words, reckoning, locale } = state;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Panel id="changes" heading={words.changes.heading}>
      {reckoning.changes.length === 0 && <p>{words.changes.never}</p>}
      {reckoning.changes.slice(0, MAX_CHANGES).map(({ date, cities, minutes }) => (
        <Fact
          key={date}
          note={interpolate(words.changes.where, { places: listText(state, cities) })}
        >
          {interpolate(minutes ? words.changes.from : words.changes.none, {
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

const Fact = ({ note, children }: { note: string; children: ReactNode }) => (
  <p>
    <b>{children}</b>
    <br />
    {note}
  </p>
);
