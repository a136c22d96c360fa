import { useLayoutEffect, useRef } from 'react';
import * as controls from '../kit/form/controls.css.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import type { Place } from './place.ts';
import { PlaceField } from './place-field.tsx';
import { createPlace, MAX_PLACES, MIN_PLACES, suggestZone } from './settings.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';
import { timeText } from './text.ts';
import { MINUTE_MS } from './zones.ts';

/** The form: a card for each place. */
export function Places({ state }: { state: SharedDaylightState }) {
  const { messages, plan, change } = state;
  const { places } = plan;
  const frame = useRef<HTMLDivElement>(null);
  const nextFocus = useRef('');
  const changePlaces = (changed: readonly Place[]) => change({ places: changed as typeof places });
  const changePlace = (index: number, changed: Partial<Place>) =>
    changePlaces(places.map((place, at) => (at === index ? { ...place, ...changed } : place)));
  // In an effect, because the control that gets the focus may not be rendered yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a place was added or removed
  useLayoutEffect(() => {
    if (nextFocus.current) frame.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = '';
  }, [places.length]);
  return (
    <div ref={frame} className={`${styles.columns} ${base.onlyWithScript}`}>
      {places.map((place, index) => (
        <PlaceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
          key={index}
          id={`city-${index}`}
          state={state}
          place={place}
          onChange={(changed) => changePlace(index, changed)}
          onRemove={() => {
            nextFocus.current = '#add';
            changePlaces(places.filter((_, at) => at !== index));
          }}
        />
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
          {messages.add}
        </Button>
      )}
    </div>
  );
}

interface PlaceCardProps {
  id: string;
  state: SharedDaylightState;
  place: Place;
  onChange(changed: Partial<Place>): void;
  onRemove(): void;
}

/** A city and its working hours. */
function PlaceCard({ id, state, place, onChange, onRemove }: PlaceCardProps) {
  const { messages, plan } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not lay out a fieldset as a grid alike
    <div role="group" aria-label={place.city} className={styles.placeCard} part="field">
      <PlaceField state={state} city={place.city} id={id} onChoose={onChange} />
      <TimeField
        state={state}
        label={messages.from}
        value={place.from}
        onChange={(from) => onChange({ from })}
      />
      <TimeField
        state={state}
        label={messages.to}
        value={place.to}
        onChange={(to) => onChange({ to })}
      />
      {plan.places.length > MIN_PLACES && (
        <Button look="quiet" aria-label={`${messages.remove} ${place.city}`} onClick={onRemove}>
          {messages.remove}
        </Button>
      )}
    </div>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);

interface TimeFieldProps {
  state: SharedDaylightState;
  label: string;
  /** In minutes after midnight. */
  value: number;
  onChange(minutes: number): void;
}

/** A select of half hours, which an `<input type="time">` would not suggest. */
function TimeField({ state, label, value, onChange }: TimeFieldProps) {
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
            {timeText(state, time * MINUTE_MS)}
          </option>
        ))}
      </select>
    </label>
  );
}
