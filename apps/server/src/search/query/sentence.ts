import { fold } from '@jobblik/danish';
import { bindDenials } from './denials.ts';

/** Minimum length of a sentence in words; shorter texts are keywords. */
const shortestSentence = 4;

/** Words that indicate a sentence about a person, folded. */
const aboutSomebody =
  /(?<![\p{L}\p{N}])(?:jeg|man|mig|min|mit|mine|nogen|har|i|im|my|hvem|hvad|hvilke[tn]?|where|who|what|is|are|er\s+der|findes)(?![\p{L}\p{N}])/u;

const end = '(?=[\\s,.!?]|$)';
const begin = '(?<=^|[\\s,.(])';

/** Phrases around the keywords of a sentence. A longer phrase precedes its beginnings. */
const frames: readonly string[] = [
  // Looking for work
  '(?:leder|kigger|soeger|sogt|ledt)\\s+efter(?:\\s+(?:et|en|noget|nye?|nyt))?(?:\\s+(?:job|arbejde|stilling))?',
  '(?:er\\s+der|findes\\s+der|har\\s+i|er\\s+der\\s+nogen\\s+der)\\s+(?:nogen\\s+|noget\\s+|nogle\\s+)?(?:ledige\\s+)?(?:job|arbejde|stillinger|steder)?',
  '(?:er\\s+der\\s+)?nogen\\s+(?:der|som)\\s+(?:soeger|mangler|har\\s+brug\\s+for|ansaetter|vil\\s+have)',
  '(?:hvor|hvordan)\\s+(?:kan|bliver|faar|finder)\\s+(?:jeg|man)(?:\\s+(?:faa|finde|blive|arbejde))?',
  'ved\\s+(?:nogen|i)\\s+(?:om|hvor)',
  '(?:kan|maa|skal|vil|kunne|ville)\\s+(?:godt\\s+|gerne\\s+|rigtig\\s+|meget\\s+)*(?:lide|taenke\\s+(?:mig|sig)|proeve)(?:\\s+at)?(?:\\s+(?:arbejde|job))?(?:\\s+(?:med|som|i|paa))?',
  '(?:vil|ville|kunne|oensker)\\s+(?:hellere|helst|gerne|ogsaa|rigtig\\s+gerne|meget\\s+gerne)(?:\\s+(?:at\\s+)?(?:arbejde|have|finde|vaere|blive|lave|proeve|skifte\\s+til|tilbage\\s+til))*(?:\\s+(?:et|en|noget))?',
  '(?:droemmer|taenker|overvejer)\\s+(?:om\\s+|paa\\s+)?(?:at\\s+)?(?:blive|arbejde|vaere)?',
  '(?:elsker|holder\\s+af|er\\s+(?:vild|glad|god|dygtig|ferm)\\s+(?:med|for|til)|interesserer\\s+mig\\s+for|braender\\s+for|har\\s+lyst\\s+til)(?:\\s+at)?(?:\\s+(?:arbejde|vaere))?(?:\\s+med)?',
  '(?:god|dygtig|ferm|vild|glad)\\s+(?:til|for|med)(?:\\s+at)?',
  // Experience and situation of the person
  '(?:har|er)\\s+(?:tidligere\\s+|altid\\s+|foer\\s+)?(?:arbejdet|vaeret|uddannet|udlaert|udannet|ansat)(?:\\s+(?:som|med|i|paa|hos))?',
  '(?:har\\s+)?(?:\\p{N}+|mange|nogle|flere|et\\s+par)\\s+aars\\s+erfaring(?:\\s+(?:med|som|fra|i))?',
  '(?:i\\s+)?(?:hele\\s+livet|i\\s+mange\\s+aar|i\\s+\\p{N}+\\s+aar)',
  'mangler(?:\\s+(?:et|en|noget))?(?:\\s+(?:job|arbejde))?',
  '(?:(?:er\\s+)?(?:lige\\s+)?flyttet|bor|kommer)(?=\\s+(?:i|til|paa|fra)\\s)',
  // Pay and frequency
  '(?:tjene|have|faa)\\s+(?:lidt\\s+|nogle\\s+|flere\\s+|ekstra\\s+)*penge',
  '(?:hver|hele)\\s+(?:eneste\\s+)?dag(?:en)?',
  // English
  '(?:i(?:\\s+am|m)?\\s+)?(?:looking\\s+for|searching\\s+for)(?:\\s+(?:an?|any|some))?(?:\\s+(?:jobs?|work|positions?))?(?:\\s+(?:as|in|with))?(?:\\s+an?)?',
  '(?:is|are)\\s+there(?:\\s+(?:any|some|an?))?(?:\\s+(?:jobs?|work|positions?|places?|one))?(?:\\s+(?:for|as|in|with|where|that))?(?:\\s+an?)?',
  '(?:where|how)\\s+(?:can|do)\\s+i\\s+(?:find|get|become|work)(?:\\s+(?:an?|as|in|with|some|jobs?|work))*',
  'i\\s+(?:want|would\\s+like|like|love|need|wish)(?:\\s+to)?(?:\\s+(?:work|be|become|find|have))?(?:\\s+(?:as|with|in|an?|jobs?))*',
  'i\\s+(?:have|am|have\\s+worked|worked|used\\s+to\\s+work)(?:\\s+(?:experience|trained|educated|worked))?(?:\\s+(?:as|with|in|an?))*',
];

/** Phrases of people who want to learn a trade, and therefore look for an apprenticeship: "uddanne mig til elektriker". */
const learning = new RegExp(
  `${begin}(?:(?:kan|vil|gerne|hvor|jeg|man|laere)\\s+(?:at\\s+)?){0,6}(?:uddanne[sr]?\\s+(?:mig|sig)\\s+(?:til|som)|blive?r?\\s+(?:udlaert|uddannet)(?:\\s+(?:til|som))?|laere\\s+at\\s+(?:blive|vaere)|laere\\s+til|i\\s+laere\\s+som|become\\s+an?\\s+apprentice)\\s+(?:en\\s+)?(?<trade>\\p{L}+)${end}`,
  'gu',
);

const frame = new RegExp(`${begin}(?:${frames.join('|')})${end}`, 'gu');

/** Words with little meaning in any sentence. */
const small = new RegExp(
  `${begin}(?:gerne|helst|hellere|godt|rigtig|virkelig|bare|maaske|ogsaa|mere|igen|rundt|faaet|vaeret|skifte|spor|branche|frem|tilbage|kun|lige|nu|folk|hvilke[tn]?|mangler|brug|behoever|ansaetter|bruge|penge|work|working|needed|please|just|really|where|what|can|get|but|want)${end}`,
  'gu',
);

const item = '(?:\\.?[\\p{L}\\p{N}][\\p{L}\\p{N}+#.-]*)';
/** Negated words, also several: "ikke salg eller telefon". Not negated: "ikke kun salg". */
const denied = new RegExp(
  `(?<=[\\p{L}\\p{N}],?\\s+)(?:(?:men|dog|og|but)\\s+(?:(?:jeg|vil|bare|helst|gerne)\\s+)*)?(?:(?:bare|helst)\\s+)?(?:uden|ikke|aldrig|without|not)\\s+(?:(?:staa|sidde|vaere)\\s+(?:paa|i|ved)\\s+)?(?:(?:en|et|mere|private?)\\s+)*(?!(?:kun|bare|mindst|laengere)(?![\\p{L}]))(?<word>${item}(?:\\s+(?:eller|og|or)\\s+${item})*)(?:\\s+(?:mere|laengere))?`,
  'gu',
);

/** Wanted and unwanted words of a text. Both folded; `keywords` is the unchanged text if it is not a sentence and has no negation. */
export interface Sentence {
  /** The keywords of the sentence: "passe børn" of "jeg leder efter et job hvor jeg kan passe børn". */
  keywords: string;
  /** Words after "uden" and "ikke". */
  denied: readonly string[];
}

/**
 * Extracts the keywords of a longer text. Short texts, and texts without keywords, stay unchanged.
 * @param isPart whether phrase filters were removed from the text before
 */
export function readSentence(text: string, isPart = false): Sentence {
  const folded = bindDenials(fold(text));
  const unwanted = [...folded.matchAll(denied)].flatMap(({ groups }) =>
    (groups?.word ?? '').split(/(?<!\s)\s+(?:eller|og|or)\s+/),
  );
  const left = unwanted.length > 0 ? folded.replaceAll(denied, ' ') : folded;
  const isSentence = isPart || (words(folded).length >= shortestSentence && aboutSomebody.test(folded));
  const keywords = isSentence
    ? left.replaceAll(learning, ' $<trade> laerling ').replaceAll(frame, ' ').replaceAll(small, ' ')
    : left;
  const isSame = (unwanted.length === 0 && !isSentence) || (words(keywords).length === 0 && !isPart);
  return { keywords: isSame ? text : keywords.replace(/\s+/g, ' ').trim(), denied: unwanted };
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
}
