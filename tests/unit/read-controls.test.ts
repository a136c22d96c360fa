import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readControls } from '../../widgets/kit/form/read-controls.ts';

class Input extends EventTarget {
  readonly type: string;
  readonly checked: boolean;
  value = '';
  constructor(type: string, checked = false) {
    super();
    this.type = type;
    this.checked = checked;
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', class extends EventTarget {});
  vi.stubGlobal('HTMLSelectElement', class extends EventTarget {});
});
afterEach(() => vi.unstubAllGlobals());

/** The events that the view gets from the controls of a form when it is sent. */
function eventsWhenSent(controls: Readonly<Record<string, Input>>): string[] {
  const events: string[] = [];
  for (const [name, control] of Object.entries(controls))
    for (const type of ['input', 'change'])
      control.addEventListener(type, () => events.push(`${type} of ${name}`));
  const form = Object.assign(new EventTarget(), { elements: Object.values(controls) });
  const root = new EventTarget();
  readControls(root as ShadowRoot);
  const submit = new Event('submit');
  Object.defineProperty(submit, 'target', { value: form });
  root.dispatchEvent(submit);
  return events;
}

test('the chosen one of a group of radio buttons is read, and every checkbox', () => {
  const events = eventsWhenSent({
    chosen: new Input('radio', true),
    other: new Input('radio'),
    checked: new Input('checkbox', true),
    unchecked: new Input('checkbox'),
  });
  expect(events).toEqual(['change of chosen', 'change of checked', 'change of unchecked']);
});

test('a text that a program has filled in is read', () => {
  const email = new Input('email');
  email.value = 'ada@byron.example';
  expect(eventsWhenSent({ email })).toEqual(['input of email']);
});
