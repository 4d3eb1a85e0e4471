/**
 * A word in dictionary form, or a prefix. Letters, digits and tags only. `inTitle`: matches only words of the title, whole or in a
 * compound, not synonyms. `inFields`: matches only title and labels, not the running text.
 */
export type QueryTerm = { word: string; inTitle?: true; inFields?: true } | { prefix: string; inFields?: true };

/** A query over the words of a text. An empty `any` matches nothing. `not` stands among the operands of `all` only, never first. */
export type QueryNode = QueryTerm | { all: readonly QueryNode[] } | { any: readonly QueryNode[] } | { not: QueryNode };

/** A query without terms, which matches nothing. */
export const emptyQuery: QueryNode = { any: [] };

/** Whether a query has no terms. */
export function isEmptyQuery(node: QueryNode): boolean {
  return 'any' in node && node.any.length === 0;
}

/** Conjunction of the operands; a single operand is returned unchanged. */
export function allOf(nodes: readonly QueryNode[]): QueryNode {
  const operands = distinct(nodes);
  return operands.length > 1 ? { all: operands } : (operands[0] ?? emptyQuery);
}

/** Disjunction of the operands; a single operand is returned unchanged. */
export function anyOf(nodes: readonly QueryNode[]): QueryNode {
  const operands = distinct(nodes);
  return operands.length > 1 ? { any: operands } : (operands[0] ?? emptyQuery);
}

function distinct(nodes: readonly QueryNode[]): QueryNode[] {
  const byText = new Map(nodes.filter((node) => !isEmptyQuery(node)).map((node) => [toTsquery(node), node]));
  return [...byText.values()];
}

/** The distinct words and prefixes that a query looks for, in order. */
export function termsOf(node: QueryNode): QueryTerm[] {
  return distinctTerms(node, { denied: false });
}

/** The distinct words and prefixes of a query, in order, also those that it excludes. */
export function allTermsOf(node: QueryNode): QueryTerm[] {
  return distinctTerms(node, { denied: true });
}

function distinctTerms(node: QueryNode, { denied }: { denied: boolean }): QueryTerm[] {
  const every = (one: QueryNode): QueryTerm[] => {
    if ('word' in one || 'prefix' in one) return [one];
    if ('not' in one) return denied ? every(one.not) : [];
    return ('all' in one ? one.all : one.any).flatMap(every);
  };
  return [...new Map(every(node).map((term) => [toTsquery(term), term])).values()];
}

/** The same query with each prefix as a whole word. */
export function withoutPrefixes(node: QueryNode): QueryNode {
  return mapTerms(node, (term) => ('prefix' in term ? { word: term.prefix } : term));
}

/** The same query with each term replaced. */
export function mapTerms(node: QueryNode, change: (term: QueryTerm) => QueryNode): QueryNode {
  if ('word' in node || 'prefix' in node) return change(node);
  if ('not' in node) return { not: mapTerms(node.not, change) };
  const operands = ('all' in node ? node.all : node.any).map((operand) => mapTerms(operand, change));
  return 'all' in node ? allOf(operands) : anyOf(operands);
}

/** The query as the text of a PostgreSQL `tsquery`; empty for an empty query. It is never parsed back. */
export function toTsquery(node: QueryNode): string {
  if ('word' in node) return `'${node.word}'${node.inTitle ? ':AB' : node.inFields ? ':ABC' : ''}`;
  if ('prefix' in node) return `'${node.prefix}':*${node.inFields ? 'ABC' : ''}`;
  if ('not' in node) return `!(${toTsquery(node.not)})`;
  const [operands, operator] = 'all' in node ? [node.all, ' & '] : [node.any, ' | '];
  return operands.length === 0 ? '' : `(${operands.map(toTsquery).join(operator)})`;
}

/** Whether a text matches. @param has whether the text has a word, or a word with a prefix */
export function matches(node: QueryNode, has: (term: QueryTerm) => boolean): boolean {
  if ('word' in node || 'prefix' in node) return has(node);
  if ('not' in node) return !matches(node.not, has);
  return 'all' in node
    ? node.all.every((operand) => matches(operand, has))
    : node.any.some((operand) => matches(operand, has));
}
