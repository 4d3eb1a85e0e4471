import { unlessDenied, unlessExperience, type Wish } from './phrases.ts';

const withWork = '(?:jobs?|arbejder?|arbejd|work|working)\\s+(?:med|with)\\s+(?:the\\s+)?';

/** Whom the work is with. Category names are among the labels of an ad, so that titles such as "pædagog" need not all stand here. */
export const peopleWishes: readonly Wish[] = [
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
