import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../supabase/functions/send-email/environment.ts';
import { portVariables } from '../../tools/services/free-ports.ts';
import { readPorts } from '../../tools/services/ports.ts';

const example = readFileSync('.env.example', 'utf8');
const [ofFunction = ''] = example.split('# --- The build');

test('the example names every variable that the function reads, and no other', () => {
  const asked = new Set<string>();
  const read = (name: string) => {
    asked.add(name);
    return undefined;
  };
  expect(() => readEnvironment(read)).toThrow('send-email cannot start');
  expect(namesIn(ofFunction)).toEqual([...asked].toSorted());
});

test('the example names every port of the stack with its default', () => {
  for (const [name, port] of Object.entries(portVariables(readPorts({})))) {
    expect(example).toContain(`\n${name}=${port}\n`);
  }
});

test('the values of the example will do, once the two secrets are filled in', () => {
  const values = Object.fromEntries(
    ofFunction.split('\n').flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
  const secrets = { DRAIN_KEY: 'x'.repeat(16), PEPPER: 'x'.repeat(16) };
  const variables: Record<string, string> = { ...values, ...secrets };
  expect(readEnvironment((name) => variables[name]).mailService.kind).toBe('resend');
});

function namesIn(text: string): string[] {
  return [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name).toSorted();
}
