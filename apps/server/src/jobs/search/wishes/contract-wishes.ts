import { phrases, unlessDenied, type Wish } from './phrases.ts';

const noLeadershipYet = '(?:leder(?:erfaring)?|ledelse(?:serfaring)?|chef(?:erfaring)?)';

/** Wishes about the kind of employment and pay. */
export const contractWishes: readonly Wish[] = [
  {
    mark: 'w0kort0',
    typed: unlessDenied(
      '(?:kort(?:ere|varig(?:t|e)?)?|midlertidig(?:t|e)?|tidsbegraenset)\\s+(?:jobs?|arbejde|kontrakt(?:er)?|ansaettelse|stilling|periode)',
      '(?:job|arbejde)\\s+(?:i|for)\\s+(?:et\\s+par|nogle\\s+faa|nogle|\\d|to|tre)\\s+(?:uger|maaneder)',
      '(?:temporary|short[\\s-]term|temp)\\s+(?:jobs?|work|positions?|contracts?)',
    ),
    written: unlessDenied(
      '[a-z]*vikariat[a-z]*',
      'tidsbegraenset',
      'midlertidig[a-z]*',
      'barselsvikar[a-z]*',
      'saeson[a-z]*',
      'aaremaal',
      'projektansaettelse',
      '(?:to|tre|fire|fem|seks|syv|otte|\\d)\\s+(?:uger|maaneder)\\s+fra',
      '(?:temporary|fixed[\\s-]term|(?:one|two|three)[\\s-]year)(?:\\s+[a-z]+)?',
    ),
    likely: phrases('sommer[a-z]*', 'jule[a-z]*', '[a-z]*afloeser[a-z]*'),
  },
  {
    // The title or a label names it. A text that mentions it is about the work of others.
    mark: 'w0frivillig0',
    typed: phrases('frivilligt\\s+(?:arbejde|job)', 'frivilligjob', 'volunteer(?:ing)?\\s+(?:work|jobs?)'),
    named: phrases('frivillig(?:e|t)?', '[a-z]+-frivillig(?:e)?', 'volunteers?'),
    written: unlessDenied('(?:som|er)\\s+frivillig', 'uloennet'),
  },
  {
    mark: 'w0fleksjob0',
    typed: phrases('fleks-?job(?:bere?|s)?', 'flexjob'),
    named: unlessDenied('[a-z]*fle(?:ks|x)-?job[a-z]*'),
    written: unlessDenied(
      'fleksjob(?:bevilling|ordning|visitation)[a-z]*',
      '(?:ansaettes|stilling(?:en)?|vi\\s+soeger)\\s+(?:[a-z]+\\s+){0,3}fleksjob',
    ),
  },
  {
    mark: 'w0ekstra0',
    typed: phrases(
      '(?:tjene|faa|have|skaffe)\\s+(?:lidt\\s+|nogle\\s+|en\\s+)?(?:flere\\s+|ekstra\\s+)?(?:penge|ekstra|skilling)(?:\\s+ekstra)?',
      'ekstra(?:job|indtaegt|arbejde|tjans)[a-z]*',
      'ekstra\\s+(?:job|indtaegt|penge)',
      '(?:bijob|bibeskaeftigelse)',
      '(?:make|earn)\\s+(?:some\\s+)?extra\\s+(?:money|cash)',
      'side\\s+(?:job|hustle)',
    ),
    named: phrases('deltid', 'part[\\s-]?time'),
    written: unlessDenied('ekstra\\s+indtaegt', 'bijob', 'ved\\s+siden\\s+af'),
  },
  {
    mark: 'w0mad0',
    typed: unlessDenied(
      '(?:med\\s+)?(?:gratis|fri|betalt|inklusive|inkl\\.?)\\s+(?:mad|frokost|kost|maaltider)(?!\\s+og\\s+logi)',
      '(?:mad|frokost|maaltider)\\s+(?:er\\s+)?(?:inkluderet|foelger\\s+med|betalt|gratis)',
      'personalemad',
      '(?:with\\s+)?free\\s+(?:food|lunch|meals?)',
      '(?:food|meals?|lunch)\\s+included',
    ),
    written: unlessDenied(
      '(?:gratis|fri)\\s+(?:[a-z]+\\s+)?(?:mad|frokost|kost|morgenmad)',
      'personalemad',
      'staff\\s+(?:food|meals?)',
      '(?:mad|frokost)(?:en|ordning)?\\s+(?:og\\s+[a-z]+\\s+)?(?:er\\s+)?(?:betalt|inkl[a-z]*|gratis|stilles)',
      '(?:billet|campingvogn|logi|bolig|uddannelse)[a-z]*,?\\s+(?:og\\s+)?mad',
      'betaler\\s+frokost',
      'frokostordning',
      'lunch(?=[,.]|\\s+(?:is|made|and))',
      '(?:spise\\s+med|maaltid\\s+med\\s+os)',
    ),
    hinted: unlessDenied('(?:god\\s+|har\\s+)?kantine(?:n)?'),
  },
  {
    mark: 'w0leder0',
    typed: phrases(
      '(?:mit\\s+|dit\\s+|et\\s+)?foerste\\s+(?:leder|chef)(?:job|stilling|rolle)',
      '(?:blive\\s+)?(?:ny\\s+)?leder\\s+for\\s+foerste\\s+gang',
      `(?:leder|chef)(?:job|stilling)?\\s+(?:uden|ingen)\\s+${noLeadershipYet}`,
      'first\\s+(?:leadership|management|manager)\\s*(?:job|role|position)?',
    ),
    written: phrases(
      '(?:lyst|mod)\\s+(?:til|paa)\\s+(?:at\\s+(?:lede|tage\\s+(?:den|en))|ledelse|lederrollen)',
      'gerne\\s+en\\s+lederuddannelse',
      '(?:foerste\\s+lederjob|ny\\s+(?:som\\s+)?leder|foerste\\s+gang\\s+som\\s+leder)',
      'proevet\\s+kraefter\\s+med\\s+ledelse',
    ),
    likely: phrases(
      '(?:souschef|teamleder|teamlead|gruppeleder|vagtleder|holdleder|arbejdsleder|kantineleder|kioskleder|afdelingsleder|daglig\\s+leder)[a-z]*',
      '(?:paedagogisk|assisterende|faglig)\\s+(?:leder|chef)',
      '(?:butiks|vice)[a-z]*(?:chef|leder)[a-z]*',
    ),
    unless: phrases(
      '(?:leder|ledelses)erfaring',
      'erfaring\\s+(?:som|med|fra)\\s+(?:leder|ledelse|lederjob)',
      '[a-z]*direktoer',
    ),
  },
  {
    mark: 'w0nyudd0',
    typed: phrases(
      '(?:for\\s+)?nyuddanne(?:t|de)',
      'nyudlaerte?',
      'dimittend(?:er|job|stilling)?',
      'lige\\s+(?:blevet\\s+)?faerdig(?:uddannet)?',
      '(?:recent|new)\\s+graduates?',
      'graduate\\s+(?:jobs?|program(?:me)?s?)',
    ),
    written: unlessDenied(
      'nyuddanne(?:t|de)',
      'nyudlaert[a-z]*',
      'dimittend[a-z]*',
      'lige\\s+(?:er\\s+)?(?:blevet\\s+)?faerdig(?:uddannet)?',
      '(?:recent|new)\\s+graduates?',
    ),
    likely: phrases('graduate', 'trainee'),
  },
  {
    mark: 'w0eksamen0',
    typed: phrases('(?:med\\s+)?(?:fri|orlov|fleksibilitet)\\s+(?:til|i|op\\s+til|ved)\\s+eksame[a-z]*', 'eksamensfri'),
    written: unlessDenied('eksamensfri[a-z]*', 'fri\\s+til\\s+eksame[a-z]*', 'i\\s+eksamensperiode[a-z]*'),
  },
  {
    mark: 'w0sommerfri0',
    typed: phrases(
      '(?:hele\\s+)?(?:juli|sommeren|sommerferien|skoleferierne)\\s+fri',
      'fri\\s+(?:i\\s+|hele\\s+|om\\s+)(?:juli|sommeren|sommerferien|skoleferier(?:ne)?|skolernes\\s+ferier)',
      '(?:samme\\s+)?ferier?\\s+(?:som|med)\\s+(?:skolen|boernene|skolerne)',
    ),
    written: unlessDenied(
      'lukke(?:t|r)\\s+(?:i\\s+)?(?:hele\\s+)?(?:juli|uge\\s+2[89]|uge\\s+30|sommerferien)',
      'fri\\s+(?:om|i|hele)\\s+(?:sommeren|juli|skoleferier[a-z]*|sommerferien)',
      'lange\\s+(?:somre|sommerferier)',
    ),
    mainly: phrases('lukket\\s+i\\s+juli', 'fri\\s+(?:i|hele)\\s+(?:juli|sommeren)'),
  },
];
