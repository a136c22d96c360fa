import { howFastLink, timeFigures } from '../content/timetable.ts';

const figure = new RegExp(`(${timeFigures.join('|')})`);

/** Text whose first promise of a time links to the table of all times. */
export function TimedText({ text }: { text: string }) {
  const [before, time, ...after] = text.split(figure);
  if (!time) return <>{text}</>;
  return (
    <>
      {before}
      <a href={howFastLink.href}>{time}</a>
      {after.join('')}
    </>
  );
}
