import { notRequired, phrases, type Wish } from './phrases.ts';

/** Titles of work that usually requires no education. */
const simpleWork = phrases(
  'rengoering(?:s(?:assistent|medarbejder|hjaelp)[a-z]*)?',
  '(?:stuepige|housekeeping|room\\s+attendant|opvasker|vaskeri|kassemedarbejder|kasseassistent|flaskedreng|flyttema[ne][a-z]*)[a-z]*',
  '(?:koekken|kantine|gartneri|stald|landbrugs|paedagog|butiks|lager)medhjaelper[a-z]*',
  '[a-z]*medhjaelpere?',
  '(?:avis|post|cykel|pizza|mad|pakke)bud[a-z]*',
  '(?:avis|reklame)?omdeler[a-z]*',
  'ungarbejder[a-z]*',
  '(?:lager|terminal|fabriks|pakkeri|slagteri|skov|drivhus|asfalt|havne)arbejder[a-z]*',
  '(?:lager|produktions|pakkeri|gartneri|vaskeri)medarbejder[a-z]*',
  '[a-z]*(?:plukker|pickers?)[a-z]*',
  'pakkesortering',
  '(?:skraldema[ne][a-z]*|renovationsarbejder[a-z]*|bilklargoerere?)',
  '(?:handicap|bpa-?|hjemme)hjaelper[a-z]*',
  '(?:telefonsaelger|moedebooker|facer)[a-z]*',
  '(?:natekspedient|ekspedient|crew|runner|cleaner|helper|dishwasher)[a-z]*',
);

/** Phrases of ads that offer training on the job. */
const taughtHere = [
  '(?:ingen|uden)\\s+(?:krav\\s+om\\s+|tidligere\\s+|saerlig\\s+)?erfaring',
  'erfaring\\s+(?:er\\s+)?ikke',
  'erfaring\\s+(?:[a-z]+\\s+){0,2}er\\s+(?:ingen|ikke|en\\s+fordel)',
  'erfaring\\s+er\\s+(?:vigtigere|mere)\\s+(?:vaerd\\s+)?end\\s+papirer',
  '(?:ingen|uden)\\s+(?:boglig\\s+)?(?:eksamen|forkundskaber|papirer)',
  'papirer\\s+(?:[a-z]+\\s+){0,3}(?:spoerger|ligegyldige)',
  'behoever\\s+(?:ikke|ingen)\\s+(?:[a-z]+\\s+){0,2}(?:uddannelse|uddannet)',
  '(?:laerer|oplaerer|uddanner|traener)\\s+(?:vi\\s+)?(?:dig|alle|jer)(?:\\s+[a-z]+)?(?:\\s+op|\\s+selv)?',
  '(?:resten|det|alt|jobbet)\\s+laerer\\s+(?:du|vi)',
  'oplaering\\s+(?:hos|paa|fra|gives|i\\s+jobbet)',
  '(?:faar|giver|tilbyder|god|grundig)\\s+(?:[a-z]+\\s+)?(?:oplaering|traening)(?!\\s+af)',
  '(?:kursus|kurser)\\s+(?:hos|af)\\s+os',
  'sender\\s+(?:vi\\s+)?dig\\s+paa',
  '(?:ikke|aldrig)\\s+(?:har\\s+)?(?:gjort|proevet|arbejdet)\\s+(?:[a-z]+\\s+){0,2}foer',
  '(?:behoever|kraever)\\s+(?:ikke|ingen)\\s+(?:[a-z]+\\s+)?erfaring',
  'ring\\s+alligevel',
  'no\\s+(?:previous\\s+)?experience',
  '(?:on[\\s-]site\\s+)?training\\s+(?:on|is|provided|given|included)',
  'we\\s+(?:will\\s+)?(?:train|teach)\\s+you',
];

/** Phrases of ads for skilled work. */
const learntWork = phrases(
  '(?<!ikke\\s(?:at\\s)?(?:vaere\\s)?)uddannet(?!\\s+eller\\s+ej)',
  '(?:elektriker|blikkenslager|svend|laerer|paedagog)uddannet',
  'svendebrev[a-z]*',
  '(?:autorisation|afgangseksamen|bachelor|kandidatuddannelse)[a-z]*',
  '(?<!u)faglaert(?!\\s+eller\\s+ufaglaert)',
  '(?<!(?:ingen|ikke)\\s(?:[a-z]+\\s)?)uddannelse\\s+(?:[a-z]+\\s+)?(?:er\\s+et\\s+krav|kraeves)',
  '[a-z]*(?:elev|laerling)(?:er|e)?\\s+(?:til|i)',
);

/** Wishes about education and experience. */
export const skillWishes: readonly Wish[] = [
  {
    mark: 'w0laer0',
    // Work for people without a trade; not typed, but the two wishes below refer to it.
    written: phrases(...taughtHere),
  },
  {
    mark: 'w0uudd0',
    typed: phrases(
      '(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?(?:uddannelse|eksamen|svendebrev|papirer)',
      '(?:kraever|hvor\\s+man|som)\\s+(?:ikke|ingen)(?:\\s+[a-z]+){0,3}\\s+uddannelse',
      'ikke\\s+uddannet',
      'ufaglaert[a-z]*',
      'no\\s+(?:education|degree|qualifications?)(?:\\s+(?:required|needed))?',
      'unskilled(?:\\s+(?:work|workers?|jobs?|labou?r))?',
    ),
    written: phrases(
      '(?:ingen|uden)\\s+(?:krav\\s+om\\s+|saerlig\\s+)?uddannelse',
      'kraever\\s+(?:ingen|ikke)(?:\\s+[a-z]+)?\\s+uddannelse',
      'uddannelse\\s+(?:er\\s+)?ikke',
      '(?:behoever|skal)\\s+ikke\\s+(?:at\\s+)?(?:vaere\\s+uddannet|have\\s+(?:en\\s+)?(?:uddannelse|eksamen))',
      'selvlaert[a-z]*',
      'ikke\\s+efter\\s+(?:eksamen|uddannelse|papirer)',
      'uanset\\s+(?:din\\s+)?(?:uddannelse|baggrund)',
      'ufaglaert[a-z]*',
      'unskilled',
      'no\\s+degree',
      notRequired('uddannelsen?', '[a-z]*eksamen', 'papirer', 'svendebrev', 'education').source,
    ),
    likely: simpleWork,
    unless: learntWork,
    or: ['w0laer0'],
  },
  {
    mark: 'w0uerf0',
    typed: phrases(
      '(?:uden|ingen)\\s+(?:krav\\s+om\\s+)?erfaring',
      '(?:for\\s+)?(?:nybegyndere?|begyndere?)',
      '(?:med|god)\\s+oplaering',
      '(?:mit\\s+)?foerste\\s+job',
      'no\\s+experience(?:\\s+(?:required|needed))?',
      'entry[\\s-]level',
    ),
    written: phrases(...taughtHere, '(?:begyndere?|nybegyndere?)'),
    mainly: phrases('(?:ingen|uden)\\s+(?:krav\\s+om\\s+)?erfaring', 'erfaring\\s+(?:er\\s+)?ikke', 'no\\s+experience'),
    likely: simpleWork,
    hinted: phrases('nyuddanne(?:t|de)', 'recent\\s+graduates?'),
    unless: phrases(
      '(?:aars|med|saa?|solid|god|nogen)\\s+erfaring',
      'erfaring\\s+(?:med|fra|i|som)',
      '(?:years?\\s+of)\\s+experience',
    ),
    or: ['w0laer0', 'w0uudd0'],
  },
];
