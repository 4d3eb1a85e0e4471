const suffixes = [
  'erendes',
  'erende',
  'hedens',
  'ethed',
  'erede',
  'heden',
  'heder',
  'endes',
  'ernes',
  'erens',
  'erets',
  'ered',
  'ende',
  'erne',
  'eren',
  'erer',
  'heds',
  'enes',
  'eres',
  'eret',
  'hed',
  'ene',
  'ere',
  'ens',
  'ers',
  'ets',
  'en',
  'er',
  'es',
  'et',
  'e',
];
const beforeS = /[abcdfghjklmnoprtvyz]s$/;

/**
 * The Danish Snowball stemmer (snowballstem.org, "Danish stemming algorithm") on folded text. It is the fallback for words that
 * no word list knows; known words are reduced to their dictionary form instead, which keeps `lærer` and `lære` apart.
 * Folding first changes no ending but `løst`, and makes the stem independent of how æ, ø and å were typed.
 */
export function stem(folded: string): string {
  const start = r1(folded);
  if (start >= folded.length) return folded;
  let word = removeInflection(folded, start);
  word = removeLastOfPair(word, start);
  word = removeDerivation(word, start);
  return word.length > start && /([bcdfghjklmnpqrstvwxz])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** Where the region begins in which endings may be cut: after the first consonant behind a vowel, and after three letters. */
function r1(word: string): number {
  const match = /[aeiouy][^aeiouy]/.exec(word);
  return match ? Math.max(match.index + 2, 3) : word.length;
}

function removeInflection(word: string, start: number): string {
  const region = word.slice(start);
  const suffix = suffixes.find((candidate) => region.endsWith(candidate));
  if (suffix) return word.slice(0, -suffix.length);
  return region.endsWith('s') && beforeS.test(word) ? word.slice(0, -1) : word;
}

function removeLastOfPair(word: string, start: number): string {
  return /(?:gd|dt|gt|kt)$/.test(word.slice(start)) ? word.slice(0, -1) : word;
}

function removeDerivation(word: string, start: number): string {
  const trimmed = word.endsWith('igst') ? word.slice(0, -2) : word;
  const region = trimmed.slice(start);
  if (region.endsWith('loest')) return trimmed.slice(0, -1);
  const suffix = ['elig', 'lig', 'els', 'ig'].find((candidate) => region.endsWith(candidate));
  return suffix ? removeLastOfPair(trimmed.slice(0, -suffix.length), start) : trimmed;
}
