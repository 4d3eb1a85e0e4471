import { expect, test } from 'vitest';
import { fitting } from './toast-store';

const done = { label: 'Fortryd', onClick: () => undefined };

test.each([
  ['three stay', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['of four the oldest is removed', ['a', 'b', 'c', 'd'], ['b', 'c', 'd']],
  ['one with an action stays before one without', ['Undo', 'b', 'c', 'd'], ['Undo', 'c', 'd']],
  ['the newest stays beside three with an action', ['Undo', 'Undo 2', 'Undo 3', 'd'], ['Undo 2', 'Undo 3', 'd']],
])('%s', (_, texts, expected) => {
  const messages = texts.map((text) => ({ text, action: text.startsWith('Undo') ? done : undefined }));
  expect(fitting(messages).map(({ text }) => text)).toEqual(expected);
});
