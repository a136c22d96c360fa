import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import * as controls from '../kit/form/controls.css.ts';
import { announce } from '../kit/notices/announce.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { type FieldProps, Legend } from './legend.tsx';
import * as styles from './style.css.ts';

/** The chosen file, and where to choose it. */
export function Resume({ field, state }: FieldProps<'resume'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const { messages } = state;
  const { resumeFile } = state.answers;

  // A dropped file is not in the input. If the input still has another file, it is emptied, because
  // choosing that file again would fire no event.
  useLayoutEffect(() => {
    const input = chooser.current;
    if (input && input.files?.[0]?.name !== resumeFile) input.value = '';
  }, [resumeFile]);

  const remove = () => {
    state.removeResume();
    chooser.current?.focus();
    say(messages.removed, resumeFile);
  };
  const say = (text: string, file: string) =>
    announce(interpolate(text, { file }), chooser.current as Element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each file
  useLayoutEffect(() => {
    if (resumeFile) say(messages.chosen, resumeFile);
  }, [resumeFile]);
  return (
    <div className={controls.field} part="field">
      <Legend field={field} state={state} />
      <p id="resume-hint" className={controls.hint} part="hint">
        {messages.fields.resumeFile.hint}
      </p>
      <DropZone field={field} state={state} chooser={chooser} />
      {resumeFile && (
        <div className={styles.file} part="file">
          <bdi className={styles.fileName}>
            <ChangingText>{resumeFile}</ChangingText>
          </bdi>
          <Button look="quiet" onClick={remove}>
            {messages.remove}
            <span className={base.visuallyHidden}>
              {' '}
              <ChangingText>{resumeFile}</ChangingText>
            </span>
          </Button>
        </div>
      )}
      {resumeFile && state.isFileForgotten && <p className={controls.hint}>{messages.haveReady}</p>}
    </div>
  );
}

/**
 * A transparent native file input covers the whole drop zone, so that the browser handles clicks and keys.
 * A dropped file is taken anywhere: see take-dropped-files.ts.
 */
function DropZone({
  field,
  state: { messages, answers, chooseResume },
  chooser,
}: FieldProps<'resume'> & { chooser: Ref<HTMLInputElement> }) {
  const [isOver, setOver] = useState(false);
  const { fields, chooseFile, chooseOther, dropFile } = messages;
  const action = answers.resumeFile ? chooseOther : chooseFile;
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Reset, because choosing the same file again would fire no event.
    if (file && !(await chooseResume(file))) input.value = '';
  };
  return (
    <div className={styles.zone} data-over={isOver || undefined} part="drop-zone">
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d="M12 15V4m-5 5 5-5 5 5M4 15v5h16v-5" />
      </svg>
      <span>
        <span className={styles.action}>
          <ChangingText>{action}</ChangingText>
        </span>{' '}
        {dropFile}
      </span>
      <input
        ref={chooser}
        type="file"
        id={field.name}
        name={field.name}
        accept=".pdf"
        className={styles.chooser}
        // Not by the elements: Orca would say their text, and then Firefox's name of the input with it.
        aria-label={[fields.resumeFile.label, messages[field.mark], action, dropFile].join(' ')}
        aria-describedby="resume-hint"
        onChange={(event) => choose(event.target as HTMLInputElement)}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
