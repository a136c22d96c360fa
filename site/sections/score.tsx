import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { labels } from '../content/labels.ts';
import {
  type Passage,
  type ScoredAnswer,
  type ScoredTask,
  type ScoredTaskName,
  scoredTasks,
} from '../content/scored-tasks.ts';
import { ProgressIcon } from '../illustrations/progress-icon.tsx';
import { scriptOnly } from '../style/base.css.ts';
import { radios } from '../style/radios.css.ts';
import * as styles from './score.css.ts';

interface ScoreProps extends BandProps {
  task: ScoredTaskName;
}

const words = labels.score;
const names = ['A', 'B'] as const;
const progress = ['none', 'half', 'full'] as const;

/**
 * A task, two answers, radio buttons for the visitor's marks, and our marks behind a disclosure.
 * site/scripts/score.ts adds up the visitor's marks and shows them next to ours.
 */
export function Score({ task: name, ...band }: ScoreProps) {
  const task = scoredTasks[name];
  const others = Object.values(scoredTasks).filter((other) => other !== task);
  return (
    <Band {...band} isSample={task.sample}>
      <div id="score" className={styles.root} data-score>
        <div className={styles.task} data-reveal>
          <div>
            <p className={styles.label}>{words.task}</p>
            <h3>{task.title}</h3>
            <p className={styles.brief}>{task.brief}</p>
          </div>
          <Passages passages={task.material} />
        </div>
        <div className={styles.answers}>
          {task.answers.map((answer, index) => (
            <Answer
              key={names[index]}
              name={names[index]}
              answer={answer}
              criteria={task.criteria}
            />
          ))}
        </div>
        <details className={styles.ours} data-you={words.you}>
          <summary className={styles.open}>
            {words.open}
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={styles.columns}>
            {task.answers.map((answer, index) => (
              <OurMarks key={names[index]} name={names[index]} answer={answer} task={task} />
            ))}
          </div>
          <div className={styles.verdict}>
            <p>{task.verdict}</p>
            <output data-text={words.agreement} />
          </div>
        </details>
        <p className={styles.others}>
          {words.others}{' '}
          {others.map(({ role, page }) => (
            <a key={page} href={`${page}#score`}>
              {role}
            </a>
          ))}
        </p>
      </div>
    </Band>
  );
}

const Passages = ({ passages }: { passages: Passage[] }) => (
  <div className={styles.passages}>
    {passages.map(({ label, lines, isCode }) => (
      <div key={label}>
        <p className={styles.label}>{label}</p>
        {isCode ? <Code lines={lines} /> : lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    ))}
  </div>
);

/** Each line is an element, so there must be no line breaks between them. */
const Code = ({ lines }: { lines: string[] }) => (
  <pre className={styles.code} dir="ltr">
    {lines.map((line) => {
      const Line = changes[line[0] ?? ''] ?? 'span';
      return <Line key={line}>{`${line}\n`}</Line>;
    })}
  </pre>
);

const changes: Record<string, 'ins' | 'del'> = { '+': 'ins', '-': 'del' };

interface AnswerProps {
  name: (typeof names)[number] | undefined;
  answer: ScoredAnswer;
}

const Answer = ({ name, answer, criteria }: AnswerProps & { criteria: string[] }) => (
  <div className={styles.answer} data-reveal>
    <div className={styles.head}>
      <h3>{words.answer(name)}</h3>
      <span aria-hidden="true">{name === 'A' ? words.after : words.before}</span>
    </div>
    <Passages passages={answer.passages} />
    <fieldset className={`${scriptOnly} ${styles.yours}`}>
      <legend className={styles.label}>{words.yours(name)}</legend>
      {criteria.map((criterion, index) => (
        <fieldset key={criterion} className={radios}>
          <legend className={styles.criterion}>{criterion}</legend>
          {words.marks.map((mark, value) => (
            <label key={mark}>
              <input type="radio" name={`${name}${index}`} value={value} />
              {mark}
            </label>
          ))}
        </fieldset>
      ))}
      <output
        className={styles.points}
        data-text={words.points(2 * criteria.length)}
        data-answer={name}
      />
    </fieldset>
  </div>
);

const OurMarks = ({ name, answer, task }: AnswerProps & { task: ScoredTask }) => (
  <div>
    <h3>{words.ours(name, pointsOf(answer), 2 * task.criteria.length)}</h3>
    <ul className={styles.marks}>
      {answer.marks.map(({ mark, reason }, index) => (
        <li key={reason} data-mark={`${name}${index}`} data-ours={mark}>
          <ProgressIcon progress={progress[mark]} />
          <div>
            <p className={styles.criterion}>
              {task.criteria[index]}: {words.marks[mark]}
            </p>
            <p className={styles.theirs} />
            <p>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const pointsOf = ({ marks }: ScoredAnswer) => marks.reduce((sum, { mark }) => sum + mark, 0);
