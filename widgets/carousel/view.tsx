import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as base from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import { type CarouselState, isMoving, wrapPosition } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<CarouselState, typeof attributes>;

/** Removes "carousel" from a name: screen readers read it from `aria-roledescription` as well. */
const accessibleName = (label = ''): string => label.replace(/\bcarousel\b/gi, '').trim();

/**
 * Assigns children to a slot, which changes nothing on them. Only a prerendered shadow root assigns by
 * name, whatever a script asks for.
 */
function assign(slot: HTMLSlotElement | null, ...children: readonly Element[]) {
  slot?.assign(...children);
  if ((slot?.getRootNode() as ShadowRoot)?.slotAssignment === 'named')
    for (const child of children) child.slot = (slot as HTMLSlotElement).name;
}

const idOf = (position: number): string => `slide-${position}`;

/**
 * The controls are first in the document and displayed below the slides. Until the slides are counted
 * (in a built page, or without scripts) they are all in one default slot. Afterwards that slot is
 * hidden, and its `slotchange` event reports a script with messages.
 */
export function Carousel({ store, attributes }: Props) {
  const state = useStore(store);
  const { messages, slide, slides, others } = state;
  const count = slides.length;
  const positions = slides.map((_, index) => index + 1);
  return (
    <section
      className={`${base.root} ${styles.carousel}`}
      aria-roledescription={count > 0 ? messages.carousel : undefined}
      aria-label={accessibleName(attributes.label) || messages.label}
      part="carousel"
    >
      <Controls state={state} positions={positions} />
      <div
        className={`${base.card} ${styles.stage}`}
        aria-live={isMoving(state) && !state.isChosen ? 'off' : 'polite'}
        part="card"
      >
        {count === 0 ? (
          <div className={styles.uncounted}>
            <slot />
          </div>
        ) : (
          positions.map((position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide groups content, and a fieldset groups fields
            <div
              key={position}
              id={idOf(position)}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={interpolate(messages.place, { place: position, count })}
              inert={position !== slide}
              aria-hidden={position !== slide || undefined}
              className={styles.slide}
            >
              <slot
                name={idOf(position)}
                ref={(slot) => assign(slot, slides[position - 1] as Element)}
              />
            </div>
          ))
        )}
        {count > 0 && <slot hidden ref={(slot) => assign(slot, ...others)} />}
      </div>
    </section>
  );
}

/** Present without slides too, so that the layout does not shift when they are counted. */
function Controls({ state, positions }: { state: CarouselState; positions: number[] }) {
  const { messages, slide, slides, isRotating, play, pause, next, back, goTo } = state;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const step = currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const target = {
      ArrowLeft: slide - step,
      ArrowRight: slide + step,
      Home: 1,
      End: slides.length,
    }[key];
    if (target === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const position = wrapPosition(target, slides.length);
    goTo(position);
    (currentTarget.children[position - 1] as HTMLElement).focus();
  };
  return (
    <div
      className={`${styles.controls} ${base.onlyWithScript}`}
      inert={slides.length < 2}
      part="controls"
    >
      <Button
        name={isRotating ? messages.stop : messages.start}
        icon={isRotating ? 'pause' : 'play'}
        onClick={isRotating ? pause : play}
      />
      <Button name={messages.previous} icon="back" onClick={back} />
      <div
        role="tablist"
        aria-label={messages.choose}
        className={styles.dots}
        part="dots"
        onKeyDown={onKeyDown}
      >
        {positions.map((position) => (
          <button
            key={position}
            type="button"
            role="tab"
            aria-label={interpolate(messages.dot, { place: position })}
            aria-selected={position === slide}
            aria-controls={idOf(position)}
            tabIndex={position === slide ? 0 : -1}
            className={styles.dot}
            part="dot"
            onClick={() => goTo(position)}
          />
        ))}
      </div>
      <Button name={messages.next} icon="next" onClick={next} />
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
