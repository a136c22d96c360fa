import { useRef, useState } from 'react';
import { ChangingText } from '../kit/element/changing-text.tsx';
import * as controls from '../kit/form/controls.css.ts';
import { CitySearch } from './city-search.tsx';
import type { City } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';

interface Props {
  state: SharedDaylightState;
  city: string;
  /** The button's id in its shadow root. */
  id: string;
  onChoose(city: City): void;
}

/**
 * A button with the name of a city, and the search that it opens. The visible label is hidden from screen
 * readers, because a `<label>` would be read besides the button's name.
 */
export function PlaceField({ state, city, id, onChoose }: Props) {
  const { messages } = state;
  const button = useRef<HTMLButtonElement>(null);
  const [isSearching, setSearching] = useState(false);
  return (
    <div className={styles.place}>
      <span className={controls.label} aria-hidden="true" part="label">
        {messages.city}
      </span>
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={`${messages.city}: ${city}`}
        aria-haspopup="listbox"
        className={controls.input}
        part="control"
        onClick={() => setSearching(true)}
        // The button looks like a text field, so a letter begins the search. The search has the focus
        // before the browser enters the letter.
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !/^\p{L}$/u.test(event.key)) return;
          event.stopPropagation();
          setSearching(true);
        }}
      >
        <ChangingText>{city}</ChangingText>
      </button>
      {isSearching && (
        <CitySearch
          state={state}
          id={`${id}-search`}
          onChoose={onChoose}
          onLeave={() => button.current?.focus()}
          onClose={() => setSearching(false)}
        />
      )}
    </div>
  );
}
