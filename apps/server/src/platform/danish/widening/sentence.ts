import { fold } from '../fold.ts';
import { bindDenials } from './denials.ts';

/** A sentence has so many words at least; shorter ones are what is looked for. */
const shortestSentence = 4;

/** Words by which a text is a sentence about somebody, folded. */
const aboutSomebody =
  /(?<![\p{L}\p{N}])(?:jeg|man|mig|min|mit|mine|nogen|har|i|im|my|hvem|hvad|hvilke[tn]?|where|who|what|is|are|er\s+der|findes)(?![\p{L}\p{N}])/u;

const end = '(?=[\\s,.!?]|$)';
const begin = '(?<=^|[\\s,.(])';

/** What somebody says around what is looked for. Longer phrases stand before their beginnings. */
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
  // Who somebody is
  '(?:har|er)\\s+(?:tidligere\\s+|altid\\s+|foer\\s+)?(?:arbejdet|vaeret|uddannet|udlaert|udannet|ansat)(?:\\s+(?:som|med|i|paa|hos))?',
  '(?:har\\s+)?(?:\\p{N}+|mange|nogle|flere|et\\s+par)\\s+aars\\s+erfaring(?:\\s+(?:med|som|fra|i))?',
  '(?:i\\s+)?(?:hele\\s+livet|i\\s+mange\\s+aar|i\\s+\\p{N}+\\s+aar)',
  'mangler(?:\\s+(?:et|en|noget))?(?:\\s+(?:job|arbejde))?',
  '(?:(?:er\\s+)?(?:lige\\s+)?flyttet|bor|kommer)(?=\\s+(?:i|til|paa|fra)\\s)',
  // What somebody gets or needs
  '(?:tjene|have|faa)\\s+(?:lidt\\s+|nogle\\s+|flere\\s+|ekstra\\s+)*penge',
  '(?:hver|hele)\\s+(?:eneste\\s+)?dag(?:en)?',
  // English
  '(?:i(?:\\s+am|m)?\\s+)?(?:looking\\s+for|searching\\s+for)(?:\\s+(?:an?|any|some))?(?:\\s+(?:jobs?|work|positions?))?(?:\\s+(?:as|in|with))?(?:\\s+an?)?',
  '(?:is|are)\\s+there(?:\\s+(?:any|some|an?))?(?:\\s+(?:jobs?|work|positions?|places?|one))?(?:\\s+(?:for|as|in|with|where|that))?(?:\\s+an?)?',
  '(?:where|how)\\s+(?:can|do)\\s+i\\s+(?:find|get|become|work)(?:\\s+(?:an?|as|in|with|some|jobs?|work))*',
  'i\\s+(?:want|would\\s+like|like|love|need|wish)(?:\\s+to)?(?:\\s+(?:work|be|become|find|have))?(?:\\s+(?:as|with|in|an?|jobs?))*',
  'i\\s+(?:have|am|have\\s+worked|worked|used\\s+to\\s+work)(?:\\s+(?:experience|trained|educated|worked))?(?:\\s+(?:as|with|in|an?))*',
];

/** Who wants to learn a trade looks for a place to learn it: "uddanne mig til elektriker". */
const learning = new RegExp(
  `${begin}(?:(?:kan|vil|gerne|hvor|jeg|man|laere)\\s+(?:at\\s+)?)*(?:uddanne[sr]?\\s+(?:mig|sig)\\s+(?:til|som)|blive?r?\\s+(?:udlaert|uddannet)(?:\\s+(?:til|som))?|laere\\s+at\\s+(?:blive|vaere)|laere\\s+til|i\\s+laere\\s+som|become\\s+an?\\s+apprentice)\\s+(?:en\\s+)?(?<trade>\\p{L}+)${end}`,
  'gu',
);

const frame = new RegExp(`${begin}(?:${frames.join('|')})${end}`, 'gu');

/** Words that say little in a sentence whatever stands beside them. */
const small = new RegExp(
  `${begin}(?:gerne|helst|hellere|godt|rigtig|virkelig|bare|maaske|ogsaa|mere|igen|rundt|faaet|vaeret|skifte|spor|branche|frem|tilbage|kun|lige|nu|folk|hvilke[tn]?|mangler|brug|behoever|ansaetter|bruge|penge|work|working|needed|please|just|really|where|what|can|get|but|want)${end}`,
  'gu',
);

const item = '(?:\\.?[\\p{L}\\p{N}][\\p{L}\\p{N}+#.-]*)';
/** What is denied, and more of it: "ikke salg eller telefon". What is not all that is meant is not denied: "ikke kun salg". */
const denied = new RegExp(
  `(?<=[\\p{L}\\p{N}],?\\s+)(?:(?:men|dog|og|but)\\s+(?:(?:jeg|vil|bare|helst|gerne)\\s+)*)?(?:(?:bare|helst)\\s+)?(?:uden|ikke|aldrig|without|not)\\s+(?:(?:staa|sidde|vaere)\\s+(?:paa|i|ved)\\s+)?(?:(?:en|et|mere|private?)\\s+)*(?!(?:kun|bare|mindst|laengere)(?![\\p{L}]))(?<word>${item}(?:\\s+(?:eller|og|or)\\s+${item})*)(?:\\s+(?:mere|laengere))?`,
  'gu',
);

/** What somebody looks for and what not, as a text says it. Both folded; the text as it is where it has neither. */
export interface Sentence {
  /** Without what is said around it: "passe børn" of "jeg leder efter et job hvor jeg kan passe børn". */
  sought: string;
  /** Words behind "uden" and "ikke". */
  denied: readonly string[];
}

/**
 * Reads what a longer text looks for. Short texts and those that say nothing else stay as they are.
 * @param isPart whether wishes were read out of the text before
 */
export function readSentence(text: string, isPart = false): Sentence {
  const folded = bindDenials(fold(text));
  const unwanted = [...folded.matchAll(denied)].flatMap(({ groups }) =>
    (groups?.word ?? '').split(/\s+(?:eller|og|or)\s+/),
  );
  const left = unwanted.length > 0 ? folded.replaceAll(denied, ' ') : folded;
  const isSentence = isPart || (words(folded).length >= shortestSentence && aboutSomebody.test(folded));
  const sought = isSentence
    ? left.replaceAll(learning, ' $<trade> laerling ').replaceAll(frame, ' ').replaceAll(small, ' ')
    : left;
  const isSame = (unwanted.length === 0 && !isSentence) || (words(sought).length === 0 && !isPart);
  return { sought: isSame ? text : sought.replace(/\s+/g, ' ').trim(), denied: unwanted };
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
}
