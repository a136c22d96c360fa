import { type Token, tokens } from '../../widgets/kit/tokens.ts';
import { brand } from '../content/brand.ts';
import type { Place } from '../content/embed/markup.ts';
import { type Relevance, relevance, type Settings } from '../content/embed/settings.ts';
import { type Part, partsOf } from '../content/embed/snippets.ts';
import {
  colours,
  corners,
  directions,
  frequencies,
  languages,
  modes,
  occasions,
  roles,
  type Scheme,
  schemes,
  snippets,
  themes,
  widgets,
  words,
} from '../content/embed/words.ts';
import { Band, type BandProps } from '../parts/band.tsx';
import { hidden, scripted } from '../parts/base.css.ts';
import * as code from '../parts/code.css.ts';
import { Code } from '../parts/code.tsx';
import { button } from '../parts/controls.css.ts';
import { hint } from '../parts/fields.css.ts';
import { Choice, Group, Input, Radios } from '../parts/fields.tsx';
import * as styles from './builder.css.ts';

/** What is chosen before anybody chooses: a partner sees a whole example. */
const atFirst: Settings = {
  widget: 'get-matched',
  mode: 'page',
  openOn: '',
  amount: '20',
  frequency: 'once-a-week',
  label: '',
  role: '',
  partner: 'acme',
  theme: 'auto',
  corners: 'round',
  language: 'en',
  otherLanguage: '',
  direction: 'ltr',
  ...coloursAtFirst(),
};

const place: Place = {
  site: brand.site,
  scheduler: brand.scheduler,
  package: `@${brand.slug}/widgets`,
};

/** What the script reads of the build: where things are, and our own look. */
const known = JSON.stringify({ place, defaults: { light: ownLook(0), dark: ownLook(1) } });

/** Choose, see it, copy it. site/scripts/builder/ brings it to life. */
export const Builder = (band: BandProps) => (
  <Band {...band}>
    <div className={styles.root} id="builder">
      <div className={styles.needsScripts}>{words.needsScripts}</div>
      <div className={scripted}>
        <form
          className={styles.form}
          aria-label={words.form}
          autoComplete="off"
          noValidate
          data-builder={known}
        >
          <div className={styles.choosing}>
            <div className={styles.controls}>
              <What />
              <Look />
              <Page />
              <button type="submit" className={`${button.primary} ${styles.submit}`}>
                {words.toCode}
              </button>
            </div>
            <Preview />
          </div>
          <Kinds />
        </form>
      </div>
      <div className={styles.code} data-parts>
        {partsOf('html', { settings: atFirst, tokens: {}, place }).map((part) => (
          <PartFigure key={part.where} {...part} />
        ))}
      </div>
      <template data-part>
        <PartFigure where={words.code} code="" />
      </template>
    </div>
  </Band>
);

const PartFigure = ({ where, code: lines }: Part) => (
  <figure className={code.root}>
    <h3 className={styles.where}>{where}</h3>
    <Code code={lines} name={where} />
  </figure>
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
  </Group>
);

const Preview = () => (
  <fieldset className={styles.preview}>
    <legend className={hidden}>{words.preview}</legend>
    <Radios name="page" value="light" label={words.previewScheme} options={schemes} />
    <div className={styles.stage} data-preview={words.previewFrame}>
      <span>{words.previewWaits}</span>
    </div>
    <span className={hint}>{words.previewNote}</span>
  </fieldset>
);

const Kinds = () => (
  <div className={styles.kinds}>
    <Radios name="for" value="html" label={words.codeFor} options={snippets} />
    <div className={styles.bar}>
      <span className={hint}>{words.share}</span>
      <button type="reset" className={button.secondary}>
        {words.reset}
      </button>
    </div>
  </div>
);

/** What is chosen at first, and when it is asked for. */
const about = (name: keyof Settings) => ({ name, value: atFirst[name], ...asked(name) });

/** An input's own word for it. */
const typed = (name: keyof Settings) => ({ name, defaultValue: atFirst[name], ...asked(name) });

const asked = (name: string) =>
  name in relevance ? { when: name, isHidden: !relevance[name as Relevance](atFirst) } : {};

/** Of `light-dark(#fff, #0d272e)` the first or the second, in six digits. */
function hexOf(name: Token, at: 0 | 1): string {
  const [, digits = ''] = [...tokens[name].matchAll(/#(\w+)/g)][at] ?? [];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function coloursAtFirst() {
  const entries = Object.keys(colours).flatMap((name) => [
    [`${name}-light`, hexOf(`color-${name}` as Token, 0)],
    [`${name}-dark`, hexOf(`color-${name}` as Token, 1)],
  ]);
  return Object.fromEntries(entries) as Pick<Settings, `${keyof typeof colours}-${Scheme}`>;
}

function ownLook(at: 0 | 1) {
  const names = [
    ...Object.keys(colours),
    'action-hover',
    'ink-soft',
    'link',
    'danger',
    'field',
    'selected',
    'focus',
  ];
  return Object.fromEntries(names.map((name) => [name, hexOf(`color-${name}` as Token, at)]));
}
