import { messages as wizard } from '../../../widgets/get-matched/content.ts';
import { CodeArea, FoldedGroup, Group, Input, Select } from '../../components/fields.tsx';
import { button } from '../../style/controls.css.ts';
import { initialSettings } from '../content/initial-settings.ts';
import { type Relevance, relevance, type Settings } from '../content/settings.ts';
import { widgets } from '../content/widgets.ts';
import {
  colors,
  contacts,
  corners,
  directions,
  frequencies,
  languages,
  modes,
  places,
  type Scheme,
  schemes,
  themes,
  triggers,
  words,
} from '../content/words.ts';
import * as styles from './builder.css.ts';

/** The fields for the element, its theme and the partner's page. */
export const Fields = () => (
  <div className={styles.controls}>
    <WidgetFields />
    <div>
      <ThemeFields />
      <PageFields />
    </div>
    <button type="submit" className={`${button.primary} ${styles.toCode}`}>
      {words.toCode}
    </button>
  </div>
);

const WidgetFields = () => (
  <Group legend={words.groups.what}>
    <Select {...selectProps('widget')} label={words.widget} options={widgets} />
    <Select {...selectProps('mode')} label={words.mode} options={modes} />
    <Select {...selectProps('openOn')} label={words.openOn} options={triggers} />
    <Input {...inputProps('amount')} label={words.amount} type="number" min="1" max="3600" />
    <Select {...selectProps('frequency')} label={words.frequency} options={frequencies} />
    <Input {...inputProps('label')} label={words.label} hint={words.labelHint} maxLength={40} />
    <Select {...selectProps('corner')} label={words.corner} options={places} />
    <Input
      {...inputProps('distance')}
      label={words.distance}
      hint={words.distanceHint}
      type="number"
      min="16"
      max="400"
    />
    <Select
      {...selectProps('role')}
      label={words.role}
      hint={words.roleHint}
      options={{ '': words.anyRole, ...wizard.steps.role.options }}
    />
    <Select
      {...selectProps('contact')}
      label={words.contact}
      hint={words.contactHint}
      options={contacts}
    />
    <Input
      {...inputProps('partner')}
      label={words.partner}
      hint={words.partnerHint}
      maxLength={80}
      {...noCorrection}
    />
  </Group>
);

/** For codes and names, which browsers must not correct. */
const noCorrection = { spellCheck: false, autoCapitalize: 'none' };

const ThemeFields = () => (
  <FoldedGroup legend={words.groups.look}>
    <Select {...selectProps('theme')} label={words.theme} hint={words.themeHint} options={themes} />
    <Select {...selectProps('corners')} label={words.corners} options={corners} />
    <div className={styles.colors}>
      {Object.entries(colors).map(([name, label]) => (
        <fieldset key={name} className={styles.color}>
          <legend>{label}</legend>
          {(Object.keys(schemes) as Scheme[]).map((scheme) => (
            <ColorField key={scheme} name={name as keyof typeof colors} scheme={scheme} />
          ))}
        </fieldset>
      ))}
    </div>
    <div role="status" className={styles.messages} data-warnings="[]">
      <div>{words.passes}</div>
    </div>
  </FoldedGroup>
);

function ColorField({ name, scheme }: { name: keyof typeof colors; scheme: Scheme }) {
  const field = `${name}-${scheme}` as const;
  const value = initialSettings[field];
  return (
    <div className={styles.swatch} data-when={scheme}>
      <span aria-hidden="true">{schemes[scheme]}</span>
      <input
        type="color"
        defaultValue={value}
        data-pick={field}
        aria-label={words.pick(colors[name], schemes[scheme])}
      />
      <input
        className={styles.hex}
        type="text"
        dir="ltr"
        name={field}
        defaultValue={value}
        maxLength={7}
        spellCheck={false}
        autoCapitalize="none"
        aria-label={words.write(colors[name], schemes[scheme])}
      />
    </div>
  );
}

const PageFields = () => (
  <FoldedGroup legend={words.groups.page}>
    <Select
      {...selectProps('language')}
      label={words.language}
      hint={words.languageHint}
      options={languages}
    />
    <Input
      {...inputProps('otherLanguage')}
      label={words.otherLanguage}
      hint={words.otherLanguageHint}
      maxLength={12}
      {...noCorrection}
    />
    <Select {...selectProps('direction')} label={words.direction} options={directions} />
    <div className={styles.translation} {...relevanceAttributes('translation')}>
      <CodeArea
        name="translation"
        label={words.translation}
        hint={words.translationHint}
        {...noCorrection}
        dir="ltr"
        data-translation=""
      />
      <div role="status" className={styles.messages} data-translation-errors />
    </div>
  </FoldedGroup>
);

const selectProps = (name: keyof Settings) => ({
  name,
  value: initialSettings[name],
  ...relevanceProps(name),
});

const inputProps = (name: keyof Settings) => ({
  name,
  defaultValue: initialSettings[name],
  ...relevanceProps(name),
});

/** For elements that the script shows only while the choice applies. */
const relevanceAttributes = (name: Relevance) => ({
  'data-when': name,
  hidden: !relevance[name](initialSettings),
});

const relevanceProps = (name: string) =>
  name in relevance ? { when: name, isHidden: !relevance[name as Relevance](initialSettings) } : {};
