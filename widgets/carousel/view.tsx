import { useRef } from 'react';
import { useStore } from 'zustand';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { announce } from '../kit/notices/announce.ts';
import * as base from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import { type CarouselState, wrapPosition } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<CarouselState, typeof attributes>;

/** Removes "carousel" from a name: screen readers read it from `aria-roledescription` as well. */
const accessibleName = (label = ''): string => label.replace(/\bcarousel\b/gi, '').trim();

/**
 * Assigns children to a slot, which changes nothing on them. Only a prerendered shadow root assigns by
 * name, whatever a script asks for. There, each `assign()` would make WebKit stop drawing the children.
 */
function assign(slot: HTMLSlotElement | null, ...children: readonly Element[]) {
  if ((slot?.getRootNode() as ShadowRoot)?.slotAssignment !== 'named') slot?.assign(...children);
  else for (const child of children) child.slot = (slot as HTMLSlotElement).name;
}

const idOf = (position: number): string => `slide-${position}`;

/**
 * The controls are first in the document and displayed below the slides. All slides are there for screen
 * readers: one that is read must not go away by itself. A slide with the focus in it is shown. Until the slides are counted
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
      <div className={`${base.card} ${styles.stage}`} part="card">
        {count === 0 ? (
          <div className={styles.uncounted}>
            <slot />
          </div>
        ) : (
          positions.map((position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide groups content, and a fieldset groups fields
            <div
              key={position}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={interpolate(messages.place, { place: position, count })}
              data-hidden={position !== slide || undefined}
              className={styles.slide}
              onFocusCapture={() => state.goTo(position)}
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
  const { messages, slide, slides, isRotating, play, pause, goTo } = state;
  const box = useRef<HTMLDivElement>(null);
  const count = slides.length;
  /** Shows a slide, and says which: the focus stays on the button. */
  const show = (position: number) => {
    const place = wrapPosition(position, count);
    goTo(place);
    announce(interpolate(messages.place, { place, count }), box.current as Element);
  };
  return (
    <div
      ref={box}
      className={`${styles.controls} ${base.onlyWithScript}`}
      inert={count < 2}
      part="controls"
    >
      <Button
        name={isRotating ? messages.stop : messages.start}
        icon={isRotating ? 'pause' : 'play'}
        onClick={isRotating ? pause : play}
      />
      <Button name={messages.previous} icon="back" onClick={() => show(slide - 1)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons */}
      <div role="group" aria-label={messages.choose} className={styles.dots} part="dots">
        {positions.map((position) => (
          <button
            key={position}
            type="button"
            aria-label={interpolate(messages.dot, { place: position })}
            aria-current={position === slide || undefined}
            className={styles.dot}
            part="dot"
            onClick={() => show(position)}
          />
        ))}
      </div>
      <Button name={messages.next} icon="next" onClick={() => show(slide + 1)} />
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
