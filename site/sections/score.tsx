import { type BandProps, Head, Stand } from '../components/band.tsx';
import { Diff } from '../components/diff.tsx';
import { Icon } from '../components/icon.tsx';
import { labels } from '../content/labels.ts';
import {
  type Mark,
  type Passage,
  type ScoredAnswer,
  type ScoredTask,
  type ScoredTaskName,
  scoredTasks,
} from '../content/scored-tasks.ts';
import { scriptOnly } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import { marks } from '../style/marks.css.ts';
import { sheets } from '../style/paper.css.ts';
import * as styles from './score.css.ts';

interface ScoreProps extends BandProps {
  task: ScoredTaskName;
}

const words = labels.score;
const names = ['A', 'B'] as const;

/**
 * A task, two answers (on phones one at a time), radio buttons for the visitor's marks, and our marks behind a disclosure.
 * site/scripts/score.ts adds up the visitor's marks and shows them next to ours.
 */
export function Score({ task: name, id, ground, ...head }: ScoreProps) {
  const task = scoredTasks[name];
  const others = Object.values(scoredTasks).filter((other) => other !== task);
  return (
    <Stand id={id} ground={ground}>
      <div id="score" className={styles.root} data-score>
        <div className={styles.brief}>
          <div className={styles.task}>
            <Head {...head} sample={task.sample} />
            <h3>{task.title}</h3>
            <p>{task.brief}</p>
          </div>
          <div className={sheets.sand}>
            <Passages passages={task.material} />
          </div>
        </div>
        <div className={styles.answers}>
          <fieldset className={styles.shown} aria-label={words.shown}>
            {names.map((name) => (
              <label key={name}>
                <input type="radio" name="shown" value={name} defaultChecked={name === 'A'} />
                {words.answer(name)}
              </label>
            ))}
          </fieldset>
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
          <summary className={button.primary}>
            {words.open}
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={`${sheets.white} ${styles.columns}`}>
            {task.answers.map((answer, index) => (
              <OurMarks key={names[index]} name={names[index]} answer={answer} task={task} />
            ))}
            <div className={styles.verdict}>
              <p>{task.verdict}</p>
              <output data-text={words.agreement} />
            </div>
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
    </Stand>
  );
}

const Passages = ({ passages }: { passages: Passage[] }) => (
  <div className={styles.passages}>
    {passages.map(({ label, lines, isCode }) => (
      <div key={label}>
        <p className={styles.label}>{label}</p>
        {isCode ? <Diff lines={lines} /> : lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    ))}
  </div>
);

interface AnswerProps {
  name: (typeof names)[number] | undefined;
  answer: ScoredAnswer;
}

const Answer = ({ name, answer, criteria }: AnswerProps & { criteria: string[] }) => (
  <div className={`${sheets.white} ${styles.answer}`} data-reveal>
    <h3>{words.answer(name)}</h3>
    <Passages passages={answer.passages} />
    <fieldset className={`${scriptOnly} ${styles.yours}`}>
      <legend>{words.yours(name)}</legend>
      {criteria.map((criterion, index) => (
        <fieldset key={criterion} className={styles.suns}>
          <legend className={styles.criterion}>{criterion}</legend>
          {words.marks.map((mark, value) => (
            <label key={mark}>
              <input
                type="radio"
                name={`${name}${index}`}
                value={value}
                className={marks[value as Mark]}
              />
              <span>{mark}</span>
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
    <ul className={styles.reasons}>
      {answer.marks.map(({ mark, reason }, index) => (
        <li key={reason} data-mark={`${name}${index}`} data-ours={mark}>
          <i className={marks[mark]} />
          <div>
            <p>
              <b>
                {task.criteria[index]}: {words.marks[mark]}
              </b>
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
