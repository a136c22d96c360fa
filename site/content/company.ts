import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { company as fields } from './brand.ts';
import { readRecords } from './records.ts';

const text = v.string('text is needed');
const picture = v.pipe(
  v.custom<`/pictures/${string}`>(
    (path) => typeof path === 'string' && path.startsWith('/pictures/'),
    'an address such as “/pictures/name.webp” is needed',
  ),
  v.check((path) => existsSync(`site${path}`), 'there is no picture of that name'),
);
const filled = v.pipe(text, v.nonEmpty('text is needed'));

const companyFields = v.strictObject({
  entity: text,
  address: text,
  founded: v.pipe(
    v.string('a year in quotes is needed, or nothing'),
    v.regex(/^(?:\d{4})?$/, 'a year such as “2021” is needed, or nothing'),
  ),
  approval: v.pipe(
    v.string('a time is needed, or nothing'),
    v.regex(
      /^(?:[1-9]\d* (?:hour|workday|week)s?)?$/,
      'a time such as “2 workdays” is needed, or nothing',
    ),
  ),
  payday: v.pipe(
    v.string('a day is needed, or nothing'),
    v.regex(
      /^(?:(?:on|every|within) .+[^.])?$/,
      'words such as “on the last weekday of each month” are needed, or nothing',
    ),
  ),
  people: v.array(
    v.strictObject({
      name: filled,
      role: filled,
      moment: filled,
      description: filled,
      photo: picture,
    }),
    'a list is needed',
  ),
  logos: v.array(v.strictObject({ name: filled, picture }), 'a list is needed'),
});

export type Company = v.InferOutput<typeof companyFields>;

/** Checks what brand.ts says about the company. Throws one line that names each wrong field. */
export const readCompany = (record: unknown): Company =>
  readRecords('brand.ts', companyFields, record);

export const company = readCompany(fields);

/** For the foot of each page: "Since 2021 · Daybreak Talent LLC, 1 Main Street, Dover". */
export const imprintOf = ({ entity, address, founded }: Company, name: string): string =>
  [founded && `Since ${founded}`, [entity || name, address].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
