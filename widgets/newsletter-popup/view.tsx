import { useStore } from 'zustand';
import { root, withoutScript } from '../kit/base.css.ts';
import { CardDialog } from '../kit/card-dialog.tsx';
import { NewsletterForm } from '../kit/newsletter/form.tsx';
import type { ViewProps } from '../kit/widget.ts';
import type { NewsletterPopupState } from './store.ts';
import { layout } from './style.css.ts';
import type { attributes } from './widget.ts';

type Props = ViewProps<NewsletterPopupState, typeof attributes>;

export function NewsletterPopup({ store, attributes }: Props) {
  const state = useStore(store);
  const { words } = state;
  return (
    <>
      <CardDialog
        title={words.title}
        isTitleHidden={state.progress === 'sent'}
        closeLabel={words.close}
        isOpen={state.isOpen}
        onClose={state.close}
      >
        <NewsletterForm state={state} privacy={attributes.privacyUrl} layout={layout} />
      </CardDialog>
      <div className={`${root} ${withoutScript}`}>
        <slot />
      </div>
    </>
  );
}
