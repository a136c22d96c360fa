import { useStore } from 'zustand';
import { CardDialog } from '../kit/dialog/card-dialog.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { NewsletterForm, NoteLink } from '../kit/newsletter/form.tsx';
import { ownUrl } from '../kit/newsletter/privacy-url.ts';
import { root, withoutScript } from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import type { NewsletterPopupState } from './store.ts';
import { layout } from './style.css.ts';

type Props = ViewProps<NewsletterPopupState, typeof attributes>;

export function NewsletterPopup({ store, attributes }: Props) {
  const state = useStore(store);
  const { messages } = state;
  return (
    <>
      <CardDialog
        title={messages.title}
        announcement={interpolate(messages.opened, { title: messages.title })}
        isTitleHidden={state.progress === 'sent'}
        closeLabel={messages.close}
        isOpen={state.isOpen}
        onClose={state.close}
        corner={attributes.corner}
        distance={attributes.distance}
      >
        <NewsletterForm state={state} privacy={attributes.privacyUrl} layout={layout}>
          {messages.offer}{' '}
          <NoteLink href={ownUrl('/first-ten')} note={messages.opensNewTab}>
            {messages.openOffer}
          </NoteLink>
          <br />
        </NewsletterForm>
      </CardDialog>
      <div className={`${root} ${withoutScript}`}>
        <slot />
      </div>
    </>
  );
}
