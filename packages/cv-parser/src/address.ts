import { alternatives } from './languages/index.ts';
import type { Lexicon, Match } from './vocabulary.ts';

export interface Address {
  street: string | undefined;
  place: Match | undefined;
}

const zipTown = /(?<![\p{L}\d.+-])(?:DK ?-? ?)?(\d{4}),? {1,3}(\p{L}[\p{L}.'-]{1,24}(?: \p{L}[\p{L}.'-]{0,20}){0,2})/gu;
const streetPattern =
  /(?<![\p{L}\d])(\p{L}[\p{L}.'’é-]{1,30}(?: (?:\p{L}[\p{L}.'’-]{0,24}|\d{1,2}\.)){0,4} \d{1,3}(?: ?[A-Za-zÆØÅ](?![\p{L}\d]))?(?:,? (?:\d{1,2}(?!\d)\.?|st\.?|kl\.?)(?: ?(?:sal|tv|th|mf|\d{1,4}|[a-z])\.?(?![\p{L}]))?(?: ?(?:tv|th|mf|\d{1,4})\.?(?![\p{L}]))?)?)(?![\p{L}\d])/u;
const label = new RegExp(
  `^(?:${alternatives(({ labels }) => labels.address)}|bolig|gade|vej|hjemmeadresse|adr\\.?)(?!\\p{L}) ?:? *`,
  'iu',
);
const noStreet =
  /^(?:tlf|telefon|mobil|mob|phone|tel|side|page|cvr|cpr|kategori|klasse|niveau|level|born|født|den|fødselsdato|alder|age|type|version)\b/i;

/**
 * Postcode, town and street in a line; the postcode and the town must belong together. The street may stand on the line
 * above.
 * @returns undefined without a Danish address
 */
export function findAddress(text: string, above: string | undefined, lexicon: Lexicon): Address | undefined {
  for (const match of text.matchAll(zipTown)) {
    const place = lexicon.place(match[1] ?? '');
    if (!place || !sameTown(match[2] ?? '', place.name)) continue;
    const before = text.slice(0, match.index).replace(/(?<![\s,;|·•–-])[\s,;|·•–-]+$/u, '');
    const street = before === '' ? above && findStreet(above, true) : findStreet(before, false);
    return { street, place };
  }
  return undefined;
}

/** @param whole the line must contain only the street and its label */
export function findStreet(text: string, whole: boolean): string | undefined {
  const bare = text
    .replace(label, '')
    .replace(/^(?:.*[|·•] ?)/u, '')
    .trim();
  const match = streetPattern.exec(bare);
  const street = match?.[1];
  if (street === undefined || noStreet.test(street) || match === null) return undefined;
  const around = bare.slice(0, match.index) + bare.slice(match.index + street.length);
  if (whole && around.replace(/[\s,;:.]/g, '').length > 4) return undefined;
  return street.replace(/(?<![\s,])[\s,]+$/, '');
}

function sameTown(written: string, name: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('aa', 'å')
      .replace(/copenhagen|kbh\.?/g, 'københavn')
      .replace(/[.,]/g, '')
      .trim();
  const [a = ''] = plain(written).split(' ');
  const [b = ''] = plain(name).split(' ');
  return a === b || plain(written).startsWith(plain(name)) || isMisread(a, b);
}

/** `Skerping` in a scan of `Skørping`: only Danish letters differ. */
function isMisread(written: string, name: string): boolean {
  return (
    written.length === name.length && [...name].every((letter, at) => letter === written[at] || /[æøå]/.test(letter))
  );
}
