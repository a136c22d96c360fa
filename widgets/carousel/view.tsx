import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { fill } from '../kit/element/fill.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as base from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import { type CarouselState, slotOf, wrapped } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<CarouselState, typeof attributes>;

/** The role says "carousel" already, so a name that says it again would be heard twice. */
const nameFrom = (label = ''): string => label.replace(/\bcarousel\b/gi, '').trim();

/**
 * The controls come first in the order of reading, and below the slides to the eye. Until the
 * slides are counted (in a built page, and where there is no script) they stand in one plain slot.
 * Afterwards that slot tells of what is no slide: of words for the carousel itself.
 */
export function Carousel({ store, attributes }: Props) {
  const state = useStore(store);
  const { words, slide, count, isRotating } = state;
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <section
      className={`${base.root} ${styles.carousel}`}
      aria-roledescription={count > 0 ? words.carousel : undefined}
      aria-label={nameFrom(attributes.label) || words.label}
      part="carousel"
    >
      <Controls state={state} places={places} />
      <div
        className={`${base.card} ${styles.stage}`}
        aria-live={isRotating ? 'off' : 'polite'}
        part="card"
      >
        {count === 0 ? (
          <div className={styles.uncounted}>
            <slot />
          </div>
        ) : (
          places.map((place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
            <div
              key={place}
              id={slotOf(place)}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.place, { place, count })}
              inert={place !== slide}
              aria-hidden={place !== slide || undefined}
              className={styles.slide}
            >
              <slot name={slotOf(place)} />
            </div>
          ))
        )}
        {count > 0 && <slot hidden />}
      </div>
    </section>
  );
}

/** Their room is kept while there is nothing to control, so that nothing moves when there is. */
function Controls({ state, places }: { state: CarouselState; places: number[] }) {
  const { words, slide, count, isRotating, play, pause, next, back, goTo } = state;
  /** What a visitor does by hand ends the slide show. */
  const byHand = (act: () => void) => () => {
    pause();
    act();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const right = currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const to = { ArrowLeft: slide - right, ArrowRight: slide + right, Home: 1, End: count }[key];
    if (to === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const place = wrapped(to, count);
    byHand(() => goTo(place))();
    (currentTarget.children[place - 1] as HTMLElement).focus();
  };
  return (
    <div className={`${styles.controls} ${base.onlyWithScript}`} inert={count < 2} part="controls">
      <Button
        name={isRotating ? words.stop : words.start}
        icon={isRotating ? 'pause' : 'play'}
        onClick={isRotating ? pause : play}
      />
      <Button name={words.previous} icon="back" onClick={byHand(back)} />
      <div
        role="tablist"
        aria-label={words.choose}
        className={styles.dots}
        part="dots"
        onKeyDown={onKeyDown}
      >
        {places.map((place) => (
          <button
            key={place}
            type="button"
            role="tab"
            aria-label={fill(words.dot, { place })}
            aria-selected={place === slide}
            aria-controls={slotOf(place)}
            tabIndex={place === slide ? 0 : -1}
            className={styles.dot}
            part="dot"
            onClick={byHand(() => goTo(place))}
          />
        ))}
      </div>
      <Button name={words.next} icon="next" onClick={byHand(next)} />
    </div>
  );
}

const icons = {
  pause: 'M6 4v10M12 4v10',
  play: 'M6 3.5l8 5.5-8 5.5z',
  back: 'M11 3.5L5.5 9l5.5 5.5',
  next: 'M7 3.5L12.5 9 7 14.5',
};

function Button(props: { name: string; icon: keyof typeof icons; onClick(): void }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={props.name}
      onClick={props.onClick}
      part={`button ${props.icon}`}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={icons[props.icon]} />
      </svg>
    </button>
  );
}
