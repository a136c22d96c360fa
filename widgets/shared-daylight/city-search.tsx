import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { pressedKey } from '../kit/element/keys.ts';
import * as controls from '../kit/form/controls.css.ts';
import { findCities, isOtherScript } from './cities.ts';
import * as styles from './city-search.css.ts';
import { type City, cityOf } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import { clockText } from './text.ts';

interface Props {
  state: SharedDaylightState;
  /** The input's id in its shadow root. */
  id: string;
  onChoose(city: City): void;
  /** Moves the focus out of the search. */
  onLeave(): void;
  /** Called after the focus has left the search. */
  onClose(): void;
}

/**
 * Finds a city by its name: an editable combobox whose active match is chosen by Enter, and any match by
 * a press (ARIA Authoring Practices, list autocomplete with manual selection).
 */
export function CitySearch({ state, id, onChoose, onLeave, onClose }: Props) {
  const { messages } = state;
  const input = useRef<HTMLInputElement>(null);
  const { text, matches, active, type, move } = useMatches();

  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  const choose = (city?: City) => {
    if (city) onChoose(city);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') (matches[active] || !text) && choose(matches[active]);
    else if (key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    // Escape would also close a dialog around the element.
    event.stopPropagation();
  };
  return (
    <div className={styles.search}>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck="false"
        dir={text ? 'auto' : undefined}
        aria-label={messages.city}
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={matches.length > 0 ? `${id}-${active}` : undefined}
        placeholder={messages.search}
        value={text}
        className={controls.input}
        part="control"
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <div className={styles.popup} hidden={!text} part="list">
        <div id={`${id}-list`} role="listbox" aria-label={messages.city}>
          <Options id={id} state={state} cities={matches} active={active} onChoose={choose} />
        </div>
        <p role="status" className={styles.noMatch}>
          {text && matches.length === 0 && (
            <ChangingText>
              {isOtherScript(text) ? messages.otherScript : messages.noMatch}
            </ChangingText>
          )}
        </p>
      </div>
    </div>
  );
}

/** The cities that match what the visitor types, and which of them is active. */
function useMatches() {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const matches = text ? findCities(text, cityOf) : [];
  const type = (typed: string) => {
    setText(typed);
    setActive(0);
  };
  const move = (step: number) =>
    setActive((active + step + matches.length) % (matches.length || 1));
  return { text, matches, active, type, move };
}

interface OptionsProps {
  id: string;
  cities: readonly City[];
  state: SharedDaylightState;
  active: number;
  onChoose(city: City): void;
}

/** The cities, each with its continent and the time there. */
const Options = ({ id, state, cities, active, onChoose }: OptionsProps) =>
  cities.map((match, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and handles the keys
    <div
      key={`${match.city} ${match.zone}`}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      // The input keeps the focus until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(match)}
    >
      {match.city}
      <small className={styles.note}>
        {match.zone.split('/')[0]} {clockText(state, match, Date.now())}
      </small>
    </div>
  ));
