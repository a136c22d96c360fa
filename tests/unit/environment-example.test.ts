import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../supabase/functions/send-email/config/environment.ts';
import { portVariables } from '../../tools/services/free-ports.ts';
import { readPorts } from '../../tools/services/ports.ts';

const example = readFileSync('.env.example', 'utf8');
const [ofFunction = ''] = example.split('# --- The build');

test('the example names every variable that the function reads, and no other', () => {
  const asked = new Set<string>();
  // These two require a secret as well.
  const set: Record<string, string> = { PROOF: 'altcha', WEBHOOK_URL: 'https://hooks.example' };
  const read = (name: string) => {
    asked.add(name);
    return set[name];
  };
  expect(() => readEnvironment(read)).toThrow('send-email cannot start');
  const named = [...ofFunction.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...asked].toSorted());
});

test('the example names every port of the stack with its default', () => {
  for (const [name, port] of Object.entries(portVariables(readPorts({})))) {
    expect(example).toContain(`\n${name}=${port}\n`);
  }
});

test('the example is a valid configuration after its two secrets are filled in', () => {
  const lines = ofFunction.matchAll(/^([A-Z_]+)=(.*)$/gm);
  const values = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  const start = (secrets: Record<string, string>) =>
    readEnvironment((name) => secrets[name] ?? values[name]);
  expect(start({ DRAIN_KEY: 'x'.repeat(16), PEPPER: 'x'.repeat(16) })).toMatchObject({
    mailRate: 2,
    webhook: undefined,
    proofSecret: undefined,
  });
  expect(() => start({})).toThrow(/^send-email cannot start: set DRAIN_KEY[^;]*; set PEPPER[^;]*$/);
});
