import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { allOf, anyOf, fold, type QueryNode } from '../../platform/danish/index.ts';

/** What people wish of a job, as searches and ads say it. Patterns are about folded text. */
interface Wish {
  /** A word of the ads that fulfil it. Nobody types it, and no rule of the language changes it: it ends in a digit. */
  mark: string;
  /** Phrases of a search; absent where the words of the search find the ads as they are. */
  typed?: RegExp;
  /** What the title and the labels say; a text mentions other trades, too. */
  named?: RegExp;
  /** What the title, the labels or the text say. */
  written?: RegExp;
}

const letter = '[\\p{L}\\p{N}]';

/** One of the phrases, as whole words. */
function phrases(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

const denying = '(?:ingen|intet|ikke|uden|aldrig|no|not|without|lukket|fri\\s+for)';
/** Words between a denial and what it denies: "ingen fast aftenvagt", "uden aften- og weekendvagter". */
const between = '(?:(?:\\p{L}+-?,?\\s(?:og|eller)\\s)?(?:\\p{L}+\\s)?)';

/** One of the phrases where it is not denied: "aften", but not "ingen aftenarbejde". */
function unlessDenied(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?<!${denying}\\s${between})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

/** As {@link unlessDenied}, and not what somebody has done before: "erfaring fra hjemmepleje eller vuggestue". */
function unlessExperience(...patterns: readonly string[]): RegExp {
  const before = '(?<!(?:erfaring|baggrund|arbejdet)\\s(?:fra|med|i|som|paa)\\s(?:[\\p{L}-]+,?\\s){0,5})';
  return new RegExp(`(?<!${letter})${before}(?<!${denying}\\s${between})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

const shift = '(?:aften|weekend|nat)[\\p{L}-]*';
const and = '\\s*(?:,|og|eller|and|or)\\s+';

/** A list of shifts that is denied and has one that begins so: "ingen aften- og weekendvagter". */
function deniedShift(beginning: string): string {
  return `${denying}\\s+(?:\\p{L}+\\s+)?(?:${shift}${and})*${beginning}[\\p{L}-]*(?:${and}${shift})*`;
}

const minutes = '[.:]\\d\\d';
const to = '\\s?(?:-|–|til|og|to)\\s?(?:kl\\.?\\s?)?';
/** A span of hours, of which numbers alone are none: "kl. 15–23" and "15–22.30", but not "15 til 20 sager". */
function hours(from: string, until: string): string {
  const clock = `kl\\.?\\s?(?:${from})(?:${minutes})?${to}(?:${until})(?:${minutes})?`;
  return `(?:${clock}|(?:${from})${minutes}${to}(?:${until})(?:${minutes})?|(?:${from})${to}(?:${until})${minutes})`;
}
const anyHour = '[0-2]?\\d';

const begins = '(?:job|arbejde|arbejd|vaere|jobs)\\s+(?:om\\s+|i\\s+|paa\\s+)?';
const day = '(?:man|tirs|ons|tors|fre|loer|soen)dag';
const work = '(?:hold|vagt|arbejd|tim|skift|tillaeg|job|aabent)\\p{L}*';

/** Hours that nobody has to work. They stand before the hours that somebody works. */
const denials: readonly Wish[] = [
  {
    mark: 'w0ejaften0',
    typed: phrases(deniedShift('aften'), 'fri\\s+(?:om\\s+|hver\\s+)?aften(?:en|er)?'),
    written: phrases(deniedShift('aften'), '(?:fri|hjemme)\\s+(?:om|hver)\\s+aften(?:en)?'),
  },
  {
    mark: 'w0ejweekend0',
    typed: phrases(deniedShift('weekend'), '(?:fri|free)\\s+(?:i\\s+|hver\\s+)?weekend(?:en|er|erne|s)?', 'weekendfri'),
    written: phrases(
      deniedShift('weekend'),
      '(?<!anden\\s|tredje\\s|fjerde\\s)(?:fri|lukket)\\s+(?:i\\s+|hver\\s+|alle\\s+)?weekend(?:en|er|erne)?',
      'weekendfri',
    ),
  },
  { mark: 'w0ejnat0', typed: phrases(deniedShift('nat')), written: phrases(deniedShift('nat')) },
];

const wishes: readonly Wish[] = [
  {
    mark: 'w0uudd0',
    typed: phrases(
      '(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?uddannelse',
      'ufaglaert\\p{L}*',
      'no\\s+(?:education|qualifications?)(?:\\s+(?:required|needed))?',
      'unskilled(?:\\s+(?:work|workers?|jobs?|labou?r))?',
    ),
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
    typed: phrases('(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?erfaring', 'no\\s+experience(?:\\s+(?:required|needed))?'),
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
    typed: unlessDenied(
      `${begins}(?:ude|udendoers|udenfor|i\\s+det\\s+fri)`,
      'udendoers(?:\\s?(?:arbejde|job))?',
      'udearbejde',
      'outdoors?(?:\\s+(?:work|jobs?))?',
      'work(?:ing)?\\s+outside',
    ),
    named: unlessDenied(
      '(?:anlaegs|kirkegaards|landskabs)?gartner(?:e|elev|medhjaelper|laerling)?',
      'groenne\\s+omraader',
      'skov(?:-?\\s+og\\s+natur)?(?:tekniker|arbejder|hugger|foged|loeber)\\p{L}*',
      'mark\\s+og\\s+planter',
      '(?:kloak|jord-?)\\s+og\\s+(?:anlaeg|beton)\\p{L}*',
      'renovation\\s+og\\s+genbrug',
      '(?:natur|park|groundskeep|landscap)(?:pleje|vejleder|arbejder|er|ing)',
      '(?:fodermester|landbrugsmedhjaelper|brolaegger|struktoer|tagdaekker|greenkeeper|skraldemand|postbud|avisbud|havemand)\\p{L}*',
      '(?:stillads|asfalt|vej|kloak|anlaegs)(?:montoer|arbejder|mand)\\p{L}*',
    ),
    written: unlessDenied(
      'ude\\s+(?:hele|hver|i\\s+(?:al|naturen|det)|om\\s+(?:sommeren|vinteren)|aaret|paa\\s+gaden)',
      '(?:er|arbejder)\\s+ude(?!\\s+(?:af|for|hos|i\\s+byen|paa\\s+(?!gaden)))',
      'al\\s+slags\\s+vejr',
      'alt\\s+slags\\s+vejr',
      'udendoers\\s?(?:arbejd|job|opgave|hele)\\p{L}*',
      '(?:arbejd\\p{L}*|er)\\s+udendoers',
      'i\\s+det\\s+fri',
    ),
  },
  {
    mark: 'w0nat0',
    typed: unlessDenied(
      'nat(?:arbejde|job|vagt|hold)\\p{L}*',
      'nattevagt\\p{L}*',
      `${begins}natten`,
      'night\\s?(?:shift|job|work)s?',
    ),
    named: unlessDenied('nat(?:ten)?'),
    written: unlessDenied(
      'fredag\\s+og\\s+loerdag\\s+nat',
      'nat(?:te)?(?:hold|arbejd|opfyld|reception|skift|tillaeg|portier|bager)\\p{L}*',
      'nat(?:te)?vagt(?:er|erne)?',
      '(?:aften|dag)(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?nat',
      '(?:fast|faste|hver)\\s+nat',
      '(?:arbejd\\p{L}*|koer\\p{L}*|vagt\\p{L}*|job|moed\\p{L}*)\\s+(?:\\p{L}+\\s+){0,4}om\\s+natten',
      '(?:\\d+|to|tre|fire|fem|seks|syv|faste)\\s+naetter',
      hours('2[1-4]', '0?[3-8]'),
      `kl\\.?\\s?0?[0-4](?:${minutes})?\\s+om\\s+natten`,
      'night\\s?(?:shift|work)s?',
    ),
  },
  {
    mark: 'w0aften0',
    typed: unlessDenied('aften(?:arbejde|job|vagt|hold)\\p{L}*', `${begins}aftenen`, 'evening\\s?(?:shift|job|work)s?'),
    named: unlessDenied('(?<!(?:hjemme|fri)\\s(?:om|hver)\\s)aften(?:en|er)?'),
    written: unlessDenied(
      `aften-?${work}`,
      `aften-\\s?(?:,|og|eller)\\s+(?:nat|weekend)\\p{L}*`,
      '(?:dag|eftermiddag|middag)(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?aften',
      'aften(?:er)?(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?(?:nat|weekend)(?:er)?',
      '(?:vagter|vagt|skift|moeder|arbejder|arbejde|aabent)\\s+(?:\\p{L}+\\s+){0,3}aften(?:en|er|erne)?',
      'du\\s+(?:\\p{L}+\\s+){0,6}om\\s+aftenen',
      `(?:${day}\\s?(?:,|og|eller|til|-|–)\\s?|hver\\s+(?:anden\\s+)?)${day}\\s+aften`,
      '(?:to|tre|fire|fem|\\d)\\s+(?:faste\\s+)?aftener\\s+(?:om|i)\\s+ugen',
      hours(anyHour, '2[0-4]'),
      'evening(?:s|\\s?(?:shift|work)s?)',
    ),
  },
  {
    mark: 'w0weekend0',
    typed: unlessDenied(
      'weekend(?:arbejde|job|vagt)\\p{L}*',
      `${begins}weekend(?:en|er|erne)?`,
      'loerdag\\s+og\\s+soendag',
      'weekend\\s+(?:job|work|shift)s?',
    ),
    named: unlessDenied('(?<!fri\\s(?:i|hver)\\s)weekend(?:en|er)?(?!\\s+fri)'),
    written: unlessDenied(
      `weekend-?${work}`,
      'hver(?:\\s+\\p{L}+)?\\s+weekend',
      'weekend(?:er|en)?\\s+hver',
      '(?<!fri\\s)(?:i|om|og|eller|nogle|begge|alle)\\s+weekend(?:en|er|erne)?(?!\\s+(?:har\\s+(?:du|vi)\\s+|er\\s+)?(?:fri|lukket))',
      'weekends',
      '(?:hver|anden|tredje|fjerde|til|om)\\s+(?:loer|soen)dag(?:en|e)?',
      '(?:loer|soen)dage',
      '(?:loer|soen)dag\\s?(?:,|og|eller|-|–|formiddag|eftermiddag|kl|hver|fra)\\s?',
      '(?:og|eller|-|–)\\s?(?:loer|soen)dag(?!\\s+aften)',
    ),
  },
  {
    mark: 'w0engelsk0',
    typed: phrases(
      `${begins}engelsk`,
      'engelsk(?:sprogede?|talende)?\\s+jobs?',
      'engelsktalende',
      'no\\s+danish(?:\\s+(?:required|needed))?',
      'without\\s+(?:speaking\\s+)?danish',
      '(?:jobs?\\s+)?in\\s+english',
      'english(?:[\\s-]+(?:speaking|only))?\\s+jobs?',
      'english[\\s-]+(?:speaking|only)',
      'jobs?\\s+for\\s+(?:foreigners|internationals|expats|english[\\s-]+speakers?)',
      'job\\s+(?:for|til)\\s+udlaendinge',
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
    typed: unlessDenied(
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
      '(?:jobs?|arbejde)\\s+(?:for|til)\\s+unge(?:\\s+under\\s+18(?:\\s+aar)?)?',
      'ungdoms(?:job|arbejde)',
      'fritidsjob',
      'skolejob',
      'lommepengejob',
      'ungarbejder\\p{L}*',
      'teen(?:ager)?s?[\\s-]?jobs?',
      'jobs?\\s+for\\s+teen(?:ager)?s',
    ),
    named: unlessDenied('ungarbejder\\p{L}*', 'under\\s+18(?:\\s+aar)?'),
    written: unlessDenied(
      '(?:er\\s+du|du\\s+er|hvis\\s+du\\s+er)\\s+(?:\\p{L}+\\s+){0,2}(?:under\\s+18|1[3-7])(?:\\s+aar)?',
      '(?:til|for|som|ogsaa)\\s+(?:\\p{L}+\\s+)?under\\s+18(?:\\s+aar)?',
      '(?:fra|fyldt|mindst|(?:er|vaere)\\s+over)\\s+1[3-7](?:\\s+til\\s+\\d\\d)?\\s+aar',
      '1[3-7]\\s?(?:-|–|til|og|eller)\\s?1[4-8]\\s+aar',
      'ungarbejder\\s+(?:til|i|paa|soeges)',
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
  {
    mark: 'w0deltid0',
    // "½" is two digits around a fraction slash when it is folded.
    typed: phrases(
      'deltids?(?:job|arbejde|stilling)\\p{L}*',
      '(?:halv|1[\\/\\u2044]2)[\\s-]?tid(?:s(?:job|stilling))?',
      'part[\\s-]?time(?:\\s+(?:jobs?|work))?',
    ),
    named: phrases('deltid', 'part[\\s-]?time'),
    written: phrases('deltids(?:job|stilling|ansaettelse)\\p{L}*', 'part[\\s-]?time\\s+(?:job|position|role)'),
  },
  {
    mark: 'w0fuldtid0',
    typed: phrases('fuldtids?(?:job|arbejde|stilling)\\p{L}*', 'fuld\\s+tid', 'full[\\s-]?time(?:\\s+(?:jobs?|work))?'),
    named: phrases('fuldtid', 'full[\\s-]?time'),
  },
];

const withWork = '(?:jobs?|arbejder?|arbejd|work|working)\\s+(?:med|with)\\s+(?:the\\s+)?';

/** Whom the work is with. Category names are among the labels of an ad, so that titles such as "pædagog" need not all stand here. */
const people: readonly Wish[] = [
  {
    mark: 'w0boern0',
    typed: unlessDenied(`${withWork}(?:(?:smaa)?boern(?:ene)?|children|kids)`, 'boernejob'),
    named: unlessDenied(
      '(?:paedagog|dagplej|boernehave|vuggestue|daginstitution|barneplej|boernepas|fritidshjem|skolefritid)\\p{L}*',
      'sfo',
      'barnepige',
      'babysitter',
      'au\\s?-?pair',
      '(?:child\\s?care|kindergarten|nursery)',
    ),
    written: unlessExperience(
      '(?:smaa|skole|vuggestue)boern\\p{L}*',
      '(?:arbejder?|omgang|aktiviteter|undervis\\p{L}+|hjaelper?|traen\\p{L}+|passer?|leger?)\\s+(?:med\\s+|for\\s+|af\\s+)?(?:\\p{L}+\\s+)?boern(?:ene)?',
      'boern\\s+og\\s+unge',
      'boern\\s+(?:fra|i\\s+alderen|paa)\\s+\\d+',
    ),
  },
  {
    mark: 'w0aeldre0',
    typed: unlessDenied(
      `${withWork}(?:(?:aeldre|gamle)(?:\\s+(?:mennesker|borgere))?|elderly|old\\s+people|seniors)`,
      '(?:aeldre|gamle)\\s+mennesker',
    ),
    named: unlessDenied(
      '(?:plejehjem|plejecent|aeldrepleje|aeldrecent|aeldreomraade|hjemmepleje|demens)\\p{L}*',
      'sosu\\p{L}*',
      'sundhedshjaelper\\p{L}*',
      'elderly\\s+care',
    ),
    written: unlessExperience(
      '(?:plejehjem|plejecent|aeldrecent|demens)\\p{L}*',
      'aeldre\\s+(?:borgere|mennesker|beboere|medborgere|medicinske)',
      '(?:de|vores|med|hos|for|af)\\s+aeldre(?!\\s+end)',
    ),
  },
];

/** Driving licences, and the signs of the licences of ads that ask for one. A tractor with a trailer needs both. */
const licences: readonly (readonly [name: string, inAds: string])[] = [
  ['b', 'b(?:\\s?\\/?\\s?e)?'],
  ['c', 'c(?:\\s?\\/?\\s?e)?'],
  ['c\\s?\\/?\\s?e', 'c\\s?\\/?\\s?e'],
  ['d', 'd(?:\\s?\\/?\\s?e)?'],
];

const licenceWishes: readonly Wish[] = licences.map(([name, inAds], at) => {
  const category = '(?:koerekort|kategori|kat\\.?)\\s+(?:til\\s+)?(?:kategori\\s+|kat\\.?\\s+)?';
  return {
    mark: `w0koerekort${at}`,
    typed: phrases(`${category}${name}`, `${name}[\\s-]+koerekort`, ...(name.endsWith('e') ? ['c\\/e'] : [])),
    written: phrases(`${category}${inAds}`, `${inAds}[\\s-]+koerekort`, `\\p{L}*chauffoer\\p{L}*,?\\s+${inAds}`),
  };
});

const all = [...denials, ...wishes, ...people, ...licenceWishes];

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

/**
 * Words for the wishes that an ad fulfils, to be indexed with it.
 * @param ad `heading`: title and labels
 */
export function wishesOf({ heading, text }: { heading: string; text: string }): string[] {
  const head = fold(heading);
  const whole = `${head}\n${fold(text)}`;
  return all.filter(({ named, written }) => named?.test(head) || written?.test(whole)).map(({ mark }) => mark);
}

/** The wishes of a search as words of ads, and what else was typed. */
export function readWishes(search: string): { words: string[]; rest: string } {
  const folded = fold(search);
  const found = all.filter(({ typed }) => typed?.test(folded));
  // Each reads what was typed, not what others left: that a list denies a wish is seen by its beginning.
  const rest = found.reduce((left, { typed = /(?!)/ }) => left.replace(typed, ' ').trim(), folded);
  return { words: found.map(({ mark }) => mark), rest: found.length > 0 ? rest : search };
}
