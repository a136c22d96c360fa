import { useRef, useState } from 'react';
import * as controls from '../kit/form/controls.css.ts';
import { type City, cityOf } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';

const loadSearch = () => import('./city-search.tsx').then(({ CitySearch }) => CitySearch);

interface Props {
  state: SharedDaylightState;
  city: string;
  /** The button's id in its shadow root. */
  id: string;
  onChoose(city: City): void;
}

/** A button with the name of a city, and the search that it opens, which is loaded on demand. */
export function PlaceField({ state, city, id, onChoose }: Props) {
  const { messages } = state;
  const button = useRef<HTMLButtonElement>(null);
  const [Search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>>>();
  const open = () => loadSearch().then((loaded) => setSearch(() => loaded));
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={controls.label} part="label">
        {messages.city}
      </label>
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={`${messages.city}: ${city}`}
        aria-haspopup="listbox"
        className={controls.input}
        part="control"
        // Loads the search early, so that a visitor can type right after pressing the button.
        onFocus={loadSearch}
        onClick={open}
      >
        {city}
      </button>
      {Search && (
        <Search
          state={state}
          id={`${id}-search`}
          cityOf={cityOf}
          onChoose={onChoose}
          onLeave={() => button.current?.focus()}
          onClose={() => setSearch(undefined)}
        />
      )}
    </div>
  );
}
