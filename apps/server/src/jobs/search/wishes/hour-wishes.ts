import { begins, denying, phrases, unlessDenied, type Wish } from './phrases.ts';

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

const day = '(?:man|tirs|ons|tors|fre|loer|soen)dag';
const work = '(?:hold|vagt|arbejd|tim|skift|tillaeg|job|aabent)\\p{L}*';

/** Hours that nobody has to work. They stand before the hours that somebody works. */
export const denials: readonly Wish[] = [
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

/** When somebody works, and how much. */
export const hourWishes: readonly Wish[] = [
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
