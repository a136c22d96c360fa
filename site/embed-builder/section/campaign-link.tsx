import { messages as wizard } from '../../../widgets/get-matched/content.ts';
import { Band, type BandProps } from '../../components/band.tsx';
import * as code from '../../components/code.css.ts';
import { Code } from '../../components/code.tsx';
import { Input, Select } from '../../components/fields.tsx';
import { brand } from '../../content/brand.ts';
import { scriptOnly } from '../../style/base.css.ts';
import { button } from '../../style/controls.css.ts';
import {
  campaignAddress,
  campaignRows,
  initialLink,
  type CampaignLink as Link,
  campaignWords as words,
} from '../content/campaign-link.ts';
import * as styles from './tools.css.ts';

const MAX_LENGTH = 80;

/** Builds a link that says where a visitor comes from. Its script is script/campaign-link.ts. */
export const CampaignLink = (band: BandProps) => {
  const address = campaignAddress(initialLink, brand.site);
  return (
    <Band {...band}>
      <form
        className={styles.link}
        id="campaign-link"
        aria-label={words.form}
        method="dialog"
        noValidate
        data-campaign-link={brand.site}
      >
        <div className={styles.needsScripts}>{words.needsScripts}</div>
        <div className={`${scriptOnly} ${styles.fields}`}>
          <Text name="page" />
          <Select
            name="link-role"
            label={words.role}
            hint={words.roleHint}
            options={{ '': words.anyRole, ...wizard.steps.role.options }}
            value={initialLink.role}
          />
          <Text name="source" />
          <Text name="medium" />
          <Text name="campaign" />
          <Text name="content" />
          <Text name="words" />
        </div>
        <p className={scriptOnly}>
          <button type="submit" className={button.primary}>
            {words.toAddress}
          </button>
        </p>
        <div className={styles.result}>
          <figure className={code.root}>
            <Code code={address} name={words.address} />
          </figure>
          <div className={`${scriptOnly} ${styles.code}`}>
            <div data-qr={words.code} />
            <a href="#campaign-link" download="campaign-link.svg">
              {words.saveCode}
            </a>
          </div>
          <div>
            <h3>{words.seen}</h3>
            <dl className={styles.rows} data-rows>
              {campaignRows(address).map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </form>
    </Band>
  );
};

const Text = ({ name }: { name: Exclude<keyof Link, 'role'> }) => (
  <Input
    name={`link-${name}`}
    label={words[name]}
    hint={words[`${name}Hint`]}
    defaultValue={initialLink[name]}
    maxLength={MAX_LENGTH}
    spellCheck={name === 'words'}
    autoCapitalize="none"
  />
);
