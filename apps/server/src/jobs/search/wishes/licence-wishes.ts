import { notRequired, phrases, unlessNotRequired, type Wish } from './phrases.ts';

interface Licence {
  mark: string;
  typed: string;
  inAds: string;
  /** Phrases of ads that probably require the licence. */
  hinted?: string;
}

/** Driving licences, with patterns for their categories in ads. A lorry with a trailer needs both categories. */
const licences: readonly Licence[] = [
  // A licence without a category is the one for cars.
  {
    mark: 'w0koerekortb0',
    typed: 'b',
    inAds: 'b(?:\\s?\\/?\\s?e)?',
    hinted: 'koerekort(?!\\s+(?:til\\s+|kategori\\s+|kat\\.?\\s+)?(?:[acd](?![a-z0-9])|ce|scooter|mc|lastbil|bus))',
  },
  {
    mark: 'w0koerekortc0',
    typed: 'c',
    inAds: 'c(?:\\s?\\/?\\s?e)?',
    hinted: '(?:last(?:bil|vogns)|eksport|distributions)[a-z]*chauffoer[a-z]*',
  },
  { mark: 'w0koerekortce0', typed: 'c\\s?\\/?\\s?e', inAds: 'c\\s?\\/?\\s?e', hinted: 'eksportchauffoer[a-z]*' },
  { mark: 'w0koerekortd0', typed: 'd', inAds: 'd(?:\\s?\\/?\\s?e)?', hinted: '(?:bus|turist)[a-z]*chauffoer[a-z]*' },
];

/** Wishes for work with a category of driving licence, or without a licence. */
export const licenceWishes: readonly Wish[] = [
  ...licences.map(({ mark, typed, inAds, hinted }) => {
    const category = '(?:koerekort|kategori|kat\\.?)\\s+(?:til\\s+)?(?:kategori\\s+|kat\\.?\\s+)?';
    return {
      mark,
      typed: phrases(`${category}${typed}`, `${typed}[\\s-]+(?:koere)?kort`, ...(mark.includes('ce') ? ['c\\/e'] : [])),
      written: phrases(
        `${category}${inAds}`,
        `${inAds}[\\s-]+koerekort`,
        `[a-z]*chauffoer[a-z]*(?:\\s+til\\s+[a-z]+)?,?\\s+${inAds}`,
      ),
      ...(hinted && { hinted: phrases(hinted) }),
    };
  }),
  {
    mark: 'w0trailer0',
    typed: phrases('trailer(?:koere)?kort', 'koerekort\\s+(?:til\\s+)?trailer'),
    written: phrases('trailer(?:koere)?kort', '(?:koerekort|kategori)\\s+b\\s?\\/?\\s?e'),
  },
  {
    mark: 'w0udenkoerekort0',
    typed: phrases(
      '(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?koerekort',
      '(?:without|no)\\s+(?:a\\s+)?driv(?:ing|ers?)\\s+licen[cs]e',
    ),
    written: /^/,
    mainly: notRequired('koerekort', 'bil', 'driving\\s+licen[cs]e'),
    unless: unlessNotRequired(
      '(?:b-)?koerekort',
      '[a-z]*chauffoer(?:kort)?[a-z]*',
      '(?:traktor|b-|c-)kort(?:et)?',
      '[a-z]*firmabil[a-z]*',
      'driving\\s+licen[cs]e',
    ),
  },
];
