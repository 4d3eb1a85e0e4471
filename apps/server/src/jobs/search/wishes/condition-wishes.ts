import { begins, phrases, unlessDenied, type Wish } from './phrases.ts';

/** What the work asks for and how it is done. */
export const conditionWishes: readonly Wish[] = [
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
];

/** Driving licences, and the signs of the licences of ads that ask for one. A tractor with a trailer needs both. */
const licences: readonly (readonly [name: string, inAds: string])[] = [
  ['b', 'b(?:\\s?\\/?\\s?e)?'],
  ['c', 'c(?:\\s?\\/?\\s?e)?'],
  ['c\\s?\\/?\\s?e', 'c\\s?\\/?\\s?e'],
  ['d', 'd(?:\\s?\\/?\\s?e)?'],
];

export const licenceWishes: readonly Wish[] = licences.map(([name, inAds], at) => {
  const category = '(?:koerekort|kategori|kat\\.?)\\s+(?:til\\s+)?(?:kategori\\s+|kat\\.?\\s+)?';
  return {
    mark: `w0koerekort${at}`,
    typed: phrases(`${category}${name}`, `${name}[\\s-]+koerekort`, ...(name.endsWith('e') ? ['c\\/e'] : [])),
    written: phrases(`${category}${inAds}`, `${inAds}[\\s-]+koerekort`, `\\p{L}*chauffoer\\p{L}*,?\\s+${inAds}`),
  };
});
