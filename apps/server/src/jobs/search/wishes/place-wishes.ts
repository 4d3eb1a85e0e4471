import { near, phrases, unlessDenied, type Wish } from './phrases.ts';

const islands =
  'anholt|avernakoe|bornholm|drejoe|endelave|fanoe|fejoe|femoe|laesoe|langeland|lyoe|oroe|samsoe|sejeroe|strynoe|tunoe|aeroe';
const townsOfIslands =
  'aakirkeby|aeroeskoebing|allinge|byrum|gudhjem|hasle|marstal|nexoe|roenne|rudkoebing|svaneke|tranebjerg|tranekaer';

/** Wishes about the place of work and the way to it. */
export const placeWishes: readonly Wish[] = [
  {
    mark: 'w0hav0',
    typed: unlessDenied(
      '(?:jobs?|arbejder?)\\s+(?:til\\s+soes|paa\\s+(?:havet|soeen|vandet|(?:et\\s+|en\\s+)?(?:skib|faerge|baad|trawler)))',
      'til\\s+soes',
      'paa\\s+havet',
      '(?:ud\\s+(?:at|og)|lide\\s+at|elsker\\s+at|gerne)\\s+sejle',
      '(?:jobs?|work(?:ing)?)\\s+(?:at\\s+sea|on\\s+(?:a\\s+)?(?:ship|boat|ferry))',
    ),
    named: phrases('(?:skibs|matros|styrmand|skipper|fisker(?!i)|baadsmand|soefart)[a-z]*', '[a-z]*faerge(?:n|r)?'),
    written: unlessDenied('soefartsbog', 'om\\s+bord', 'offshore', 'trawler[a-z]*', 'til\\s+soes', 'paa\\s+havet'),
    mainly: phrases('soefartsbog', 'trawler[a-z]*', 'til\\s+soes', 'dage?\\s+ude'),
  },
  {
    mark: 'w0oe0',
    typed: unlessDenied(
      'paa\\s+(?:en|de|vores)\\s+(?:lille\\s+|mindre\\s+|smaa\\s+)?(?:dansk\\s+)?oe(?:er)?(?:ne)?',
      'oe-?(?:job|liv)',
      'on\\s+an?\\s+(?:[a-z]+\\s+)?island',
    ),
    named: phrases(islands, townsOfIslands, 'oe-?faerge[a-z]*'),
    written: unlessDenied(
      '(?:paa|til)\\s+(?:oeen|vores\\s+oe)',
      `(?:paa|til)\\s+(?:${islands})`,
      'on\\s+the\\s+island',
    ),
  },
  {
    mark: 'w0bil0',
    typed: unlessDenied(
      '(?:med\\s+)?(?:egen\\s+)?(?:firma|tjeneste|arbejds)bil(?:er)?(?:\\s+til\\s+raadighed)?',
      '(?:med\\s+)?fri\\s+bil',
      'bil\\s+(?:foelger\\s+med|medfoelger|til\\s+raadighed|inkluderet|betalt)',
      '(?:with\\s+)?(?:a\\s+)?company\\s+car',
    ),
    written: unlessDenied(
      '(?:firma|tjeneste|demo)bil[a-z]*',
      'fri\\s+bil',
      'service(?:bil|vogn)[a-z]*',
      '(?:kasse|vare)vogn\\s+(?:og|med|udleveres|stilles|foelger)[a-z]*',
      'du\\s+faar\\s+(?:egen\\s+|en\\s+)?bil',
      '(?:egen\\s+)?bil\\s+(?:til\\s+raadighed|stilles|foelger\\s+med|medfoelger)',
      'bilen\\s+er\\s+(?:vores|firmaets)',
      'company\\s+car',
    ),
    mainly: phrases('firmabil', 'fri\\s+bil', 'company\\s+car'),
  },
  {
    mark: 'w0hund0',
    typed: phrases(
      '(?:tage|have|faa)\\s+(?:min\\s+|sin\\s+|en\\s+)?hund(?:en)?\\s+med(?:\\s+paa\\s+(?:job|jobbet|arbejde|arbejdet|kontoret))?',
      'hund(?:e|en)?\\s+(?:er\\s+)?(?:tilladt|velkom[a-z]+|maa\\s+komme\\s+med)',
      'dog[\\s-]friendly',
    ),
    written: unlessDenied(
      near('hund(?:e|en)?|dogs?', 'velkom[a-z]+|maa(?:\\s+[a-z]+){1,2}\\s+med|medtages|medbringes|welcome'),
      '(?:tage|tag)\\s+(?:gerne\\s+)?(?:din\\s+)?hund(?:en)?\\s+med',
    ),
  },
];
