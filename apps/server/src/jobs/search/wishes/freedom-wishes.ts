import { avoiding, near, phrases, unlessDenied, type Wish } from './phrases.ts';

/** Titles of work without contact to customers. */
const behindTheScenes = phrases(
  '(?:lager|produktions|terminal|fabriks|pakkeri|vaskeri|gartneri|drivhus|skov|slagteri)[a-z]*',
  '(?:opvasker|bager|mejerist|laborant|bogholder|datareg|arkiv|natopfylder|morgenopfylder|rengoering)[a-z]*',
  '(?:smed|klejnsmed|cnc|snedker|maskinarbejder|malker|fodermester|svinepasser|traktorfoerer|plukker)[a-z]*',
);

/** Wishes about free, quiet and light work. */
export const freedomWishes: readonly Wish[] = [
  {
    mark: 'w0fleks0',
    typed: unlessDenied(
      'fleksib(?:el|le|elt)\\s+(?:arbejdstid(?:er)?|tid(?:er)?|timer|vagter|moedetid(?:er)?|skema|job)',
      'flekstid',
      '(?:selv\\s+)?(?:vaelge|bestemme|styre|planlaegge|laegge)\\s+(?:selv\\s+)?(?:(?:mine|sine|min|sin|mit|sit|egne|egen)\\s+)*(?:vagter|tid(?:er)?|arbejdstid(?:er)?|timer|skema|vagtplan|hvornaar(?:\\s+(?:man|jeg)\\s+arbejder)?)',
      'selvvalgte\\s+(?:vagter|tider)',
      'flexible\\s+(?:working\\s+)?(?:hours|schedule|shifts)',
      'choose\\s+(?:my|your)\\s+(?:own\\s+)?(?:hours|shifts)',
    ),
    written: unlessDenied(
      'fleksib(?:el|le|elt|ilitet)[a-z]*(?:\\s+(?:arbejdstid|tid|dage|vagter|timer|moedetid)[a-z]*)?',
      'flekstid',
      near(
        'vaelg(?:er)?|bestemmer|oensker|(?:laegger|styrer|planlaegger)(?:\\s+du)?\\s+selv|selv\\s+(?:laegger|styrer)',
        'vagter(?:ne)?|dage(?:ne)?|tid(?:er|en)?|timer(?:ne)?|timetal|(?:arbejds|aabnings|moede)tid[a-z]*|vagtplan|(?:din|egen)\\s+plan|skema|hvornaar|mellem|[a-z]+hold',
      ),
      'siger\\s+selv\\s+ja',
      'styrer\\s+din\\s+tid\\s+selv',
      'efter\\s+dit\\s+skema',
      '(?:moedetid|arbejdstid)[a-z]*\\s+(?:laegges\\s+)?efter\\s+(?:oenske|aftale)',
      'bytte\\s+vagter',
      'frihed\\s+under\\s+ansvar',
      'flexible',
    ),
    mainly: unlessDenied(
      '(?:vaelger|bestemmer|oensker)\\s+selv\\s+(?:dine?|din\\s+plan|hvornaar)(?:\\s+(?:vagter|tider|plan))?',
      'siger\\s+selv\\s+ja',
    ),
  },
  {
    mark: 'w0ansvar0',
    typed: unlessDenied(
      '(?:med\\s+)?(?:stort|eget|meget|selvstaendigt)\\s+ansvar',
      'selvstaendigt\\s+(?:arbejde|job)',
      '(?:arbejde|vaere)\\s+(?:meget\\s+)?(?:alene|selvstaendigt|paa\\s+egen\\s+haand)',
      '(?:ingen|uden)\\s+(?:en\\s+)?chef(?:\\s+over\\s+[a-z]+)?',
      'work(?:ing)?\\s+(?:alone|independently)',
    ),
    written: unlessDenied(
      'planlaegger\\s+(?:du\\s+)?selv',
      'selvstaendigt?(?=\\s+(?:[a-z]+|i|med))',
      '(?:arbejder|koerer|er)\\s+(?:meget\\s+|mest\\s+)?alene',
      '(?:egen|dit\\s+eget|din\\s+egen)\\s+(?:rute|portefoelje|kundeportefoelje|stue|omraade|projekt[a-z]*)',
      'ansvar(?:et)?\\s+(?:fra\\s+foerste|for\\s+hele)',
      '(?:fuldt?|stort)\\s+ansvar',
      'ingen\\s+chef\\s+over',
      'frihed\\s+under\\s+ansvar',
      'for\\s+dig\\s+selv',
    ),
  },
  {
    // Self-employed work, and equally free work.
    mark: 'w0egen0',
    typed: unlessDenied(
      '(?:vaere\\s+)?(?:min|sin|din)\\s+egen\\s+(?:chef|herre)',
      '(?:be\\s+)?(?:my|your)\\s+own\\s+boss',
      'selvstaendig\\s+erhvervsdrivende',
      'self[\\s-]?employed',
    ),
    named: unlessDenied('freelance[a-z]*'),
    written: unlessDenied(
      'freelance[a-z]*',
      '(?:din|sin|your)\\s+(?:egen|own)\\s+(?:chef|herre|boss)',
      '(?:egen|eget|own)\\s+(?:virksomhed|firma|cvr)[a-z]*',
      'self[\\s-]?employed',
      'lej(?:e|er)\\s+(?:din\\s+)?(?:egen\\s+)?stol',
    ),
    mainly: unlessDenied('freelance[a-z]*', '(?:din|sin|your)\\s+(?:egen|own)\\s+(?:chef|herre|boss)'),
    or: ['w0ansvar0'],
  },
  {
    mark: 'w0rolig0',
    typed: unlessDenied(
      '(?:i\\s+)?rolig(?:e|t)?\\s+(?:jobs?|arbejde|omgivelser|arbejdsplads|tempo|hverdag)',
      'stille(?:\\s+og\\s+roligt?e?)?\\s+(?:jobs?|arbejde)',
      '(?:uden|ikke\\s+(?:for\\s+)?(?:meget\\s+)?|mindre|slippe\\s+for)\\s*stress[a-z]*',
      'stressfrit?',
      '(?:quiet|calm|stress[\\s-]free)\\s+(?:jobs?|work)',
    ),
    written: unlessDenied(
      'rolig(?:e|t)?\\s+(?:[a-z]+\\s+)?(?:hal|tempo|arbejdsplads|omgivelser|kontor|hverdag|miljoe|hold|sted)',
      '(?:er|har|faar)\\s+(?:[a-z]+\\s+)?(?:god\\s+)?ro\\s+(?:til|paa|omkring)',
      'lukke\\s+doeren',
      'i\\s+dit\\s+eget\\s+tempo',
      'god\\s+tid\\s+til',
      'fred\\s+og\\s+ro',
      '(?:quiet|calm)\\s+[a-z]+',
    ),
  },
  {
    mark: 'w0ejtlf0',
    typed: phrases(
      `${avoiding}(?:tale\\s+i\\s+|tage\\s+|snakke\\s+i\\s+|sidde\\s+i\\s+|svare\\s+)?(?:telefon(?:en|er|passning|pasning)?|opkald|ringe(?:\\s+til\\s+(?:folk|kunder))?|phone(?:\\s+calls)?)`,
    ),
    written: phrases('(?:ingen|aldrig|uden|ikke)\\s+(?:[a-z]+\\s+){0,3}(?:telefon[a-z]*|opkald)'),
    likely: behindTheScenes,
    unless: phrases('(?:tager|svarer|passer)\\s+(?:[a-z]+\\s+){0,2}telefon[a-z]*'),
  },
  {
    mark: 'w0ejkunder0',
    typed: phrases(
      `${avoiding}(?:tale\\s+med\\s+|betjene\\s+|moede\\s+|have\\s+)?(?:kunder|kundekontakt|gaester|customers?|customer\\s+contact)`,
    ),
    written: phrases('(?:ingen|aldrig|uden)\\s+(?:[a-z]+\\s+)?(?:kunder|kundekontakt)'),
    likely: behindTheScenes,
    unless: phrases('(?:betjener|raadgiver|hjaelper|ekspederer)\\s+(?:[a-z]+\\s+)?kunder[a-z]*'),
  },
  {
    mark: 'w0ejsalg0',
    typed: phrases(
      `${avoiding}(?:skulle\\s+)?(?:(?:mer|telefon|kanvas)?salg|saelge(?:\\s+(?:noget|ting))?|sales|selling)`,
    ),
    written: /^/,
    mainly: phrases('(?:ingen|aldrig|uden|ikke)\\s+(?:[a-z]+\\s+){0,2}(?:salg|mersalg|saelge)'),
    unless: unlessDenied(
      'saelg(?:e|er|es|ere)?',
      '(?:[a-z]*saelger|[a-z]*salgs?)[a-z]*',
      'moedebooker[a-z]*',
      'facer',
      'provision',
      'sales',
    ),
  },
  {
    mark: 'w0ejloeft0',
    typed: phrases(
      `${avoiding}(?:have\\s+)?(?:for\\s+)?(?:(?:mange\\s+)?tunge\\s+loeft|loefte\\s+(?:tungt|meget)|fysisk\\s+(?:haardt|kraevende)(?:\\s+arbejde)?|haardt\\s+(?:fysisk\\s+)?arbejde|heavy\\s+lifting)`,
    ),
    written: /^/,
    unless: phrases(
      '(?:kan|skal\\s+kunne|kunne)\\s+loefte',
      'tunge?\\s+(?:loeft|ting|arbejde)',
      '(?:god|staerk)\\s+(?:ryg|fysik|i\\s+[a-z]+)',
      'du\\s+(?:skal\\s+vaere|er)\\s+staerk',
      '(?:skraldema|renovationsmed|flyttema|murer|tagdaekker|stillads|struktoer|kloak|brolaegger|nedriv|haandma|asfalt|toemrer|smed|landma|skov)[a-z]*',
    ),
  },
];
