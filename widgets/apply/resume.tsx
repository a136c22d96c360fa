import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { interpolate } from '../kit/element/interpolate.ts';
import * as controls from '../kit/form/controls.css.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { type FieldProps, Legend } from './legend.tsx';
import * as styles from './style.css.ts';

/** The chosen file, and where to choose it. */
export function Resume({ field, state }: FieldProps<'resume'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState('');
  const { messages, isWrongFile } = state;
  const { resumeFile } = state.answers;

  useLayoutEffect(() => {
    if (!resumeFile && chooser.current) chooser.current.value = '';
  }, [resumeFile]);

  const remove = () => {
    setRemoved(interpolate(messages.removed, { file: resumeFile }));
    state.removeResume();
    chooser.current?.focus();
  };
  return (
    <div className={controls.field} part="field">
      <Legend field={field} state={state} id="resume-label" />
      <p id="resume-hint" className={controls.hint} part="hint">
        {messages.fields.resumeFile.hint}
      </p>
      {isWrongFile && (
        <p id="resume-error" className={controls.error} part="error">
          {messages.error + messages.notices.wrongFile.text}
        </p>
      )}
      <DropZone field={field} state={state} chooser={chooser} />
      {resumeFile && (
        <div className={styles.file} part="file">
          <bdi id="resume-file" className={styles.fileName}>
            {resumeFile}
          </bdi>
          <Button look="quiet" onClick={remove}>
            {messages.remove}
            <span className={base.visuallyHidden}> {resumeFile}</span>
          </Button>
        </div>
      )}
      <p role="status" className={base.visuallyHidden}>
        {resumeFile ? interpolate(messages.chosen, { file: resumeFile }) : removed}
      </p>
    </div>
  );
}

/**
 * A transparent native file input covers the whole drop zone, so that the browser handles clicks, keys
 * and dropped files.
 */
function DropZone({
  field,
  state: { messages, isWrongFile, answers, chooseResume },
  chooser,
}: FieldProps<'resume'> & { chooser: Ref<HTMLInputElement> }) {
  const [isOver, setOver] = useState(false);
  const descriptions = [
    'resume-hint',
    ...(isWrongFile ? ['resume-error'] : []),
    ...(answers.resumeFile ? ['resume-file'] : []),
  ];
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
      <span id="resume-action">
        <span className={styles.action}>
          {answers.resumeFile ? messages.chooseOther : messages.chooseFile}
        </span>{' '}
        {messages.dropFile}
      </span>
      <input
        ref={chooser}
        type="file"
        id={field.name}
        name={field.name}
        accept=".pdf"
        className={styles.chooser}
        aria-labelledby="resume-label resume-action"
        aria-describedby={descriptions.join(' ')}
        aria-invalid={isWrongFile || undefined}
        onChange={(event) => choose(event.target as HTMLInputElement)}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
