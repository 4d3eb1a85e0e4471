import { phrases, unlessDenied, type Wish } from './phrases.ts';

/** Danish and English names of languages that ads require. English and Danish are separate wishes. */
const languages: readonly (readonly [danish: string, english: string])[] = [
  ['tysk', 'german'],
  ['svensk', 'swedish'],
  ['norsk', 'norwegian'],
  ['fransk', 'french'],
  ['spansk', 'spanish'],
  ['italiensk', 'italian'],
  ['hollandsk', 'dutch'],
  ['polsk', 'polish'],
  ['rumaensk', 'romanian'],
  ['ukrainsk', 'ukrainian'],
  ['russisk', 'russian'],
  ['arabisk', 'arabic'],
  ['tyrkisk', 'turkish'],
  ['kinesisk', 'chinese'],
];

/** Wishes for work with a language. */
export const languageWishes: readonly Wish[] = languages.map(([danish, english]) => ({
  mark: `w0sprog${danish}0`,
  typed: phrases(
    `(?:jeg\\s+)?(?:taler|kan|god\\s+til|flydende\\s+i|flydende)\\s+(?:flydende\\s+|godt\\s+|lidt\\s+)?${danish}`,
    `(?:i\\s+)?speak(?:ing)?\\s+(?:fluent\\s+)?${english}`,
  ),
  written: unlessDenied(`${danish}(?!\\s+(?:er\\s+ikke|ikke|mad|koekken))`, english),
  mainly: unlessDenied(`(?:kan|taler|flydende)\\s+(?:[a-z]+\\s+)?${danish}`, `${danish}\\s+og`),
}));
