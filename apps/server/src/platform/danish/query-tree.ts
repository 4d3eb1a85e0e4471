/**
 * A word in dictionary form, or the beginning of one. Letters, digits and marks only. `inTitle`: only where the title itself has the word,
 * whole or in a compound, and not by another name. `inFields`: only where the title or a label has it, and not the running text.
 */
export type QueryTerm = { word: string; inTitle?: true; inFields?: true } | { prefix: string; inFields?: true };

/** What a search asks of the words of a text. An empty `any` matches nothing. */
export type QueryNode = QueryTerm | { all: readonly QueryNode[] } | { any: readonly QueryNode[] };

/** Asks for nothing and matches nothing. */
export const emptyQuery: QueryNode = { any: [] };

/** Whether there is nothing to search for. */
export function isEmptyQuery(node: QueryNode): boolean {
  return 'any' in node && node.any.length === 0;
}

/** Every operand; the operand itself where there is only one. */
export function allOf(nodes: readonly QueryNode[]): QueryNode {
  const operands = distinct(nodes);
  return operands.length > 1 ? { all: operands } : (operands[0] ?? emptyQuery);
}

/** At least one operand; the operand itself where there is only one. */
export function anyOf(nodes: readonly QueryNode[]): QueryNode {
  const operands = distinct(nodes);
  return operands.length > 1 ? { any: operands } : (operands[0] ?? emptyQuery);
}

function distinct(nodes: readonly QueryNode[]): QueryNode[] {
  const byText = new Map(nodes.filter((node) => !isEmptyQuery(node)).map((node) => [toTsquery(node), node]));
  return [...byText.values()];
}

/** Every word and prefix of a query, each once, in order. */
export function termsOf(node: QueryNode): QueryTerm[] {
  return [...new Map(everyTerm(node).map((term) => [toTsquery(term), term])).values()];
}

function everyTerm(node: QueryNode): QueryTerm[] {
  if ('word' in node || 'prefix' in node) return [node];
  return ('all' in node ? node.all : node.any).flatMap(everyTerm);
}

/** The same query with each prefix as a whole word. */
export function withoutPrefixes(node: QueryNode): QueryNode {
  return mapTerms(node, (term) => ('prefix' in term ? { word: term.prefix } : term));
}

/** The same query with other terms. */
export function mapTerms(node: QueryNode, change: (term: QueryTerm) => QueryNode): QueryNode {
  if ('word' in node || 'prefix' in node) return change(node);
  const operands = ('all' in node ? node.all : node.any).map((operand) => mapTerms(operand, change));
  return 'all' in node ? allOf(operands) : anyOf(operands);
}

/** The query as PostgreSQL's `tsquery` reads it; empty for an empty query. Nothing in this program reads it back. */
export function toTsquery(node: QueryNode): string {
  if ('word' in node) return `'${node.word}'${node.inTitle ? ':AB' : node.inFields ? ':ABC' : ''}`;
  if ('prefix' in node) return `'${node.prefix}':*${node.inFields ? 'ABC' : ''}`;
  const [operands, operator] = 'all' in node ? [node.all, ' & '] : [node.any, ' | '];
  return operands.length === 0 ? '' : `(${operands.map(toTsquery).join(operator)})`;
}

/** Whether a text matches. @param has whether the text has a word or a word that begins so */
export function matches(node: QueryNode, has: (term: QueryTerm) => boolean): boolean {
  if ('word' in node || 'prefix' in node) return has(node);
  return 'all' in node
    ? node.all.every((operand) => matches(operand, has))
    : node.any.some((operand) => matches(operand, has));
}
