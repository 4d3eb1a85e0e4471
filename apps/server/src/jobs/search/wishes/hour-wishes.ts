import { begins, denying, phrases, unlessDenied, type Wish } from './phrases.ts';

const shift = '(?:aften|weekend|nat)[a-z-]*';
const and = '\\s*(?:,|og|eller|and|or)\\s+';

/** A negated list of shifts that contains one with a prefix: "ingen aften- og weekendvagter". */
function deniedShift(beginning: string): string {
  return `${denying}\\s+(?:[a-z]+\\s+)?(?:${shift}${and})*${beginning}[a-z-]*(?:${and}${shift})*`;
}

const minutes = '[.:]\\d\\d';
const to = '\\s?(?:-|–|til|og|to)\\s?(?:kl\\.?\\s?)?';
/** A span of hours, with "kl." or minutes: "kl. 15–23" and "15–22.30", but not "15 til 20 sager". */
export function hours(from: string, until: string): string {
  const clock = `kl\\.?\\s?(?:${from})(?:${minutes})?${to}(?:${until})(?:${minutes})?`;
  return `(?:${clock}|(?:${from})${minutes}${to}(?:${until})(?:${minutes})?|(?:${from})${to}(?:${until})${minutes})`;
}
const anyHour = '[0-2]?\\d';

const day = '(?:man|tirs|ons|tors|fre|loer|soen)dag';
const work = '(?:hold|vagt|arbejd|tim|skift|tillaeg|job|aabent|medarbejd)[a-z]*';
/** A shift before or after other words: "køkken weekend". A single word is ambiguous. */
function beside(pattern: string): string {
  return `(?<=[a-z0-9]\\s)(?<!(?:fri|free|hjem|hjemme)\\s(?:(?:hos|til)\\s(?:[a-z]+\\s){1,2})?(?:i\\s|om\\s|hver\\s|alle\\s)?)${pattern}$|^${pattern}(?=\\s[a-z])`;
}

/** The second of two spans: "kl. 18–23 eller 23–4". */
const secondSpan = '\\d\\s(?:eller|og)\\s2[1-4]\\s?[-–]\\s?0?[3-8]';
const everyFew = '(?:anden|tredje|fjerde|femte|sjette|syvende|ottende|tiende|2\\.|3\\.|4\\.|5\\.|6\\.)';

/** Phrases of ads for work by day. */
const onlyByDay = phrases(
  'dag(?:arbejde|hold|vagter|timer|tid)',
  'hverdage',
  'ingen\\s+vagter',
  hours('0?[5-9]', '1[2-7]'),
  'formiddag(?:en|e)?',
  `(?:moeder|starter|begynder)\\s+(?:du\\s+)?(?:kl\\.?\\s?)?0?[5-9](?:${minutes})?\\s+og\\s+(?:gaar|slutter|har\\s+fri|er\\s+faerdig)\\s+(?:kl\\.?\\s?)?1[2-7]`,
);

/** Wishes to avoid hours. They precede the wishes for hours, which refer to them. */
export const denials: readonly Wish[] = [
  {
    mark: 'w0ejaften0',
    typed: phrases(
      deniedShift('aften'),
      'fri\\s+(?:om\\s+|hver\\s+)?aften(?:en|er)?',
      '(?:(?:vil|skal|kan|vaere)\\s+(?:gerne\\s+)?)?hjem(?:me)?\\s+(?:(?:hos|til)\\s+(?:[a-z]+\\s+){1,2})?(?:om|hver)\\s+aften(?:en)?',
      'no\\s+evenings?',
    ),
    hinted: onlyByDay,
    unless: new RegExp(
      `(?<!${denying}\\s(?:[a-z]+-?,?\\s){0,3})(?<![a-z])aften-?(?:hold|vagt|arbejd|skift|tillaeg|job)[a-z]*|${phrases(hours('1[5-8]', '2[0-4]')).source}`,
    ),
    written: phrases(deniedShift('aften'), '(?:fri|hjemme)\\s+(?:om|hver)\\s+aften(?:en)?', 'alle\\s+aftener\\s+fri'),
  },
  {
    mark: 'w0ejweekend0',
    typed: phrases(
      deniedShift('weekend'),
      '(?:fri|free)\\s+(?:i\\s+|hver\\s+|alle\\s+)?weekend(?:en|er|erne|s)?',
      'weekendfri',
      '(?:kun\\s+)?(?:paa\\s+)?hverdage(?:ne)?',
      '(?:weekdays|monday\\s+to\\s+friday)(?:\\s+only)?',
      '(?:kun\\s+)?(?:fra\\s+)?mandag\\s?(?:til|-|–)\\s?fredag',
    ),
    written: phrases(
      deniedShift('weekend'),
      `(?<!${everyFew}\\s)(?:fri|lukket)\\s+(?:i\\s+|hver\\s+|alle\\s+)?weekend(?:en|er|erne)?`,
      `(?:alle|hver)\\s+weekend(?:er)?\\s+fri`,
      `(?:weekenden|weekender)\\s+(?:er\\s+|har\\s+du\\s+)fri`,
      `(?:holder|har)\\s+(?:du\\s+|vi\\s+)?fri\\s+i\\s+weekend[a-z]*`,
      `(?:aldrig|ikke)\\s+(?:[a-z]+\\s+){0,2}(?:i\\s+weekend[a-z]*|loerdag\\s+eller\\s+soendag)`,
      'weekendfri',
      '(?:kun\\s+)?(?:paa\\s+)?(?<!ogsaa\\s(?:paa\\s)?)hverdage(?:ne)?(?!\\s+og)',
      'mandag\\s?(?:til|-|–)\\s?fredag',
      'weekdays',
    ),
    mainly: phrases(
      deniedShift('weekend'),
      '(?:fri|lukket)\\s+(?:i\\s+|hver\\s+|alle\\s+)weekend(?:en|er|erne)?',
      '(?:aldrig|ikke)\\s+(?:[a-z]+\\s+){0,2}i\\s+weekend[a-z]*',
    ),
    unless: phrases(
      '(?:hverdage|fredag)\\s+(?:til\\s+(?:kl\\.?\\s?)?\\d+\\s+)?(?:og|samt)\\s+(?:hver\\s+)?(?:[a-z]+\\s+)?(?:weekend|loerdag)[a-z]*',
    ),
  },
  {
    mark: 'w0ejnat0',
    typed: phrases(deniedShift('nat'), '(?:no|not|without)\\s+nights?(?:\\s?shifts?)?'),
    written: phrases(deniedShift('nat')),
    hinted: onlyByDay,
  },
];

/** Wishes about working hours. */
export const hourWishes: readonly Wish[] = [
  {
    mark: 'w0nat0',
    typed: unlessDenied(
      'nat(?:arbejde|job|vagt|hold|skift)[a-z]*',
      '(?:faste?\\s+)?nattevagt[a-z]*',
      `${begins}natten`,
      beside('(?:om\\s+)?nat(?:ten)?'),
      '(?:fast|kun)\\s+nat',
      'om\\s+natten',
      '(?:over)?night\\s?(?:shift|job|work)s?',
      '(?:jobs?|work)\\s+at\\s+night',
    ),
    named: unlessDenied('nat(?:ten)?', 'nat(?:te)?(?:vagt|hold|ekspedi|opfyld|arbejd|portier|recept)[a-z]*', 'night'),
    written: unlessDenied(
      'fredag\\s+og\\s+loerdag\\s+nat',
      'nat(?:te)?(?:hold|arbejd|opfyld|reception|skift|tillaeg|portier|bager)[a-z]*',
      'nat(?:te)?vagt(?:er|erne)?',
      '(?:aften|dag)(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?nat',
      '(?:fast|faste|hver)\\s+nat',
      '(?:arbejd[a-z]*|koer[a-z]*|vagt[a-z]*|job|moed[a-z]*|foregaar|ligger)\\s+(?:[a-z]+\\s+){0,4}om\\s+natten',
      '(?:\\d+|to|tre|fire|fem|seks|syv|faste)\\s+naetter',
      hours('2[1-4]', '0?[3-8]'),
      '2[1-4]\\s?[-–]\\s?0?[3-8]',
      '2[1-4]\\s+(?:to|til)\\s+0?[3-8]',
      secondSpan,
      `kl\\.?\\s?0?[0-4](?:${minutes})?\\s+om\\s+natten`,
      `fra\\s+kl\\.?\\s?0?[0-3](?:${minutes})?`,
      'night(?:s|\\s?(?:shift|work|team|crew)s?)',
    ),
    mainly: unlessDenied(
      '(?:fast|faste|kun|hver)\\s+nat(?:tevagt[a-z]*|hold)?',
      'natopfyld[a-z]*',
      'natekspedi[a-z]*',
      'nat(?:te)?(?:hold|portier|reception|arbejd)[a-z]*',
      'night\\s?(?:shift|work|team|crew)s?',
      hours('2[1-4]', '0?[3-8]'),
      '2[1-4]\\s?[-–]\\s?0?[3-8]',
    ),
    likely: phrases('taxa[a-z]*', 'doermand[a-z]*', 'ambulance[a-z]*', 'bartender[a-z]*'),
    or: ['w0doegn0'],
    unlessAlso: ['w0ejnat0'],
  },
  {
    mark: 'w0aften0',
    typed: unlessDenied(
      'aften(?:arbejde|job|vagt|hold|timer)[a-z]*',
      `${begins}aftenen`,
      beside('(?:om\\s+)?aften(?:en)?'),
      '(?<!(?:fri|hjem|hjemme)\\s(?:(?:hos|til)\\s(?:[a-z]+\\s){1,2})?)om\\s+aftenen',
      '(?:kun|faste?)\\s+aften(?:er)?',
      'efter\\s+kl\\.?\\s?1[6-8]',
      'evening\\s?(?:shift|job|work)s?',
      '(?:jobs?|work)\\s+in\\s+the\\s+evenings?',
    ),
    named: unlessDenied(
      '(?<!(?:hjemme|fri)\\s(?:om|hver)\\s)aften(?:en|er|medarbejd[a-z]*|vagt[a-z]*|hold|vikar[a-z]*|-?)',
    ),
    written: unlessDenied(
      `aften-?${work}`,
      `aften-\\s?(?:,|og|eller)\\s+(?:nat|weekend)[a-z]*`,
      '(?:dag|eftermiddag|middag)(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?aften',
      'aften(?:er)?(?:\\s?,|\\s?\\/|\\s+og|\\s+eller)\\s?(?:nat|weekend)(?:er)?',
      '(?:vagter|vagt|skift|moeder|arbejder|arbejde|aabent|hold|undervisning|traening|prover)\\s+(?:[a-z]+\\s+){0,3}aften(?:en|er|erne)?',
      'du\\s+(?:[a-z]+\\s+){0,6}om\\s+aftenen',
      `(?:${day}\\s?(?:,|og|eller|til|-|–)\\s?|hver\\s+(?:anden\\s+)?)${day}\\s+aften`,
      `${day}\\s+aften\\s+(?:hjaelper|arbejder|underviser|traener|aabner)`,
      '(?:to|tre|fire|fem|\\d)\\s+(?:faste\\s+)?aftener\\s+(?:om|i)\\s+ugen',
      'mest\\s+om\\s+aftenen',
      hours(anyHour, '2[0-4]'),
      '\\d\\d?\\s?(?:til|to|-|–)\\s?(?:midnat|midnight)',
      'evening(?:s|\\s?(?:shift|work|team)s?)',
      'evening\\s+or\\s+night',
    ),
    mainly: unlessDenied(
      'aftenmedarbejd[a-z]*',
      'aften(?:job|hold)',
      '(?:faste?|kun)\\s+aften[a-z]*',
      '(?:to|tre|fire|fem|\\d)\\s+(?:faste\\s+)?aftener\\s+(?:om|i)\\s+ugen',
      '(?:two|three|four|\\d)\\s+evenings?\\s+(?:a|per)\\s+week',
      'evening\\s+shift',
      hours('1[5-9]', '2[0-4]'),
      '(?:om|til)\\s+aften(?:en)?',
    ),
    likely: phrases('tjener[a-z]*', 'bartender[a-z]*', 'pizza[a-z]*', 'telefonsaelger[a-z]*', 'doermand[a-z]*'),
    or: ['w0doegn0'],
    unlessAlso: ['w0ejaften0'],
  },
  {
    mark: 'w0weekend0',
    typed: unlessDenied(
      'weekend(?:arbejde|job|vagt)[a-z]*',
      `${begins}weekend(?:en|er|erne)?`,
      beside('weekend(?:en|er)?'),
      '(?<!fri\\s)i\\s+weekend(?:en|er|erne)',
      '(?<!fri\\s)(?:kun|hver)\\s+weekend(?:er)?',
      'loerdag\\s?(?:og|eller|\\/|-)\\s?soendag',
      '(?:loer|soen)dags(?:job|arbejde|hjaelp|vagt)[a-z]*',
      'weekend\\s+(?:job|work|shift)s?',
      '(?:jobs?|work)\\s+(?:on|at)\\s+(?:the\\s+)?weekends?',
    ),
    named: unlessDenied(
      '(?<!fri\\s(?:i|hver)\\s)weekend(?:en|er|hold|vagt[a-z]*|afloeser[a-z]*|medarbejder[a-z]*)?(?!\\s+fri)',
    ),
    written: unlessDenied(
      `weekend-?${work}`,
      `hver\\s+${everyFew}\\s+weekend`,
      '(?<!(?:fri|lukket|free)\\s(?:i\\s)?)hver\\s+weekend(?!\\s+fri)',
      'weekend(?:er|en)?\\s+hver',
      '(?<!fri\\s)(?:i|om|og|eller|nogle|begge|mest)\\s+weekend(?:en|er|erne)?(?!\\s+(?:har\\s+(?:du|vi)\\s+|er\\s+)?(?:fri|lukket))',
      '(?<!fri\\s)alle\\s+weekender(?!\\s+fri)',
      'weekends',
      '(?:hver|anden|tredje|fjerde|til|om)\\s+(?:loer|soen)dag(?:en|e)?',
      '(?:loer|soen)dage',
      '(?:loer|soen)dag\\s?(?:,|og|eller|-|–|formiddag|eftermiddag|kl|hver|fra)\\s?',
      '(?:og|eller|-|–)\\s?(?:loer|soen)dag(?!\\s+aften)',
      '(?:saturday|sunday)s?',
    ),
    mainly: unlessDenied(
      'weekend(?:hold|job|afloeser[a-z]*|medarbejder[a-z]*)',
      '(?:mest|kun|hver)\\s+(?:i\\s+)?weekend(?:en|er)?(?!\\s+fri)',
      'loerdag\\s?(?:og|eller)\\s?soendag',
      'fredag\\s?(?:og|eller)\\s?loerdag',
      '(?:,|og|i)\\s+weekend(?:en|er)?(?!\\s+(?:fri|har))',
      'hver(?:\\s+anden)?\\s+loerdag',
    ),
    likely: phrases('bartender[a-z]*', 'tjener[a-z]*', 'doermand[a-z]*'),
    unless: phrases(`(?<!${everyFew}\\s)fri\\s+(?:i|hver|alle)\\s+weekend(?:en|er)?`, 'ingen\\s+weekender'),
  },
  {
    mark: 'w0deltid0',
    // "½" is folded to two digits around a fraction slash.
    typed: phrases(
      'deltids?(?:job|arbejde|stilling)[a-z]*',
      beside('(?:paa\\s+)?deltid'),
      '(?:halv|1[\\/\\u2044]2)[\\s-]?tid(?:s(?:job|stilling))?',
      '(?:faa|par)\\s+timer(?:\\s+om\\s+ugen)?',
      'part[\\s-]?time(?:\\s+(?:jobs?|work))?',
    ),
    named: phrases('deltid', 'part[\\s-]?time'),
    written: phrases(
      'deltids(?:job|stilling|ansaettelse)[a-z]*',
      'part[\\s-]?time\\s+(?:job|position|role)',
      '(?:[4-9]|[12]\\d|3[0-2])(?:\\s?[-–]\\s?\\d+)?\\s+(?:timer\\s+(?:om\\s+ugen|ugentlig[a-z]*)|hours\\s+(?:a|per)\\s+week)',
      '(?:1\\d|2\\d|3[0-2])(?:\\s?[-–]\\s?\\d+)?\\s+timer(?=\\s*(?:[.,;\\n]|$)|\\s+(?:fordelt|i\\s+(?:gennemsnit|weekend)))',
    ),
  },
  {
    mark: 'w0fuldtid0',
    typed: phrases('fuldtids?(?:job|arbejde|stilling)[a-z]*', 'fuld\\s+tid', 'full[\\s-]?time(?:\\s+(?:jobs?|work))?'),
    named: phrases('fuldtid', 'full[\\s-]?time'),
  },
];
