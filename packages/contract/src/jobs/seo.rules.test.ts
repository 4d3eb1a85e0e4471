import { describe, expect, test } from 'vitest';
import { jobSeo } from './seo.rules.ts';

const herning = { zip: '7400', region: 'Midtjylland' };

describe('the address part of an ad', () => {
  test.each([
    [
      'joins words by hyphens',
      'Sygeplejerske til akutmodtagelsen',
      'Sygeplejerske-til-akutmodtagelsen-7400-Midtjylland',
    ],
    ['writes an ampersand as and', 'Salg & marketing', 'Salg-and-marketing-7400-Midtjylland'],
    ['writes an ampersand without spaces the same way', 'R&D', 'R-and-D-7400-Midtjylland'],
    ['collapses repeated hyphens', 'Kok -- aften   og  weekend', 'Kok-aften-og-weekend-7400-Midtjylland'],
    ['keeps Danish letters', 'Tømrer på Ærø', 'Tømrer-på-Ærø-7400-Midtjylland'],
    ['is the same for å in one sign and in two', 'Pa\u030a', 'På-7400-Midtjylland'],
    ['turns slashes into hyphens', 'Butiksassistent/-medarbejder', 'Butiksassistent-medarbejder-7400-Midtjylland'],
    ['drops quotes and brackets', '"Den gode" (bager)', 'Den-gode-bager-7400-Midtjylland'],
    ['drops apostrophes without a gap', "HK'er", 'HKer-7400-Midtjylland'],
    ['leaves nothing that an address reads as its own', 'A? B#C %20 <b>;:@=+,', 'A-B-C-20-b-7400-Midtjylland'],
    ['drops emoji', '🎉 Fest 🎉', 'Fest-7400-Midtjylland'],
    ['has a word even when nothing is left of the title', '🎉', 'job-7400-Midtjylland'],
    ['leaves no dots that climb folders', '../../etc/passwd', 'etc-passwd-7400-Midtjylland'],
    ['survives a NUL byte and line breaks', 'A\u0000B\nC', 'A-B-C-7400-Midtjylland'],
    ['keeps letters of other languages', 'Вчитель', 'Вчитель-7400-Midtjylland'],
  ])('%s', (_what, title, seo) => {
    expect(jobSeo(title, herning)).toBe(seo);
  });

  test('ends with the title when the ad has no place', () => {
    expect(jobSeo('Kok')).toBe('Kok');
  });

  test('does not change when made from its own result', () => {
    const once = jobSeo('Salg & marketing: "Nord"');
    expect(jobSeo(once)).toBe(once);
  });

  test('is read back from an address unchanged', () => {
    const seo = jobSeo('Tømrer & snedker på Fyn', { zip: '5000', region: 'Syddanmark' });
    expect(decodeURIComponent(encodeURIComponent(seo))).toBe(seo);
    expect(encodeURI(seo)).toBe(encodeURIComponent(seo));
  });
});
