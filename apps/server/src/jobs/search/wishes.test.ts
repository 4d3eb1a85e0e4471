import { describe, expect, test } from 'vitest';
import { analyse, tokenise } from '../../platform/danish/index.ts';
import { readWishes, wishesOf } from './wishes.ts';

/** Whether an ad fulfils the wishes of a search, of which there is at least one. */
function fulfils(search: string, ad: string): boolean {
  const { words } = readWishes(search);
  const fulfilled = wishesOf(ad);
  expect([search, words.length > 0]).toEqual([search, true]);
  return words.every((word) => fulfilled.includes(word));
}

describe('an ad fulfils a wish however both say it', () => {
  test.each([
    ['uden uddannelse', 'Der er ingen krav om uddannelse.'],
    ['job uden uddannelse', 'Du behøver ikke være uddannet.'],
    ['ufaglært', 'Uddannelse er ikke et krav.'],
    ['ingen erfaring', 'Erfaring er ikke nødvendig.'],
    ['uden krav om erfaring', 'Vi lærer dig op.'],
    ['udendørs arbejde', 'Du er ude i al slags vejr.'],
    ['job om natten', 'Du fylder hylder op mellem kl. 22 og 6.'],
    ['nattevagt', 'Fast nathold'],
    ['aftenarbejde', 'Tirsdag og torsdag aften'],
    ['weekendjob', 'Hver anden lørdag og søndag'],
    ['no danish required', 'Arbejdssproget er engelsk.'],
    ['job på engelsk', 'You do not need to speak Danish.'],
    ['arbejde hjemmefra', 'To hjemmedage om ugen'],
    ['kost og logi', 'Bolig følger med.'],
    ['job som 13-årig', 'Er du 13-17 år?'],
    ['job under 18', 'Ungarbejder til butik'],
    ['studiejob', 'Ved siden af dit studie'],
    ['studentermedhjælp', 'Studiejob i økonomi'],
    ['studentermedhjælper', 'Student assistant'],
    ['student assistant', 'Studentermedhjælper'],
    ['studenterjob', 'Studentermedhjælp'],
    ['studiemedhjælper', 'Perfekt ved siden af studiet'],
    ['sæsonarbejde', 'Sæsonen går fra maj til september.'],
    ['kørekort B', 'Kørekort B er et krav.'],
    ['kørekort kategori C', 'Eksportchauffør, CE'],
    ['c/e', 'Du har kørekort C/E.'],
    ['CE kørekort', 'Chauffør kategori CE'],
    ['kørekort d', 'Kategori D kræves.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(true));
});

describe('an ad that says the opposite does not', () => {
  test.each([
    ['aftenarbejde', 'Ingen aftenarbejde.'],
    ['weekendjob', 'Du arbejder ikke i weekenden, og aldrig weekend.'],
    ['job om natten', 'Ingen nattevagter'],
    ['uden uddannelse', 'Uddannelse er et krav.'],
    ['uden erfaring', 'Du har erfaring med lignende arbejde.'],
    ['no danish required', 'Du taler flydende dansk og engelsk.'],
    ['job under 18', 'Du skal være fyldt 18 år.'],
    ['CE kørekort', 'Kørekort kategori C'],
    ['kørekort d', 'Kørekort B eller det, der ligner'],
    ['job under 18', 'Du må ikke være under 18 år.'],
    ['job som 15-årig', 'Vi har været her i 15 år og tilbyder 14 til 16 timer om ugen.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(false));
});

test('what else was typed is left', () => {
  expect(readWishes('lager uden erfaring')).toMatchObject({ words: [expect.any(String)], rest: 'lager' });
  expect(readWishes('Rengøring i Aarhus')).toEqual({ words: [], rest: 'Rengøring i Aarhus' });
});

test.each(['', 'nat', 'natur', 'sømand', 'uddannelse', 'engelsk', 'ude', 'weekend', 'constructor'])(
  '%j is no wish by itself',
  (search) => expect(readWishes(search).words).toEqual([]),
);

test('the words of wishes are indexed and searched for as they are', () => {
  const all = wishesOf(
    'ingen uddannelse, ingen erfaring, al slags vejr, natten, aftenen, weekend, hjemmefra, logi, ungarbejder, studiejob, sæson',
  );
  expect(all.length).toBeGreaterThan(10);
  expect(tokenise(all.join(' ')).map((token) => analyse(token).lemma)).toEqual(all);
});

test.each([
  'ingen krav om uddannelse og du er ude kl. '.repeat(2_000),
  `${'ikke '.repeat(12_000)}aften`,
  'a'.repeat(60_000),
  `til${' '.repeat(30_000)}x`,
])('a long text is read in time (%#)', (text) => expect(wishesOf(text).length).toBeLessThan(4), 5_000);
