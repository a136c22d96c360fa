import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './storefront.css.ts';

interface StorefrontProps extends CaptionProps {
  /** What is on the page. Each has a number: that of the job behind it, in the list on the page. */
  banner: string;
  name: string;
  /** In US dollars. */
  price: number;
  button: string;
  stock: string;
  chat: { customer: string; agent: string };
  payout: { label: string; sum: number };
}

/** The product page of an online store under an awning, with a number at the work of each job. */
export const Storefront = ({ caption, sample, ...page }: StorefrontProps) => (
  <Panel caption={caption} sample={sample} on="paper">
    <Awning />
    <p className={styles.banner}>
      <Job number={2} /> {page.banner}
    </p>
    <div className={styles.product}>
      <Lamp />
      <div className={styles.words}>
        <p className={styles.name}>{page.name}</p>
        <p className={styles.price}>${page.price}</p>
        <p className={styles.button}>
          <Job number={1} /> {page.button}
        </p>
        <p className={styles.stock}>
          <Job number={4} /> {page.stock}
        </p>
      </div>
    </div>
    <div className={styles.behind}>
      <div className={styles.chat}>
        <p className={styles.customer}>{page.chat.customer}</p>
        <p className={styles.agent}>
          <Job number={3} /> {page.chat.agent}
        </p>
      </div>
      <p className={styles.payout}>
        <Job number={5} /> {page.payout.label} <b>${page.payout.sum}</b>
      </p>
    </div>
  </Panel>
);

const Job = ({ number }: { number: number }) => <b className={styles.job}>{number}</b>;

const Awning = () => (
  <svg
    viewBox="0 0 520 56"
    preserveAspectRatio="none"
    className={styles.awning}
    height="56"
    aria-hidden="true"
  >
    {Array.from({ length: 13 }, (_, stripe) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a stripe has no identity but its position
        key={stripe}
        d={`M${stripe * 40} 0h40v36a20 20 0 0 1-40 0z`}
        fill={stripe % 2 ? 'var(--clay)' : 'var(--protea)'}
      />
    ))}
  </svg>
);

const Lamp = () => (
  <svg viewBox="0 0 200 220" className={styles.picture} aria-hidden="true">
    <circle cx="100" cy="92" r="82" fill="var(--sun-bright)" opacity=".5" />
    <path d="M46 104a54 54 0 0 1 108 0z" fill="var(--sun)" />
    <path d="M100 104v84M62 190h76" stroke="var(--night)" stroke-width="9" stroke-linecap="round" />
    <path d="M128 104v34" stroke="var(--night)" stroke-width="3" />
    <circle cx="128" cy="142" r="6" fill="var(--protea)" />
  </svg>
);
