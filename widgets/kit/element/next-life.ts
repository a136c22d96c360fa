/**
 * Where an element is in its life. Nothing is rendered unless it is `mounted`. It is `waiting` for the
 * language of the page, in the document or not.
 */
export type Life = 'detached' | 'waiting' | 'mounted';

export type LifeEvent =
  /** The element was added to the document, perhaps because it is moved. */
  | { type: 'added'; needsLanguage: boolean }
  /** The language was loaded, or could not be, or takes too long. */
  | { type: 'language known'; isConnected: boolean }
  /** The element was removed a moment ago. If it was moved, it is connected again by now. */
  | { type: 'removed'; isConnected: boolean };

export type LifeEffect = 'load language' | 'mount' | 'render again' | 'unmount';

interface Transition {
  life: Life;
  effect?: LifeEffect;
}

/** Decides what becomes of an element. */
export function nextLife(life: Life, event: LifeEvent): Transition {
  switch (event.type) {
    case 'added':
      // An open dialog that was moved is put back into the top layer when the view renders again.
      if (life === 'mounted') return { life, effect: 'render again' };
      if (life === 'waiting') return { life };
      return event.needsLanguage
        ? { life: 'waiting', effect: 'load language' }
        : { life: 'mounted', effect: 'mount' };
    case 'language known':
      if (life !== 'waiting') return { life };
      return event.isConnected ? { life: 'mounted', effect: 'mount' } : { life: 'detached' };
    case 'removed':
      if (life !== 'mounted' || event.isConnected) return { life };
      return { life: 'detached', effect: 'unmount' };
  }
}
