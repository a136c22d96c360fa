import { expect, test } from 'vitest';
import { fieldRows } from '../../site/content/form-fields.ts';
import { elements } from '../../site/embed-builder/content/reference.ts';
import * as contract from '../../supabase/functions/_shared/contract.ts';

const rows = elements.flatMap(({ name }) => fieldRows(name));

test('the reference names each field of each form, and each value that there is to choose', () => {
  const fields = contract.forms.flatMap((form) => Object.keys(form.fields));
  expect(new Set(rows.map(([field]) => field))).toEqual(
    new Set(fields.map((name) => `\`${name}\``)),
  );
  const lists = [
    ...[contract.roles, contract.engagements, contract.managements, contract.projectTypes],
    ...[contract.companySizes, contract.startDates, contract.topics, contract.talentTypes],
    ...[contract.urgencies, contract.experiences, contract.availabilities],
  ];
  const shown = rows.map(([, values]) => values);
  for (const list of lists) expect(shown).toContain(list.map((value) => `\`${value}\``).join(', '));
});
