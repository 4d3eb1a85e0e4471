import { unlessDenied, unlessExperience, type Wish } from './phrases.ts';

const withWork =
  '(?:jobs?|arbejder?|arbejd|noget|work|working)\\s+(?:med|with)\\s+(?:the\\s+|smaa\\s+|at\\s+(?:hjaelpe|passe)\\s+)?';

/**
 * Wishes about the people to work with. Category names are labels of an ad, so not all titles such as "pædagog" are needed here.
 */
export const peopleWishes: readonly Wish[] = [
  {
    mark: 'w0boern0',
    typed: unlessDenied(`${withWork}(?:(?:smaa)?boern(?:ene)?|children|kids)`, 'boernejob'),
    named: unlessDenied(
      '(?:paedagog|dagplej|boernehave|vuggestue|daginstitution|barneplej|boernepas|fritidshjem|skolefritid)[a-z]*',
      'sfo',
      'barnepige',
      'babysitter',
      'au\\s?-?pair',
      '(?:child\\s?care|kindergarten|nursery)',
      'laerer\\s+i\\s+grundskolen',
      '(?:traener|laerer|instruktoer)[a-z]*\\s+(?:for|til)\\s+(?:[a-z]+\\s+)?boern',
    ),
    written: unlessExperience(
      '(?:smaa|skole|vuggestue)boern[a-z]*',
      '(?:arbejder?|omgang|aktiviteter|undervis[a-z]+|hjaelper?|traen[a-z]+|passer?|leger?)\\s+(?:med\\s+|for\\s+|af\\s+)?(?:[a-z]+\\s+)?boern(?:ene)?',
      'boern\\s+og\\s+(?:unge|familier)',
      'boern\\s+(?:fra|i\\s+alderen|paa|under)\\s+[0-9]*[a-z]*',
    ),
    mainly: unlessDenied(
      '(?:paedagogmedhjaelper|dagplej|boernehave|vuggestue|sfo|barnepige|babysitter)[a-z]*',
      '(?:vuggestue\\s+og\\s+boernehave|sfo\\s+og\\s+klub|laerer\\s+i\\s+grundskolen)',
    ),
    hinted: unlessExperience(
      'boern(?:ene)?(?:\\s+med\\s+[a-z]+)?',
      'skoleelever',
      'skolekoersel',
      'skoleklasser',
      'ungdomsklub',
    ),
  },
  {
    mark: 'w0aeldre0',
    typed: unlessDenied(
      `${withWork}(?:(?:aeldre|gamle)(?:\\s+(?:mennesker|borgere))?|elderly|old\\s+people|seniors)`,
      '(?:aeldre|gamle)\\s+mennesker',
      '(?:hjaelpe|pleje|tage\\s+mig\\s+af)\\s+(?:de\\s+)?(?:aeldre|gamle)',
    ),
    named: unlessDenied(
      '(?:plejehjem|plejecent|aeldrepleje|aeldrecent|aeldreomraade|hjemmepleje|demens)[a-z]*',
      'sosu[a-z]*',
      'sundhedshjaelper[a-z]*',
      'elderly\\s+care',
    ),
    written: unlessExperience(
      '(?:plejehjem|plejecent|aeldrecent|demens)[a-z]*',
      'aeldre\\s+(?:borgere|mennesker|beboere|medborgere|medicinske)',
      '(?:de|vores|med|hos|for|af)\\s+aeldre(?!\\s+end)',
    ),
    hinted: unlessExperience('(?:ensomme\\s+)?aeldre(?!\\s+end)', 'pensionister'),
  },
  {
    mark: 'w0handicap0',
    typed: unlessDenied(
      `${withWork}(?:(?:mennesker|folk|boern|unge|voksne|people)\\s+(?:med|with)\\s+)?(?:et\\s+|a\\s+)?(?:handicap(?:pede|pet)?|udviklingshaemmede|funktionsnedsaettelser?|disabilit(?:y|ies)|disabled\\s+people)`,
    ),
    named: unlessDenied('(?:handicap|bpa|botilbud|bosted|omsorgsmedhjaelper|specialskole|socialpsyk)[a-z]*'),
    written: unlessExperience(
      '(?:handicap|botilbud|bosted|koerestol|udviklingshaem|specialskole)[a-z]*',
      '(?:med|har)\\s+(?:autisme|downs(?:\\s+syndrom)?|cerebral\\s+parese|hjerneskade)',
      'bpa(?:-[a-z]+)?',
    ),
    mainly: unlessDenied('(?:botilbud|bosted|bpa|handicap)[a-z]*', 'koerestol'),
  },
];
