/** A wish for a job, with its phrases in searches and ads. The patterns match folded text. */
export interface Wish {
  /**
   * Marker term of the ads that fulfil it. Nobody types it, and the language rules do not change it, because it ends in a digit.
   */
  mark: string;
  /** Phrases of a search; absent if the words of the search find the ads. */
  typed?: RegExp;
  /** Phrases of title and labels only, because a text mentions other trades too. */
  named?: RegExp;
  /** Phrases of title, labels or text. */
  written?: RegExp;
  /** Marks of other wishes. An ad that fulfils one of them probably fulfils this one too. */
  or?: readonly string[];
  /** Phrases of ads that mainly fulfil the wish; such ads rank first. */
  mainly?: RegExp;
  /** Titles and labels of ads that usually fulfil the wish without a phrase. They are found too, but rank after the others. */
  likely?: RegExp;
  /** As `likely`, for title, labels or text. */
  hinted?: RegExp;
  /** Phrases of ads that never fulfil the wish, regardless of other phrases. */
  unless?: RegExp;
  /** Marks of wishes that exclude this one. */
  unlessAlso?: readonly string[];
}

/** The mark of ads that fulfil a wish or are likely to. */
export function broadMark(mark: string): string {
  return mark.replace(/0$/, '1');
}

/** The mark of ads that mainly fulfil a wish. */
export function mainMark(mark: string): string {
  return mark.replace(/0$/, '2');
}

/** Letters and digits of folded text. Unicode classes are four times slower, and all patterns run on every ad. */
const letter = '[a-z0-9]';

/** One of the phrases, as whole words. */
export function phrases(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`);
}

export const denying = '(?:ingen|intet|ikke|uden|aldrig|no|not|without|lukket|fri\\s+for)';
/** Words between a negation and the negated word: "ingen fast aftenvagt", "uden aften- og weekendvagter". */
const between = '(?:(?:[a-z]+-?,?\\s(?:og|eller)\\s)?(?:[a-z]+\\s)?)';

/**
 * Negation of the preceding word: "Tjenestebolig er der ikke", "Firmabil har vi kun én af", "Hjemmearbejde kan ikke lade sig
 * gøre".
 */
const deniedAfter = `(?!${letter}|\\s(?:kan|maa)\\s(?:desvaerre\\s)?ikke(?!${letter})|\\s[a-z]+r\\s(?:vi|du|der|man)\\s(?:ikke|ingen|kun|aldrig))`;

/** One of the phrases, not negated: "aften", but not "ingen aftenarbejde". */
export function unlessDenied(...patterns: readonly string[]): RegExp {
  return notBehind(`(?<!${denying}\\s${between})`, patterns, deniedAfter);
}

/** One of the patterns without the text before it. The lookbehind runs only where a pattern begins. */
function notBehind(before: string, patterns: readonly string[], after: string): RegExp {
  const any = `(?:${patterns.join('|')})`;
  return new RegExp(`(?<!${letter})(?=${any})${before}${any}${after}`);
}

const notNeeded =
  '(?:ikke\\s+(?:noedvendig[a-z]*|et\\s+(?:krav|must)|en\\s+(?:forudsaetning|betingelse)|paakraevet|et|behoever|bruge|demanded|required|needed)|unoedvendig[a-z]*|ligegyldig[a-z]*|underordnet|mindre\\s+vigtig[a-z]*|not\\s+(?:needed|required|necessary|demanded))';
/** Phrases before a thing that is not required: "ingen krav om kørekort", "du behøver hverken papirer eller erfaring". */
const needless = `(?:(?:ingen|uden|no|without)\\s+(?:krav\\s+(?:om|til)\\s+|saerlig\\s+|${letter}+\\s+eller\\s+)?|(?:behoever|kraever)\\s+(?:du\\s+|vi\\s+)?(?:ikke|hverken|ingen)\\s+(?:at\\s+have\\s+)?(?:${letter}+\\s+eller\\s+)?|har\\s+du\\s+ikke\\s+)`;
/**
 * Phrases after a thing that is not required: "Kørekort er ikke et krav", "uddannelse behøver du ikke", "certificate is not
 * demanded".
 */
const thenNot = `(?:\\s+${letter}+){0,3}\\s+${notNeeded}|\\s+(?:behoever|skal|spoerger)\\s+(?:du|vi)\\s+(?:ikke|ikke\\s+bruge|ikke\\s+have|ikke\\s+om)|\\s+ikke(?=[.,])`;

/** One of some things that an ad explicitly does not require. */
export function notRequired(...things: readonly string[]): RegExp {
  const any = `(?:${things.join('|')})`;
  return phrases(`${needless}${any}`, `${any}(?:${thenNot})`);
}

/** One of some things, unless the ad explicitly does not require it. */
export function unlessNotRequired(...things: readonly string[]): RegExp {
  return notBehind(`(?<!${needless})`, things, `(?!${letter})(?!${thenNot})`);
}

/**
 * A pattern for two things in a sentence, in either order, with few words between them: "værelse kan lejes", "vi tilbyder gerne et
 * værelse".
 */
export function near(one: string, other: string, mostBetween = 5): string {
  const gap = `(?:[\\s,–-]+(?!${denying}(?!${letter}))${letter}+){0,${mostBetween}}[\\s,–-]+`;
  return `(?:${one})${gap}(?:${other})|(?:${other})${gap}(?:${one})`;
}

/** As {@link unlessDenied}, and not about previous experience: "erfaring fra hjemmepleje eller vuggestue". */
export function unlessExperience(...patterns: readonly string[]): RegExp {
  const before = '(?<!(?:erfaring|baggrund|arbejdet)\\s(?:fra|med|i|som|paa)\\s(?:[a-z-]+,?\\s){0,5})';
  return notBehind(`${before}(?<!${denying}\\s${between})`, patterns, `(?!${letter})`);
}

/** Words of a search before a place or a time of work: "job om aftenen", "job hvor man er ude", "kun arbejde i det fri". */
export const begins =
  '(?:job|arbejde|arbejd|vaere|jobs)\\s+(?:(?:hvor|som|der)\\s+(?:(?:man|jeg)\\s+)?(?:kan\\s+)?(?:vaere\\s+|er\\s+|arbejder?\\s+)?)?(?:meget\\s+|kun\\s+)?(?:om\\s+|i\\s+|paa\\s+)?';

/** Words of a search before an unwanted thing: "uden at skulle ringe", "slippe for at sælge", "ikke noget med kunder". */
export const avoiding =
  '(?:uden|ingen|ikke|slippe(?:r)?\\s+for|undgaa(?:r)?|fri\\s+for|no|without|not)\\s+(?:noget\\s+(?:med\\s+)?)?(?:at\\s+)?(?:skal\\s+|skulle\\s+|vil\\s+)?';
