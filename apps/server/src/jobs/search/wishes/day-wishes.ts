import { hours } from './hour-wishes.ts';
import { begins, near, phrases, unlessDenied, type Wish } from './phrases.ts';

const minutes = '[.:]\\d\\d';
const months = '(?:maj|juni|juli|august)';

/** Times of the day and of the year, and shifts that change. */
export const dayWishes: readonly Wish[] = [
  {
    mark: 'w0doegn0',
    typed: unlessDenied(
      'skiftehold[a-z]*',
      '(?:to|tre|fem|2|3)-?\\s?hold(?:s(?:skift|drift)[a-z]*)?',
      'holddrift',
      'skiftende\\s+vagter',
      'shift\\s+work',
    ),
    written: unlessDenied(
      'skiftehold[a-z]*',
      '[a-z]*holds?(?:skift|drift)[a-z]*',
      '(?:to|tre|fem)hold(?:s[a-z]*)?',
      'skiftende\\s+(?:vagter|arbejdstid[a-z]*|dag-?|aften-?|(?:dag|aften|nat)[a-z]*)',
      'doegn(?:et\\s+rundt|skift|vagt[a-z]*|drift|bemand[a-z]*)',
      'blandede\\s+vagter',
      '(?:rotating|changing)\\s+shifts',
    ),
  },
  {
    mark: 'w0dag0',
    typed: phrases(
      '(?:kun\\s+)?(?:fast(?:e)?\\s+)?dag(?:arbejde|hold|vagt|timer|tid|job)[a-z]*',
      '(?:kun|faste?)\\s+(?:om\\s+)?dag(?:en)?',
      '(?:job|arbejde|kun)\\s+om\\s+dagen',
      '(?:ingen|uden|ikke)\\s+(?:skiftehold[a-z]*|skiftende\\s+vagter|vagter|skaeve\\s+(?:arbejds)?tider|vagtarbejde)',
      '(?:almindelig|normal|faste?)e?\\s+arbejdstid(?:er)?',
      '(?:kl\\.?\\s?)?[78]\\s?(?:-|–|til)\\s?1[56]',
      'day\\s?time(?:\\s+(?:jobs?|work))?',
      'day\\s+(?:shift|job|work)s?',
    ),
    written: phrases(
      'dag(?:arbejde|hold(?:et)?|vagt|vagter|timer(?:ne)?|tid|tjeneste)',
      '(?:hold|arbejde)\\s+om\\s+dagen',
      '(?:ingen|uden)\\s+(?:vagter|skiftehold|aften[a-z]*|skaeve\\s+[a-z]+|vagt[a-z]*)',
      'kun\\s+(?:paa\\s+)?(?:hverdage|dagen)',
      hours('0?[6-9]', '1[2-7]'),
      '(?:almindelig|fast|normal)e?\\s+(?:dag)?arbejdstid',
      'day\\s+shift',
    ),
    unlessAlso: ['w0aften0', 'w0nat0', 'w0doegn0'],
  },
  {
    mark: 'w0morgen0',
    typed: unlessDenied(
      'morgen(?:arbejde|job|vagt|hold|timer)[a-z]*',
      `${begins}morgenen`,
      '(?<!(?:sent|senere)\\s)om\\s+morgenen',
      '(?<!(?:for\\s+at|skal|ikke)\\s(?:staa\\s|moede\\s)?)(?:(?:ekstremt|meget|rigtig)\\s+)?tidlig(?:e|t)?\\s+(?:om\\s+)?(?:morgen(?:en|er)?|op|moede(?:tid)?|start)',
      '(?:tidligt\\s+)?op\\s+(?:foer|inden)\\s+(?:solen|solopgang|hanen|alle\\s+andre)',
      '(?:foer|inden)\\s+solopgang',
      '(?:early\\s+)?mornings?\\s?(?:shift|job|work)?s?',
    ),
    named: unlessDenied('morgen[a-z]*'),
    written: unlessDenied(
      'morgen(?:vagt|hold|arbejd|tim|skift)[a-z]*',
      `kl\\.?\\s?\\d{1,2}(?:${minutes})?\\s+om\\s+morgenen`,
      '(?:op|moede[a-z]*|starter?|begynder)\\s+(?:tidligt\\s+)?om\\s+morgenen',
      'tidlig(?:t)?\\s+(?:op|om\\s+morgenen|morgen)',
      'tidlige\\s+(?:timer|morgener|vagter|morgenvagter)',
      hours('0?[2-6]', '(?:0?[7-9]|1[0-5])'),
      hours('0?7', '(?:0?[89]|1[0-2])'),
      `(?:fra|op|start[a-z]*|begynder|moede[a-z]*|malkning)\\s+(?:du\\s+|vi\\s+)?kl\\.?\\s?0?[2-6](?:${minutes})?`,
      `kl\\.?\\s?0?[2-7](?:${minutes})?\\s?[-–]\\s?\\d`,
      '[3-7]\\s?am',
      'early\\s+(?:morning|start|shift)s?',
    ),
    mainly: unlessDenied(
      'morgen(?:vagt|hold|arbejd|tim)[a-z]*',
      hours('0?[2-6]', '(?:0?[7-9]|1[0-2])'),
      `(?:fra|op|start|starter|moede|moeder|begynder)\\s+(?:[a-z]+\\s+)?kl\\.?\\s?0?[2-5](?:${minutes})?`,
      'tidlige?t?\\s+[a-z]+',
    ),
    likely: phrases('avisbud[a-z]*', 'avisomdeler[a-z]*', 'postbud[a-z]*', 'bager[a-z]*'),
  },
  {
    mark: 'w0sent0',
    typed: phrases(
      '(?:begynde|starte|moede|start|moedetid)\\s+(?:(?:foerst|sent|senere)\\s+)?(?:kl\\.?\\s?)?(?:9|10|11)',
      'moede(?:r|tid)?\\s+(?:sent|senere)(?:\\s+om\\s+morgenen)?',
      'sen(?:e)?\\s+(?:moedetid|start|morgener)',
      '(?:slippe(?:r)?\\s+for\\s+at|ikke)\\s+(?:skal\\s+|skulle\\s+)?(?:staa|moede)\\s+(?:tidligt\\s+)?op?(?:\\s+tidligt)?(?:\\s+om\\s+morgenen)?',
      'sove\\s+laenge',
      'late\\s+start',
    ),
    written: phrases(
      '(?:aabner|moeder|starter|begynder)\\s+(?:vi\\s+|du\\s+)?(?:foerst\\s+)?kl\\.?\\s?(?:9|1[0-4])',
      'moedetid\\s+(?:efter\\s+oenske|[a-z]+\\s+og\\s+11|8.16\\s+og\\s+11)',
      hours('(?:9|1[0-4])', '(?:1[5-9]|2[0-4])'),
      '(?:og|mellem)\\s+11[-–]19',
      'fra\\s+kl\\.?\\s?(?:9|1[0-4])',
    ),
    mainly: phrases('foerst\\s+(?:kl\\.?\\s?)?(?:9|1[0-2])', 'moedetid\\s+efter\\s+oenske'),
  },
  {
    mark: 'w0tidligfri0',
    typed: phrases(
      '(?:kun\\s+)?til\\s+kl\\.?\\s?1[2-5]',
      'fri\\s+(?:senest\\s+|foer\\s+|allerede\\s+)?(?:kl\\.?\\s?)1[2-5]',
      'tidligt\\s+fri',
      '(?:kan\\s+)?hente\\s+(?:mine\\s+|boernene|boern)\\s*(?:boern)?(?:\\s+tidligt)?',
    ),
    written: phrases(
      hours('0?[4-9]', '1[2-4]'),
      '(?:faerdig|slutter|hjemme|fri)\\s+(?:[a-z]+\\s+)?kl\\.?\\s?1[2-5]',
      'ingen\\s+[a-z]+\\s+efter\\s+kl\\.?\\s?1[2-5]',
      'tidligt\\s+fri',
      'naar\\s+dine\\s+boern\\s+har\\s+fri',
    ),
  },
  {
    mark: 'w0formid0',
    typed: unlessDenied('formiddags?(?:job|arbejde|vagt)[a-z]*', 'om\\s+formiddagen', '(?:kun\\s+)?formiddage?'),
    written: unlessDenied('formiddag(?:e|en|s[a-z]+)?', hours('0?[5-9]', '(?:0?9|1[0-3])')),
  },
  {
    mark: 'w0eftermid0',
    typed: unlessDenied(
      'eftermiddags?(?:job|arbejde|vagt)[a-z]*',
      'om\\s+eftermiddagen',
      'after\\s+school',
      '(?:kun\\s+)?eftermiddage?',
    ),
    written: unlessDenied('eftermiddag(?:e|en|s[a-z]+)?', 'efter\\s+skole(?:n|tid)?', hours('1[2-6]', '(?:1[6-9]|20)')),
  },
  {
    mark: 'w0saeson0',
    typed: phrases('saeson\\s?(?:arbejde|job)[a-z]*', '(?:job\\s+)?i\\s+en\\s+saeson', 'seasonal\\s+(?:job|work)s?'),
    written: unlessDenied(
      'saeson[a-z]*',
      '(?:i|fra|til)\\s+(?:hoesten|sommerferien)',
      'sommerferi[a-z]+',
      'fra\\s+(?:april|maj|juni)\\s+til\\s+[a-z]+',
      'season(?:al)?',
    ),
  },
  {
    mark: 'w0sommer0',
    typed: phrases(
      'sommer(?:ferie)?\\s?(?:job|arbejde|vikar|afloeser|hjaelp)[a-z]*',
      'ferie(?:job|afloeser|arbejde|vikar)[a-z]*',
      '(?:job|arbejde)\\s+(?:i|om|til)\\s+(?:sommer(?:en|ferien)?|ferien)',
      'summer\\s+(?:jobs?|work)',
    ),
    named: phrases(
      'sommer',
      'sommer(?:job|afloeser|vikar|ferie|hjaelp|assistent)[a-z]*',
      'ferieafloeser[a-z]*',
      'ferier',
    ),
    written: unlessDenied(
      'sommer(?:job|afloeser|vikar|ferie|hjaelp|saeson)[a-z]*',
      'ferieafloeser[a-z]*',
      '(?:i|hele|til|om)\\s+(?:sommer(?:en|ferien)?|ferien)',
      'i\\s+sommer',
      `${months}\\s?(?:,|og|til|-|–)\\s?(?:[a-z]+\\s+)?(?:maj|juni|juli|august|september|oktober)`,
      '(?:may|june|july)\\s+(?:and|to|until)\\s+(?:[a-z]+)',
      'summer\\s+(?:job|season)s?',
    ),
    likely: phrases('(?:frugt|baer|jordbaer)[a-z]*plukker[a-z]*', 'saeson[a-z]*'),
    mainly: phrases(
      'sommer(?:job|afloeser|vikar|ferie|hjaelp)[a-z]*',
      'ferieafloeser[a-z]*',
      'summer\\s+job',
      '(?:juni|juli)\\s?(?:,|og|til)\\s?(?:juli|august)',
    ),
    or: ['w0saeson0'],
  },
  {
    mark: 'w0fridag0',
    typed: phrases(
      '(?:altid\\s+)?fri\\s+(?:om\\s+|hver\\s+)?fredag(?:en|e)?',
      '(?:fire|4)[\\s-]?dages?[\\s-]?(?:arbejds)?uge',
      '(?:four|4)[\\s-]day\\s+(?:work(?:ing)?\\s?)?week',
    ),
    written: unlessDenied(
      near('fredag(?:en|e)?', 'fri|fridag|lukket', 2),
      'mandag\\s?(?:til|-|–)\\s?torsdag',
      'fire\\s+(?:lange\\s+)?(?:arbejds)?(?:dage|aftener|naetter)',
      '(?:fire|4)[\\s-]?dages?[\\s-]?(?:arbejds)?uge',
    ),
    mainly: phrases(near('fredag(?:en|e)?', 'fri|fridag|lukket', 2)),
  },
  {
    mark: 'w0jul0',
    typed: phrases(
      'jule(?:job|hjaelp|arbejde|assistent|vikar)[a-z]*',
      '(?:job|arbejde)\\s+(?:i|til|op\\s+til)\\s+jul(?:en)?',
      'christmas\\s+(?:jobs?|work)',
    ),
    written: phrases(
      'jule(?:job|hjaelp|assistent|travlhed|salg|maaned|handel|vikar)[a-z]*',
      '(?:op\\s+til|til|i)\\s+jul(?:en)?',
      near('(?:september|oktober|november)', 'jul(?:en|eaften)?|december'),
      '(?:november\\s+og\\s+|i\\s+)december',
    ),
  },
];
