import { fold, readLines } from '@jobblik/danish';
import { bindDenials } from './denials.ts';

/** Minimum length of a sentence in words; shorter texts are keywords. */
const shortestSentence = 4;

/** Words that indicate a sentence about a person, folded. */
const aboutSomebody = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${readPatterns('about-somebody').join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

const end = '(?=[\\s,.!?]|$)';
const begin = '(?<=^|[\\s,.(])';

/** Phrases around the keywords of a sentence. A longer phrase precedes its beginnings. */
const frames = readPatterns('sentence-frames');

/** Phrases of people who want to learn a trade, and therefore look for an apprenticeship: "uddanne mig til elektriker". */
const learning = new RegExp(
  `${begin}(?:(?:kan|vil|gerne|hvor|jeg|man|laere)\\s+(?:at\\s+)?){0,6}(?:uddanne[sr]?\\s+(?:mig|sig)\\s+(?:til|som)|blive?r?\\s+(?:udlaert|uddannet)(?:\\s+(?:til|som))?|laere\\s+at\\s+(?:blive|vaere)|laere\\s+til|i\\s+laere\\s+som|become\\s+an?\\s+apprentice)\\s+(?:en\\s+)?(?<trade>\\p{L}+)${end}`,
  'gu',
);

const frame = new RegExp(`${begin}(?:${frames.join('|')})${end}`, 'gu');

/** Words with little meaning in any sentence. */
const small = new RegExp(`${begin}(?:${readPatterns('small-words').join('|')})${end}`, 'gu');

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

/** The lines of a data file as patterns: a space is any white space. */
function readPatterns(file: string): string[] {
  return readLines(new URL(`./data/${file}.txt`, import.meta.url)).map((line) => line.replaceAll(' ', '\\s+'));
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
}
