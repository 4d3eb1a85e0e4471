import { near, phrases, unlessDenied, type Wish } from './phrases.ts';

/** Excludes people who are taught or advised: "vejleder studerende" is not a job for students. */
const taught =
  '(?<!(?:vejled|undervis|hjaelp|raadgiv|uddan)[a-z]*\\s(?:af\\s)?(?:vores\\s|de\\s|unge\\s)?)(?<!(?:for|til)\\s(?:vores|de|skolens)\\s)';

/** A wish for a job at an age below 18. */
function ageWish(age: number): Wish {
  const upTo = `1[3-${age - 10}]`;
  const older = `1[${age - 9}-9]`;
  const least = '(?:fra|fyldt|mindst|over|ned\\s+til|(?:kun|skal)\\s+vaere|er\\s+du|du\\s+er|unge\\s+paa|from)';
  return {
    mark: `w0alder${age}x0`,
    typed: phrases(
      `(?:(?:fritids)?(?:jobs?|arbejde)\\s+)?(?:(?:som|til|for|hvis\\s+man\\s+er|jeg\\s+er|fra)\\s+(?:en\\s+)?)?${age}\\s?-?\\s?(?:aar(?:ig(?:e)?)?)`,
      `jobs?\\s+for\\s+${age}[\\s-]+year[\\s-]+olds?`,
      `(?:jobs?\\s+)?(?:(?:for|til)\\s+)?(?:en|min|vores)\\s+(?:(?:dreng|pige|ung|soen|datter|teenager)\\s+)?paa\\s+${age}(?:\\s+aar)?`,
      `(?:jobs?\\s+)?(?:(?:naar|hvis)\\s+)?(?:man|jeg)\\s+(?:kun\\s+)?er\\s+${age}(?:\\s+aar)?`,
      `i(?:.m|\\s+am)\\s+${age}(?:\\s+years?\\s+old)?`,
    ),
    written: unlessDenied(
      `(?<!i\\s)${least}\\s+${upTo}(?=\\s+aar|\\s*[.,]|\\s+(?:can|may))`,
      `${upTo}\\s?(?:-|–|til|og|eller)\\s?1[${age - 10}-9]\\s+aar`,
      `(?:er|vaere|paa)\\s+${upTo}(?:\\s+aar)?(?:\\s+(?:eller|og)\\s+(?:mere|opefter|derover|gaa|aeldre|\\d\\d)|,\\s+\\d\\d)`,
      `(?:vaere|er)\\s+${upTo}\\s+og\\s+gaa`,
      `(?<!kl\\.?\\s)(?<!\\d[-–])${upTo}\\s+(?:paa\\s+cykel|ved\\s+[a-z]+)`,
      'ungarbejder\\s+(?:til|i|paa|soeges)',
      'fritidsjob',
    ),
    hinted: unlessDenied('ungarbejder(?:e)?', 'under\\s+18(?:\\s+aar)?', 'efter\\s+skole(?:n|tid)?'),
    unless: phrases(
      `(?<!i\\s)${least}\\s+${older}(?=\\s+(?:aar|og|eller)|\\s*(?:[.,\\n]|$)|\\s+(?:can|may))`,
      `${older}\\s?(?:-|–|til)\\s?1[5-9]\\s+aar`,
    ),
  };
}

/** Wishes about the applicant: age and other activities. */
export const personWishes: readonly Wish[] = [
  {
    mark: 'w0ung0',
    typed: phrases(
      '(?:job\\s+)?under\\s+18(?:\\s+aar)?',
      '(?:jobs?|arbejde)\\s+(?:for|til)\\s+(?:helt\\s+)?(?:unge|teenagere?|skoleelever|gymnasieelever)(?:\\s+under\\s+18(?:\\s+aar)?)?',
      '(?:for|til)\\s+(?:skoleelever|gymnasieelever|teenagere)',
      'ungdoms(?:job|arbejde)',
      'fritids(?:job|arbejde)',
      'skolejob',
      '(?:(?:tjene|faa|have)\\s+)?(?:(?:lidt|nogle|flere)\\s+)?lommepenge(?:job)?',
      'ungarbejder[a-z]*',
      'teen(?:ager)?s?[\\s-]?jobs?',
      'jobs?\\s+for\\s+(?:teen(?:ager)?s|kids|young\\s+people)',
    ),
    named: unlessDenied(
      'ungarbejder[a-z]*',
      'under\\s+18(?:\\s+aar)?',
      'unge?\\s+(?:ekspedient|medarbejder|medhjaelper|hjaelper|butik)[a-z]*',
    ),
    written: unlessDenied(
      '(?:er\\s+du|du\\s+er|hvis\\s+du\\s+er)\\s+(?:[a-z]+\\s+){0,2}(?:under\\s+18|1[3-7])(?:\\s+aar)?',
      '(?:til|for|som|ogsaa)\\s+(?:[a-z]+\\s+)?under\\s+18(?:\\s+aar)?',
      '(?:fra|fyldt|mindst|(?:er|vaere)\\s+over)\\s+1[3-7](?:\\s+til\\s+\\d\\d)?\\s+aar',
      '(?:ned\\s+til|kun\\s+vaere|vaere\\s+(?:fyldt|mindst)|skal\\s+vaere|er\\s+fyldt|du\\s+er)\\s+1[3-7](?!\\s?(?:timer|km|uger))',
      'unge\\s+(?:fra|paa|over)\\s+1[3-7]',
      'fra\\s+1[3-7](?=\\s*(?:[.,]|$))',
      '1[3-7]\\s?(?:-|–|til|og|eller)\\s?1[4-8]\\s+aar',
      'ungarbejder\\s+(?:til|i|paa|soeges)',
      'fritidsjob',
      '(?<!i\\s)(?:over|from|at\\s+least)\\s+1[3-7]\\s+(?:can|may|are|is|years)',
      '1[3-7]\\s+(?:can|years?\\s+old)',
      '(?:er|vaere|paa)\\s+1[3-7](?:\\s+aar)?(?:\\s+(?:eller|og)\\s+(?:mere|opefter|derover|gaa|aeldre)|,\\s+\\d\\d)',
      '1[3-7]\\s+paa\\s+cykel',
    ),
    hinted: unlessDenied(
      'ungarbejdere?\\s+(?:fra|er|kan|soeges|til|i)',
      'gymnasie(?:elev|t)[a-z]*',
      'du\\s+gaar\\s+(?:i|paa)\\s+(?:[123]\\.?\\s?g|gymnasiet|folkeskolen|hf)',
    ),
    mainly: unlessDenied(
      'ungarbejdere?\\s+(?:fra|er|kan|soeges|til|i)',
      'fritidsjob',
      '1[3-5]\\s?(?:-|–|til)\\s?1[4-8]\\s+aar',
    ),
    unless: phrases('(?:ikke|ingen)\\s+(?:[a-z]+\\s+)?under\\s+18'),
  },
  {
    mark: 'w0stud0',
    typed: phrases(
      'stud(?:ie|enter)\\s?(?:job|arbejd|medhj|medarb|hjaelp)[a-z]*',
      '(?:job\\s+)?(?:(?:som|der)\\s+)?(?:(?:man\\s+)?kan\\s+passe(?:s)?\\s+)?ved\\s+siden\\s+af\\s+(?:mit\\s+|et\\s+)?stud[a-z]+',
      '(?:part[\\s-]?time\\s+)?student\\s+(?:jobs?|assistants?|workers?|positions?|helpers?)',
      'working\\s+student',
      'jobs?\\s+(?:for|til)\\s+(?:studerende|students)',
      '(?:for\\s+|til\\s+)?studerende$',
      '(?:mangler\\s+)?(?:et\\s+)?(?:job\\s+)?ved\\s+siden\\s+af$',
    ),
    written: unlessDenied(
      'stud(?:ie|enter)(?:job|arbejd|medhj|medarb|hjaelp)[a-z]*',
      'student\\s+(?:assistant|worker|job|position|helper)s?',
      'working\\s+student',
      '(?:for|to)\\s+students',
      'students?\\s+(?:are|is|welcome)',
      `${taught}studerende(?:\\s+er)?`,
      'ved\\s+siden\\s+af\\s+(?:dit\\s+|et\\s+|din\\s+)?(?:stud|uddannelse)[a-z]*',
      '(?:du\\s+)?(?:studerer|laeser)\\s+(?:du\\s+)?(?:til|paa|eller|kan)',
      'du\\s+laeser\\s+(?:[a-z]+,?\\s+){1,2}eller\\s+[a-z]+',
      '(?:eller|mens\\s+du)\\s+studerer',
      'stud\\.[a-z]+',
      'sabbataar[a-z]*',
      'studenterhue[a-z]*',
    ),
    mainly: phrases(
      'stud(?:ie|enter)(?:job|arbejd|medhj|medarb|hjaelp)[a-z]*',
      'student\\s+(?:assistant|worker|job)s?',
      'ved\\s+siden\\s+af\\s+(?:dit\\s+|et\\s+)?stud[a-z]*',
      '(?:til|for)\\s+(?:en\\s+)?studerende',
      'stud\\.[a-z]+',
    ),
    or: ['w0fritid0'],
  },
  {
    // Jobs beside school: also ads for young people or for students.
    mark: 'w0skole0',
    typed: phrases(
      '(?:(?:som\\s+)?(?:man\\s+)?kan\\s+passe(?:s)?\\s+)?ved\\s+siden\\s+af\\s+(?:min\\s+)?(?:skole(?:n)?|gymnasie[a-z]*|hf)',
      'efter\\s+skole(?:n|tid)?',
    ),
    written: unlessDenied(
      'efter\\s+skole(?:n|tid)?',
      'ved\\s+siden\\s+af\\s+(?:skole|gymnasie)[a-z]*',
      'skoleelev(?:er)?\\s+(?:kan|er\\s+velkomne)',
    ),
    mainly: unlessDenied('efter\\s+skole(?:n|tid)?'),
    or: ['w0ung0', 'w0stud0'],
  },
  {
    mark: 'w0pension0',
    typed: phrases(
      '(?:job|arbejde)\\s+(?:for|til|som)\\s+(?:pensionist(?:er)?|efterloenn?er(?:e)?|seniorer?|aeldre\\s+medarbejdere)',
      '(?:senior|pensionist)(?:job|arbejde)[a-z]*',
      '(?:job|arbejde)\\s+(?:til|for)\\s+(?:aeldre|folk|personer|en|mig)(?:\\s+mennesker)?\\s+(?:over|paa)\\s+[56]\\d(?:\\s+aar)?',
      '(?:er\\s+)?(?:over\\s+)?6\\d\\s+aar(?:\\s+gammel)?',
      '(?:(?:for|til)\\s+)?(?:en|mand|kvinde)\\s+paa\\s+6\\d',
      '(?:jeg\\s+)?er\\s+(?:en\\s+|lige\\s+blevet\\s+)?(?:pensionist|efterloenner|pensioneret)',
      'jobs?\\s+for\\s+(?:retirees|pensioners)',
    ),
    written: unlessDenied(
      'pensionist(?:er)?\\s+(?:er|kan|med)',
      '(?:er\\s+du|som|gerne|og|eller|for)\\s+(?:en\\s+)?(?:pensionist|efterloenner)[a-z]*',
      'efterloenn?er(?:e)?',
      'senior(?:er)?\\s+(?:er\\s+velkomne|kan)',
      'pensioneret',
      '(?:over|fyldt|eller)\\s+6\\d',
      '(?:alder\\s+er\\s+uden\\s+betydning|uanset\\s+alder|alle\\s+aldre|ung\\s+(?:eller|som)\\s+gammel)',
      'seniorjob',
    ),
    likely: phrases('besoegsven(?:ner)?', 'skolekoersel', 'lektie[a-z]*', '(?:flex|skole)[a-z]*chauffoer[a-z]*'),
  },
  {
    mark: 'w0loenudd0',
    typed: phrases(
      '(?:job\\s+med\\s+)?loen\\s+under\\s+(?:uddannelse(?:n)?|oplaering)',
      'uddannelse\\s+med\\s+loen',
      '(?:faa(?:r)?\\s+|med\\s+)?loen\\s+mens\\s+(?:man|jeg)\\s+(?:laerer|uddanner|er\\s+under|gaar\\s+i\\s+skole)[a-z]*(?:\\s+(?:faget|noget|op|mig|sig|uddannelse))*',
      '(?:tjene|faa)\\s+penge\\s+(?:mens|imens)\\s+(?:man|jeg)\\s+(?:laerer|uddanner)[a-z]*(?:\\s+(?:faget|noget|mig|sig))*',
      '(?:blive\\s+)?betalt\\s+for\\s+at\\s+(?:laere|uddanne)[a-z]*',
      '(?:earn|get\\s+paid|paid)\\s+(?:while|to)\\s+(?:you\\s+|i\\s+)?learn(?:ing)?',
      '(?:betalt|loennet)\\s+(?:uddannelse|kursus|oplaering)',
      'paid\\s+(?:training|education|apprenticeship)s?',
    ),
    written: unlessDenied(
      near(
        '[a-z]*(?:uddannelse|kursus|kurset|kurser|koerekort|skolen|uger)(?:n|t)?|trained|training',
        '(?:med|fuld|full|til|faar\\s+(?:du\\s+)?)\\s*(?:fuld\\s+)?(?:loen|pay)|loen\\s+imens|betal(?:er|es|t)|paid',
        8,
      ),
      '(?:med|fuld)\\s+loen\\s+fra\\s+foerste',
      'loen\\s+under',
      '(?:elev|voksen)loen',
      'loen\\s+i\\s+skoleperioder[a-z]*',
      '(?:vi\\s+)?uddanner\\s+(?:vi\\s+)?dig',
    ),
    likely: phrases(
      '(?<!(?:til|for|med)\\s)[a-z]*elev(?:er)?',
      '[a-z]*laerling(?:e)?',
      '[a-z]*trainee',
      '[a-z]*aspirant(?:er)?',
      '(?:laere|elev)plads[a-z]*',
      'apprentice',
    ),
    mainly: unlessDenied(
      'uddannelse\\s+(?:[a-z]+\\s+){0,4}(?:med\\s+)?(?:fuld\\s+)?loen',
      'loen\\s+under',
      'uddanner\\s+dig',
      '(?:elev|voksen)loen',
      'loen\\s+i\\s+skoleperioder[a-z]*',
      'uger\\s+med\\s+loen',
    ),
  },
  ...[13, 14, 15, 16, 17].map(ageWish),
];
