import { button } from '../../components/controls.css.ts';
import { Area, Choice, Group, Input } from '../../components/fields.tsx';
import { type Relevance, relevance, type Settings } from '../content/settings.ts';
import {
  colours,
  contacts,
  corners,
  directions,
  frequencies,
  languages,
  modes,
  occasions,
  roles,
  type Scheme,
  schemes,
  themes,
  widgets,
  words,
} from '../content/words.ts';
import * as styles from './builder.css.ts';
import { atFirst } from './builder-settings.ts';

/** All that can be chosen of the tag, its look and the page around it. */
export const Fields = () => (
  <div className={styles.controls}>
    <What />
    <Look />
    <Page />
    <button type="submit" className={`${button.primary} ${styles.toCode}`}>
      {words.toCode}
    </button>
  </div>
);

const What = () => (
  <Group legend={words.groups.what}>
    <Choice {...about('widget')} label={words.widget} options={widgets} />
    <Choice {...about('mode')} label={words.mode} options={modes} />
    <Choice {...about('openOn')} label={words.openOn} options={occasions} />
    <Input {...typed('amount')} label={words.amount} type="number" min="1" max="3600" />
    <Choice {...about('frequency')} label={words.frequency} options={frequencies} />
    <Input {...typed('label')} label={words.label} hint={words.labelHint} maxLength={40} />
    <Choice {...about('role')} label={words.role} hint={words.roleHint} options={roles} />
    <Choice
      {...about('contact')}
      label={words.contact}
      hint={words.contactHint}
      options={contacts}
    />
    <Input
      {...typed('partner')}
      label={words.partner}
      hint={words.partnerHint}
      maxLength={80}
      {...asWritten}
    />
  </Group>
);

/** No word of a language: nothing to correct. */
const asWritten = { spellCheck: false, autoCapitalize: 'none' };

const Look = () => (
  <Group legend={words.groups.look}>
    <Choice {...about('theme')} label={words.theme} options={themes} />
    <Choice {...about('corners')} label={words.corners} options={corners} />
    <div className={styles.colours}>
      {Object.entries(colours).map(([name, label]) => (
        <fieldset key={name} className={styles.colour}>
          <legend>{label}</legend>
          {(Object.keys(schemes) as Scheme[]).map((scheme) => (
            <ColourField key={scheme} name={name as keyof typeof colours} scheme={scheme} />
          ))}
        </fieldset>
      ))}
    </div>
    <div role="status" className={styles.checks} data-checks="[]">
      <div>{words.passes}</div>
    </div>
  </Group>
);

function ColourField({ name, scheme }: { name: keyof typeof colours; scheme: Scheme }) {
  const field = `${name}-${scheme}` as const;
  const value = atFirst[field];
  return (
    <div className={styles.swatch} data-when={scheme}>
      <span aria-hidden="true">{schemes[scheme]}</span>
      <input
        type="color"
        defaultValue={value}
        data-pick={field}
        aria-label={words.pick(colours[name], schemes[scheme])}
      />
      <input
        className={styles.hex}
        type="text"
        name={field}
        defaultValue={value}
        maxLength={7}
        spellCheck={false}
        autoCapitalize="none"
        aria-label={words.write(colours[name], schemes[scheme])}
      />
    </div>
  );
}

const Page = () => (
  <Group legend={words.groups.page}>
    <Choice
      {...about('language')}
      label={words.language}
      hint={words.languageHint}
      options={languages}
    />
    <Input
      {...typed('otherLanguage')}
      label={words.otherLanguage}
      hint={words.otherLanguageHint}
      maxLength={12}
      {...asWritten}
    />
    <Choice {...about('direction')} label={words.direction} options={directions} />
    <div className={styles.translation} {...whenAsked('translation')}>
      <Area
        name="translation"
        label={words.translation}
        hint={words.translationHint}
        {...asWritten}
        dir="ltr"
        data-translation=""
      />
      <div role="status" className={styles.checks} data-slips />
    </div>
  </Group>
);

/** What is chosen at first, and when it is asked for. */
const about = (name: keyof Settings) => ({ name, value: atFirst[name], ...asked(name) });

/** An input's own word for it. */
const typed = (name: keyof Settings) => ({ name, defaultValue: atFirst[name], ...asked(name) });

const whenAsked = (name: Relevance) => ({ 'data-when': name, hidden: !relevance[name](atFirst) });

const asked = (name: string) =>
  name in relevance ? { when: name, isHidden: !relevance[name as Relevance](atFirst) } : {};
