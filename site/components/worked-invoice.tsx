import { dollars } from '../content/dollars.ts';
import { labels } from '../content/labels.ts';
import type { Rate } from '../content/rates.ts';
import * as styles from './worked-invoice.css.ts';

const words = labels.terms;

/** The range of a rate, and what a month at one rate of that range costs. */
export const WorkedInvoice = ({ rate: { from, to, rate, hours } }: { rate: Rate }) => (
  <>
    <p className={styles.range}>{words.range(dollars(from), dollars(to))}</p>
    <table className={styles.invoice}>
      <caption>{words.invoice}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.line(hours, dollars(rate))}</th>
          <td>{dollars(hours * rate)}</td>
        </tr>
        <tr>
          <th scope="row">{words.due}</th>
          <td>{dollars(hours * rate)}</td>
        </tr>
      </tbody>
    </table>
  </>
);
