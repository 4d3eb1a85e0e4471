import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { allOf, anyOf, fold, type QueryNode } from '../../platform/danish/index.ts';

/** What people wish of a job, as searches and ads say it. Patterns are about folded text. */
interface Wish {
  /** A word of the ads that fulfil it. Nobody types it, and no rule of the language changes it: it ends in a digit. */
  mark: string;
  /** Phrases of a search; absent where the words of the search find the ads as they are. */
  typed?: RegExp;
  written: RegExp;
}

const letter = '[\\p{L}\\p{N}]';

/** One of the phrases, as whole words. */
function phrases(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

/** One of the phrases where it is not denied: "aften", but not "ingen aftenarbejde". */
function unlessDenied(...patterns: readonly string[]): RegExp {
  const denial = '(?<!(?:ingen|intet|ikke|uden|aldrig|no)\\s(?:\\p{L}+\\s)?)';
  return new RegExp(`(?<!${letter})${denial}(?:${patterns.join('|')})(?!${letter})`, 'u');
}

const hour = '(?:\\s?kl\\.?)?\\s?';
const begins = '(?:job|arbejde|arbejd|vaere|jobs)\\s+(?:om\\s+|i\\s+|paa\\s+)?';

const wishes: readonly Wish[] = [
  {
    mark: 'w0uudd0',
    typed: phrases('(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?uddannelse', 'ufaglaert\\p{L}*', 'no\\s+education'),
    written: phrases(
      '(?:ingen|uden)\\s+(?:krav\\s+om\\s+|saerlig\\s+)?uddannelse',
      'kraever\\s+(?:ingen|ikke)(?:\\s+\\p{L}+)?\\s+uddannelse',
      'uddannelse\\s+(?:er\\s+)?ikke',
      '(?:behoever|skal)\\s+ikke\\s+(?:at\\s+)?vaere\\s+uddannet',
      'ufaglaert\\p{L}*',
    ),
  },
  {
    mark: 'w0uerf0',
    typed: phrases('(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?erfaring', 'no\\s+experience'),
    written: phrases(
      '(?:ingen|uden)\\s+(?:krav\\s+om\\s+|saerlig\\s+)?erfaring',
      'erfaring\\s+(?:er\\s+)?ikke',
      '(?:laerer|oplaerer)\\s+dig(?:\\s+\\p{L}+)?(?:\\s+op)?',
      '(?:oplaering|kursus|kurser)\\s+(?:hos|af)\\s+os',
      'no\\s+experience',
    ),
  },
  {
    mark: 'w0ude0',
    typed: phrases(
      `${begins}(?:ude|udendoers|udenfor|i\\s+det\\s+fri)`,
      'udendoers(?:\\s?(?:arbejde|job))?',
      'udearbejde',
      'outdoors?',
    ),
    written: unlessDenied(
      'ude\\s+(?:hele|hver|i\\s+(?:al|naturen|det)|om\\s+(?:sommeren|vinteren)|aaret|paa\\s+gaden)',
      '(?:er|arbejder)\\s+ude',
      'al\\s+slags\\s+vejr',
      'alt\\s+slags\\s+vejr',
      'udendoers\\p{L}*',
      'i\\s+det\\s+fri',
    ),
  },
  {
    mark: 'w0nat0',
    typed: phrases(
      'nat(?:arbejde|job|vagt|hold)\\p{L}*',
      'nattevagt\\p{L}*',
      `${begins}natten`,
      'night\\s?(?:shift|job|work)s?',
    ),
    written: unlessDenied(
      'nat',
      'natten',
      'naetter',
      'nat(?:te)?(?:hold|vagt|arbejd|opfyld|reception|skift)\\p{L}*',
      `(?:mellem|fra)${hour}(?:21|22|23)(?:[.:]\\d\\d)?\\s+(?:og|til)${hour}[4-8]`,
      `${hour}[0-4](?:[.:]\\d\\d)?\\s+om\\s+natten`,
    ),
  },
  {
    mark: 'w0aften0',
    typed: phrases('aften(?:arbejde|job|vagt|hold)\\p{L}*', `${begins}aftenen`, 'evening\\s?(?:shift|job|work)s?'),
    written: unlessDenied('aften(?:en|er|erne)?', 'aften(?:hold|vagt|arbejd|tim)\\p{L}*', `til${hour}2[0-4]`),
  },
  {
    mark: 'w0weekend0',
    typed: phrases(
      'weekend(?:arbejde|job|vagt)\\p{L}*',
      `${begins}weekend(?:en|er|erne)?`,
      'loerdag\\s+og\\s+soendag',
      'weekend\\s+(?:job|work|shift)s?',
    ),
    written: unlessDenied('weekend\\p{L}*', 'loerdag(?:e|en)?', 'soendag(?:e|en)?'),
  },
  {
    mark: 'w0engelsk0',
    typed: phrases(
      `${begins}engelsk`,
      'engelsktalende(?:\\s+job)?',
      'no\\s+danish(?:\\s+(?:required|needed))?',
      '(?:jobs?\\s+)?in\\s+english',
      'english\\s+(?:speaking\\s+)?jobs?',
    ),
    written: phrases(
      'arbejdssprog\\p{L}*(?:\\s+er)?\\s+engelsk',
      'dansk\\s+eller\\s+engelsk',
      'taler\\s+engelsk\\s+(?:paa|i|med\\s+hinanden)',
      'english\\s+is\\s+our',
      '(?:office|working|company)\\s+language\\s+is\\s+english',
      'no\\s+danish',
      'not\\s+(?:need\\s+to\\s+)?speak\\s+danish',
      'you(?:\\s+will)?\\s+(?:work|build|need|are|join|do)',
      '(?:help|join)\\s+our',
      'in\\s+english',
    ),
  },
  {
    mark: 'w0hjemme0',
    typed: phrases(
      'hjemmearbejde',
      'hjemmekontor',
      `${begins}hjemmefra`,
      'hjemmefra',
      'remote(?:\\s+(?:job|work))?',
      'fjernarbejde',
    ),
    written: unlessDenied(
      'hjemmearbejd\\p{L}*',
      'hjemmedag\\p{L}*',
      'hjemmekontor\\p{L}*',
      'hjemmefra',
      'hjemme\\s+hos\\s+dig\\s+selv',
      'remote\\p{L}*',
      'fjernarbejde',
    ),
  },
  {
    mark: 'w0bolig0',
    typed: phrases('(?:med\\s+)?(?:kost\\s+og\\s+)?logi', 'med\\s+bolig', 'bolig\\s+foelger\\s+med', 'accommodation'),
    written: phrases(
      'logi',
      '(?:fri\\s+)?(?:bolig|vaerelse|lejlighed)\\s+(?:foelger\\s+med|stilles|kan\\s+(?:faas|lejes|stilles|tilbydes)|tilbydes|paa\\s+(?:gaarden|stedet|hotellet))',
      '(?:stiller|tilbyder|har|hjaelper\\s+med)\\s+(?:en\\s+)?(?:bolig|vaerelse)',
      'med\\s+(?:bolig|vaerelse)',
      'accommodation',
    ),
  },
  {
    mark: 'w0ung0',
    typed: phrases(
      '(?:(?:job\\s+)?(?:som|til|for)\\s+)?1[3-7]\\s?-?\\s?(?:aar(?:ig(?:e)?)?)',
      '(?:job\\s+)?under\\s+18(?:\\s+aar)?',
      'ungdomsjob',
      'fritidsjob',
      'ungarbejder\\p{L}*',
    ),
    written: unlessDenied(
      'under\\s+18(?:\\s+aar)?',
      '(?:fra|fyldt|mindst|over)\\s+1[3-7](?:\\s+til\\s+\\d\\d)?\\s+aar',
      '1[3-7]\\s?(?:-|til|og|eller)\\s?1[4-8]\\s+aar',
      'ungarbejder\\p{L}*',
      'fritidsjob',
    ),
  },
  {
    mark: 'w0stud0',
    typed: phrases(
      'stud(?:ie|enter)\\s?(?:job|arbejd|medhj|medarb|hjaelp)\\p{L}*',
      '(?:job\\s+)?ved\\s+siden\\s+af\\s+stud\\p{L}+',
      '(?:part[\\s-]?time\\s+)?student\\s+(?:jobs?|assistants?|workers?|positions?|helpers?)',
      'working\\s+student',
      'job\\s+(?:for|til)\\s+studerende',
    ),
    written: unlessDenied(
      'stud(?:ie|enter)(?:job|arbejd|medhj|medarb|hjaelp)\\p{L}*',
      'student\\s+(?:assistant|worker|job|position|helper)s?',
      'working\\s+student',
      '(?:for|til)\\s+studerende',
      'ved\\s+siden\\s+af\\s+(?:dit\\s+)?stud\\p{L}+',
      '(?:du\\s+)?(?:studerer|laeser)\\s+(?:til|paa|eller|kan)',
      '(?:eller|mens\\s+du)\\s+studerer',
    ),
  },
  {
    mark: 'w0saeson0',
    typed: phrases('saeson\\s?(?:arbejde|job)\\p{L}*', '(?:job\\s+)?i\\s+en\\s+saeson', 'seasonal\\s+(?:job|work)s?'),
    written: unlessDenied(
      'saeson\\p{L}*',
      '(?:i|fra|til)\\s+(?:hoesten|sommerferien)',
      'sommerferi\\p{L}+',
      'fra\\s+(?:april|maj|juni)\\s+til\\s+\\p{L}+',
    ),
  },
];

/** Whom the work is with. Category names are among the text of an ad, so that titles such as "pædagog" need not all stand here. */
const people: readonly Wish[] = [
  {
    mark: 'w0boern0',
    written: unlessDenied(
      '(?:paedagog|dagplej|boernehave|vuggestue|daginstitution|barneplej|boernepas|fritidshjem|skolefritid)\\p{L}*',
      'sfo',
      '(?:smaa|skole|vuggestue)boern\\p{L}*',
      'barnepige',
      'babysitter',
      'au\\s?-?pair',
      '(?:arbejder?|omgang|aktiviteter|undervis\\p{L}+|hjaelper?|traen\\p{L}+|passer?|leger?)\\s+(?:med\\s+|for\\s+|af\\s+)?(?:\\p{L}+\\s+)?boern(?:ene)?',
      'boern\\s+og\\s+unge',
      'boern\\s+(?:fra|i\\s+alderen|paa)\\s+\\d+',
      '(?:child\\s?care|kindergarten|nursery)',
    ),
  },
  {
    mark: 'w0aeldre0',
    written: unlessDenied(
      '(?:plejehjem|plejecent|aeldrepleje|aeldrecent|aeldreomraade|hjemmepleje|demens)\\p{L}*',
      'aeldre\\s+(?:borgere|mennesker|beboere|medborgere|medicinske)',
      '(?:de|vores|med|hos|for|af)\\s+aeldre(?!\\s+end)',
      'sosu\\p{L}*',
      'sundhedshjaelper\\p{L}*',
      'elderly\\s+care',
    ),
  },
];

/** Driving licences, and the signs of the licences of ads that ask for one. A tractor with a trailer needs both. */
const licences: readonly (readonly [name: string, asked: string])[] = [
  ['b', 'b(?:\\s?\\/?\\s?e)?'],
  ['c', 'c(?:\\s?\\/?\\s?e)?'],
  ['c\\s?\\/?\\s?e', 'c\\s?\\/?\\s?e'],
  ['d', 'd(?:\\s?\\/?\\s?e)?'],
];

const licenceWishes: readonly Wish[] = licences.map(([name, asked], at) => {
  const category = '(?:koerekort|kategori|kat\\.?)\\s+(?:til\\s+)?(?:kategori\\s+|kat\\.?\\s+)?';
  return {
    mark: `w0koerekort${at}`,
    typed: phrases(`${category}${name}`, `${name}[\\s-]+koerekort`, ...(name.endsWith('e') ? ['c\\/e'] : [])),
    written: phrases(`${category}${asked}`, `${asked}[\\s-]+koerekort`, `\\p{L}*chauffoer\\p{L}*,?\\s+${asked}`),
  };
});

const all = [...wishes, ...people, ...licenceWishes];

/** The wishes that the search has filters for. */
const marks: Readonly<Record<WishId, string>> = {
  1: 'w0aften0',
  2: 'w0weekend0',
  3: 'w0nat0',
  4: 'w0boern0',
  5: 'w0aeldre0',
  6: 'w0ude0',
  7: 'w0uudd0',
  8: 'w0ung0',
  9: 'w0stud0',
  10: 'w0engelsk0',
};

/** The word of ads that fulfil a wish, by the id of the wish from 1 on. */
export const wishMarks: readonly string[] = Object.values(marks);

/** Ids of the wishes among the words that an ad is indexed with. */
export function wishIdsOf(words: readonly string[]): number[] {
  return wishMarks.flatMap((mark, at) => (words.includes(mark) ? [at + 1] : []));
}

/** Whether a title is one for students: "Studentermedhjælp", "Studiejob i HR", "Student assistant". */
export function isStudentTitle(title: string): boolean {
  return readWishes(title).words.includes(marks[9]);
}

/** Matches the ads that fulfil wishes; empty for none. */
export function wishQuery(ids: readonly number[]): QueryNode {
  return allOf(groupedWishes(ids).map(({ wishes: some }) => anyOf(some.map(({ id }) => ({ word: marks[id] })))));
}

/** Words for the wishes that an ad fulfils, to be indexed with it. */
export function wishesOf(text: string): string[] {
  const folded = fold(text);
  return all.filter(({ written }) => written.test(folded)).map(({ mark }) => mark);
}

/** The wishes of a search as words of ads, and what else was typed. */
export function readWishes(search: string): { words: string[]; rest: string } {
  const words: string[] = [];
  let rest = fold(search);
  for (const { mark, typed } of all) {
    if (!typed?.test(rest)) continue;
    words.push(mark);
    rest = rest.replace(typed, ' ').trim();
  }
  return { words, rest: words.length > 0 ? rest : search };
}
