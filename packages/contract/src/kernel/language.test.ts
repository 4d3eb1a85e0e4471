import { afterAll, afterEach, expect, it } from 'vitest';
import {
  chosenLanguage,
  currentLanguage,
  isLanguageUnsaved,
  type Language,
  languageCookie,
  perLocale,
  setLanguageSource,
  unsavedLanguageCookie,
} from './language.ts';

const former = setLanguageSource(() => undefined);
afterEach(() => setLanguageSource(() => undefined));
afterAll(() => setLanguageSource(former));

it.each([
  [null, undefined],
  ['locale=en', 'en'],
  ['a=1; locale=da; b=2', 'da'],
  ['locale=xx', undefined],
  ['mylocale=en', undefined],
  ['locale=../../etc', undefined],
])('%s chooses %s', (cookie, language) => {
  expect(chosenLanguage(cookie)).toBe(language);
});

it('writes a cookie that is read again', () => {
  expect(languageCookie('en', false)).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(languageCookie('en', true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(chosenLanguage(languageCookie('en', true))).toBe('en');
});

it('reports whether the account has stored the choice', () => {
  expect(isLanguageUnsaved('locale=en')).toBe(false);
  expect(isLanguageUnsaved(`locale=en; ${unsavedLanguageCookie(true)}`)).toBe(true);
  expect(unsavedLanguageCookie(false)).toContain('Max-Age=0');
});

it('is Danish without a source, and creates each value once', () => {
  const made: string[] = [];
  const locale = perLocale((locale) => {
    made.push(locale);
    return locale;
  });
  expect([currentLanguage(), locale()]).toEqual(['da', 'da-DK']);
  let now: Language = 'en';
  setLanguageSource(() => now);
  expect([currentLanguage(), locale(), locale()]).toEqual(['en', 'en-GB', 'en-GB']);
  now = 'da';
  expect(locale()).toBe('da-DK');
  expect(made).toEqual(['da-DK', 'en-GB']);
});
