import { useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../browser.ts';
import { ChangingText } from '../element/changing-text.tsx';
import * as base from '../style/base.css.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';

interface Props {
  /** Called after a press. */
  text(): string;
  label: string;
  /** Says that the text was copied, or that it is selected instead. */
  copied: string;
  notCopied: string;
}

/** Copies a text. If the browser refuses that, the text is shown and selected instead. */
export function CopyButton({ text, label, copied, notCopied }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<{ isCopied: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: selected again after each press
  useLayoutEffect(() => field.current?.select(), [result]);
  const copy = async () => setResult({ isCopied: await copyText(text()) });
  return (
    <>
      <span className={base.onlyWithScript}>
        <Button look="secondary" onClick={copy}>
          {label}
        </Button>
      </span>
      {result?.isCopied === false && (
        <textarea
          ref={field}
          readOnly
          rows={2}
          aria-label={label}
          value={text()}
          className={styles.textarea}
          part="control"
        />
      )}
      <p role="status" className={base.soft}>
        <ChangingText>{result ? (result.isCopied ? copied : notCopied) : ''}</ChangingText>
      </p>
    </>
  );
}
