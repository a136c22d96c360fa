import { useStore } from 'zustand';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { boxless } from '../kit/dialog/dialog-body.css.ts';
import { ChangingText } from '../kit/element/changing-text.tsx';
import type { ViewProps } from '../kit/element/widget.ts';
import { hasUnsentAnswers } from '../kit/form/form-answers.ts';
import type { attributes } from '../kit/newsletter/content.ts';
import { NewsletterForm } from '../kit/newsletter/form.tsx';
import { root, withoutScript } from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import type { NewsletterPanelState } from './store.ts';
import { layout, lead } from './style.css.ts';

type Props = ViewProps<NewsletterPanelState, typeof attributes>;

export function NewsletterPanel({ store, attributes }: Props) {
  const state = useStore(store);
  const { messages } = state;
  const isSent = state.progress === 'sent';
  return (
    <>
      <Dialog
        look="slide-in"
        title={messages.title}
        isTitleHidden={isSent}
        closeLabel={messages.close}
        isOpen={state.isOpen}
        onClose={state.close}
        ignoresBackdrop={hasUnsentAnswers(state)}
      >
        {!isSent && (
          <p className={lead}>
            <ChangingText>
              {state.isOneMoreStep ? messages.oneMoreStep : messages.lead}
            </ChangingText>
          </p>
        )}
        <NewsletterForm
          state={state}
          privacy={attributes.privacyUrl}
          layout={layout}
          beginsWithTopic={state.isOneMoreStep}
        />
      </Dialog>
      {state.hasOwnButton && (
        <div className={`${root} ${boxless}`}>
          <Button
            look="primary"
            part="launcher"
            aria-haspopup="dialog"
            onClick={() => state.open()}
          >
            {messages.title}
          </Button>
        </div>
      )}
      <div className={`${root} ${withoutScript}`}>
        <slot />
      </div>
    </>
  );
}
