import { expect, it } from 'vitest';
import { readLanguage } from './languages';

it.each([
  [null, 'da'],
  ['lang=en', 'en'],
  ['a=1; lang=en; b=2', 'en'],
  ['lang=xx', 'da'],
  ['slang=en', 'da'],
  ['lang=../../etc', 'da'],
])('%s asks for %s', (cookie, lang) => {
  expect(readLanguage(cookie)).toBe(lang);
});
