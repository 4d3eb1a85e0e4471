/** What people wish of a job, as searches and ads say it. Patterns are about folded text. */
export interface Wish {
  /** A word of the ads that fulfil it. Nobody types it, and no rule of the language changes it: it ends in a digit. */
  mark: string;
  /** Phrases of a search; absent where the words of the search find the ads as they are. */
  typed?: RegExp;
  /** What the title and the labels say; a text mentions other trades, too. */
  named?: RegExp;
  /** What the title, the labels or the text say. */
  written?: RegExp;
  /** Marks of other wishes. An ad that fulfils one of them fulfils this one, too. */
  or?: readonly string[];
  /** Said where the work is mainly so; such ads stand first. */
  mainly?: RegExp;
  /** Said in titles and labels of ads that mostly fulfil the wish without saying so. They are found with the others, behind them. */
  likely?: RegExp;
  /** The same for what the title, the labels or the text say. */
  hinted?: RegExp;
  /** Where the ad says this, it does not fulfil the wish, whatever else it says. */
  unless?: RegExp;
  /** Marks of wishes with which an ad does not fulfil this one. */
  unlessAlso?: readonly string[];
}

/** The mark of ads that fulfil a wish or are likely to. */
export function broadMark(mark: string): string {
  return mark.replace(/0$/, '1');
}

/** The mark of ads that are mainly what a wish asks for. */
export function mainMark(mark: string): string {
  return mark.replace(/0$/, '2');
}

/** Folded text has no others. Classes of Unicode take four times as long, and every ad is read by all patterns. */
const letter = '[a-z0-9]';

/** One of the phrases, as whole words. */
export function phrases(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`);
}

export const denying = '(?:ingen|intet|ikke|uden|aldrig|no|not|without|lukket|fri\\s+for)';
/** Words between a denial and what it denies: "ingen fast aftenvagt", "uden aften- og weekendvagter". */
const between = '(?:(?:[a-z]+-?,?\\s(?:og|eller)\\s)?(?:[a-z]+\\s)?)';

/** What denies the thing before it: "Tjenestebolig er der ikke", "Firmabil har vi kun én af", "Hjemmearbejde kan ikke lade sig gøre". */
const deniedAfter = `(?!${letter}|\\s(?:kan|maa)\\s(?:desvaerre\\s)?ikke(?!${letter})|\\s[a-z]+r\\s(?:vi|du|der|man)\\s(?:ikke|ingen|kun|aldrig))`;

/** One of the phrases where it is not denied: "aften", but not "ingen aftenarbejde". */
export function unlessDenied(...patterns: readonly string[]): RegExp {
  return notBehind(`(?<!${denying}\\s${between})`, patterns, deniedAfter);
}

/** What stands before a phrase is looked at where one begins and nowhere else. */
function notBehind(before: string, patterns: readonly string[], after: string): RegExp {
  const any = `(?:${patterns.join('|')})`;
  return new RegExp(`(?<!${letter})(?=${any})${before}${any}${after}`);
}

const notNeeded =
  '(?:ikke\\s+(?:noedvendig[a-z]*|et\\s+(?:krav|must)|en\\s+(?:forudsaetning|betingelse)|paakraevet|et|behoever|bruge|demanded|required|needed)|unoedvendig[a-z]*|ligegyldig[a-z]*|underordnet|mindre\\s+vigtig[a-z]*|not\\s+(?:needed|required|necessary|demanded))';
/** What an ad says before a thing that it does not ask for: "ingen krav om kørekort", "du behøver hverken papirer eller erfaring". */
const needless = `(?:(?:ingen|uden|no|without)\\s+(?:krav\\s+(?:om|til)\\s+|saerlig\\s+|${letter}+\\s+eller\\s+)?|(?:behoever|kraever)\\s+(?:du\\s+|vi\\s+)?(?:ikke|hverken|ingen)\\s+(?:at\\s+have\\s+)?(?:${letter}+\\s+eller\\s+)?|har\\s+du\\s+ikke\\s+)`;
/** What an ad says behind it: "Kørekort er ikke et krav", "uddannelse behøver du ikke", "certificate is not demanded". */
const thenNot = `(?:\\s+${letter}+){0,3}\\s+${notNeeded}|\\s+(?:behoever|skal|spoerger)\\s+(?:du|vi)\\s+(?:ikke|ikke\\s+bruge|ikke\\s+have|ikke\\s+om)|\\s+ikke(?=[.,])`;

/** One of some things that an ad says it does not ask for. */
export function notRequired(...things: readonly string[]): RegExp {
  const any = `(?:${things.join('|')})`;
  return phrases(`${needless}${any}`, `${any}(?:${thenNot})`);
}

/** One of some things that an ad asks for, and does not say that it does without. */
export function unlessNotRequired(...things: readonly string[]): RegExp {
  return notBehind(`(?<!${needless})`, things, `(?!${letter})(?!${thenNot})`);
}

/**
 * A pattern for one thing and another in a sentence, in either order, with few words between them: "værelse kan lejes", "vi tilbyder
 * gerne et værelse".
 */
export function near(one: string, other: string, mostBetween = 5): string {
  const gap = `(?:[\\s,–-]+(?!${denying}(?!${letter}))${letter}+){0,${mostBetween}}[\\s,–-]+`;
  return `(?:${one})${gap}(?:${other})|(?:${other})${gap}(?:${one})`;
}

/** As {@link unlessDenied}, and not what somebody has done before: "erfaring fra hjemmepleje eller vuggestue". */
export function unlessExperience(...patterns: readonly string[]): RegExp {
  const before = '(?<!(?:erfaring|baggrund|arbejdet)\\s(?:fra|med|i|som|paa)\\s(?:[a-z-]+,?\\s){0,5})';
  return notBehind(`${before}(?<!${denying}\\s${between})`, patterns, `(?!${letter})`);
}

/** Words of a search before a place or a time of work: "job om aftenen", "job hvor man er ude", "kun arbejde i det fri". */
export const begins =
  '(?:job|arbejde|arbejd|vaere|jobs)\\s+(?:(?:hvor|som|der)\\s+(?:(?:man|jeg)\\s+)?(?:kan\\s+)?(?:vaere\\s+|er\\s+|arbejder?\\s+)?)?(?:meget\\s+|kun\\s+)?(?:om\\s+|i\\s+|paa\\s+)?';

/** Words of a search before what somebody does not want: "uden at skulle ringe", "slippe for at sælge", "ikke noget med kunder". */
export const avoiding =
  '(?:uden|ingen|ikke|slippe(?:r)?\\s+for|undgaa(?:r)?|fri\\s+for|no|without|not)\\s+(?:noget\\s+(?:med\\s+)?)?(?:at\\s+)?(?:skal\\s+|skulle\\s+|vil\\s+)?';
