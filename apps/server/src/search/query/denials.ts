/** Words that negate the following word, folded. */
const denyingWord = '(?:ikke|uden|aldrig|ingen|intet|without|not)';
/** Words between a negation and the negated word: "ikke arbejde i weekenden", "uden at skulle have noget med salg". */
const between =
  '(?:(?:at|skal|skulle|vil|kan)\\s+\\p{L}+\\s+(?:om|i|paa|med|ved)|er|tale|at|vil|ville|skal|skulle|kan|kunne|gerne|arbejde|arbejder|have|vaere|lave|noget|nogen|nogle|i|om|paa|med|som|inden\\s+for|to|have\\s+to|work|working|with|being|in|on|at|the|a|an)';

const bound = new RegExp(`(?<![\\p{L}\\p{N}])(${denyingWord})\\s+(?:${between}\\s+)+(?=[\\p{L}\\p{N}.])`, 'gu');

/** Other words for a negation. */
const except =
  /(?<=[\p{L}\p{N}],?\s)(?:undtagen|undtaget|bortset\s+fra|vaek\s+fra|traet\s+af|(?:alt\s+)?andet\s+end|except|other\s+than)(?=\s)/gu;

/** A folded text with each negation directly before the negated word: "ikke weekenden" for "ikke arbejde i weekenden". */
export function bindDenials(folded: string): string {
  return folded.replaceAll(except, 'uden').replaceAll(bound, '$1 ');
}
