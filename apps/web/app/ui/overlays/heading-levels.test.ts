import { expect, it } from 'vitest';
import { headingsFrom } from './heading-levels.ts';

it.each([
  ['<p>a</p><h3>b</h3><h4>c</h4>', 2, '<p>a</p><h2>b</h2><h3>c</h3>'],
  ['<h2>b</h2><h3>c</h3>', 3, '<h3>b</h3><h4>c</h4>'],
  ['<h2>b</h2>', 2, '<h2>b</h2>'],
  ['<h4>b</h4><h2>c</h2>', 2, '<h4>b</h4><h2>c</h2>'],
  ['<hr><p>h3</p>', 2, '<hr><p>h3</p>'],
  ['', 2, ''],
])('%s from level %i is %s', (html, top, expected) => {
  expect(headingsFrom(html, top)).toBe(expected);
});
