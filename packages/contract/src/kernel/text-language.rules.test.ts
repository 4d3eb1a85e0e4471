import { expect, it } from 'vitest';
import { languageOfText } from './text-language.rules.ts';

it.each([
  ['Kok til havnens bedste frokost', 'da'],
  ['Sygeplejerske, nattevagt', 'da'],
  // No stop word of either language: the country's language.
  ['Senior Software Engineer', 'da'],
  ['Nurse for the night shift', 'en'],
  ['Head of Logistics in Aarhus', 'en'],
  ['Head of Logistics på Fyn', 'da'],
  ['Vi søger en software engineer, der kan lide at arbejde in the cloud, og som vil være med fra begyndelsen.', 'da'],
  [
    'We are looking for a nurse who will join our team in Aarhus. You will work with the doctors of Sygehus Nord.',
    'en',
  ],
  ['Tak for jeres opslag. I am fluent in English, og jeg har arbejdet som kok i seks år hos jer.', 'da'],
  ['', 'da'],
] as const)('%j was written in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
