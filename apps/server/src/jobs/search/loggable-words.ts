import { lazily } from '@jobblik/contract/kernel/lazily';
import { analyse, danishStopWords, foldWords, readWords, tokenise } from '@jobblik/danish';
import { jobTitleList, skillList, townCalled } from '../../lookups/index.ts';
import { isEverydayWord } from '../../search/index.ts';

/** A longer text is not a search. */
const longestText = 60;
const mostWords = 6;
/** Phone numbers and civil registration numbers have more digits than postcodes. */
const mostDigits = 4;

/** "Sørensen", "Mortensen"; other words with this ending are in the word list. */
const patronymic = /.{3}sen$/;

/** Frequent first names in Denmark, folded. */
const firstNames = readWords(new URL('./data/first-names.txt', import.meta.url));

/** Words of skills and titles, folded. */
const listedWords = lazily(
  () =>
    new Set(
      [...skillList().all, ...jobTitleList().all].flatMap(({ name }) => foldWords(name).split(' ')).filter(Boolean),
    ),
);

/**
 * The words of a search for the log of empty searches, in lower case; null if they look like an e-mail address, a personal number
 * or the name of a person. In doubt they count as a name: a frequent first name beside an unknown word, two unknown words, and
 * words that end in "-sen".
 */
export function loggableWords(keyword: string): string | null {
  const text = keyword.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = text.replace(/\D/g, '');
  if (text.length > longestText || digits.length > mostDigits || /@|https?:|www\.|\p{Cc}/u.test(text)) return null;
  const words = tokenise(text).map((token) => token.text);
  if (words.length > mostWords) return null;
  const unknown = words.filter((word) => !isKnown(word));
  const hasFirstName = words.some((word) => firstNames.has(word));
  if (unknown.some((word) => patronymic.test(word)) || (hasFirstName && words.length > 1)) return null;
  return unknown.filter((word) => !firstNames.has(word)).length > 1 ? null : text;
}

/** Whether a folded word is in the language rules, in skills and titles, or is a town. */
function isKnown(word: string): boolean {
  if (/^\d+$/.test(word) || danishStopWords().has(word) || isEverydayWord(word)) return true;
  return analyse({ text: word, pieces: [] }).known || listedWords().has(word) || townCalled(word) !== undefined;
}
