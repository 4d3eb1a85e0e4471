import { expect, test } from 'vitest';
import { inRunningText } from './running-text.rules.ts';

test.each([
  ['Dansk', 'dansk'],
  ['Østrigsk tysk', 'østrigsk tysk'],
  ['Datamatiker', 'datamatiker'],
  ['HR-konsulent', 'HR-konsulent'],
  ['Ph.D. grad', 'Ph.D. grad'],
  ['Gymnasium/HF/HHX eller lignende', 'Gymnasium/HF/HHX eller lignende'],
  ['deltid', 'deltid'],
  ['', ''],
])('"%s" is written "%s" in a sentence', (name, shown) => {
  expect(inRunningText(name)).toBe(shown);
});
