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
}

const letter = '[\\p{L}\\p{N}]';

/** One of the phrases, as whole words. */
export function phrases(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

export const denying = '(?:ingen|intet|ikke|uden|aldrig|no|not|without|lukket|fri\\s+for)';
/** Words between a denial and what it denies: "ingen fast aftenvagt", "uden aften- og weekendvagter". */
const between = '(?:(?:\\p{L}+-?,?\\s(?:og|eller)\\s)?(?:\\p{L}+\\s)?)';

/** One of the phrases where it is not denied: "aften", but not "ingen aftenarbejde". */
export function unlessDenied(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?<!${denying}\\s${between})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

/** As {@link unlessDenied}, and not what somebody has done before: "erfaring fra hjemmepleje eller vuggestue". */
export function unlessExperience(...patterns: readonly string[]): RegExp {
  const before = '(?<!(?:erfaring|baggrund|arbejdet)\\s(?:fra|med|i|som|paa)\\s(?:[\\p{L}-]+,?\\s){0,5})';
  return new RegExp(`(?<!${letter})${before}(?<!${denying}\\s${between})(?:${patterns.join('|')})(?!${letter})`, 'u');
}

/** Words of a search before a place or a time of work: "job om aftenen", "arbejde i det fri". */
export const begins = '(?:job|arbejde|arbejd|vaere|jobs)\\s+(?:om\\s+|i\\s+|paa\\s+)?';
