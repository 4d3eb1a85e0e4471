/** A query of words: a word, all of some or any of them. */
export type WordExpression = string | { all: WordExpression[] } | { any: WordExpression[] };

const token = /'([^']*)'(:\*)?|[&|()]/g;

/**
 * Reads a `tsquery` as this product writes it: quoted words, `:*` behind a beginning, `&`, `|` and brackets; `&` binds more.
 * A beginning keeps its `:*`.
 * @throws Error for anything else
 */
export function readTsquery(text: string): WordExpression {
  const tokens = [...text.matchAll(token)].map(([whole]) => whole);
  if (text.replaceAll(token, '').trim() !== '') throw new Error(`no query of words: ${text}`);
  let at = 0;

  function anyOf(): WordExpression {
    const operands = [allOf()];
    while (tokens[at] === '|') {
      at += 1;
      operands.push(allOf());
    }
    return operands.length === 1 ? (operands[0] as WordExpression) : { any: operands };
  }

  function allOf(): WordExpression {
    const operands = [operand()];
    while (tokens[at] === '&') {
      at += 1;
      operands.push(operand());
    }
    return operands.length === 1 ? (operands[0] as WordExpression) : { all: operands };
  }

  function operand(): WordExpression {
    const next = tokens[at++];
    if (next?.startsWith("'")) return next.replaceAll("'", '');
    if (next !== '(') throw new Error(`no query of words: ${text}`);
    const inside = anyOf();
    if (tokens[at++] !== ')') throw new Error(`no query of words: ${text}`);
    return inside;
  }

  const whole = anyOf();
  if (at !== tokens.length) throw new Error(`no query of words: ${text}`);
  return whole;
}

/** Every word and beginning of a query, each once. */
export function wordsOf(expression: WordExpression): string[] {
  return [...new Set(everyWord(expression))];
}

function everyWord(expression: WordExpression): string[] {
  if (typeof expression === 'string') return [expression];
  return ('all' in expression ? expression.all : expression.any).flatMap(everyWord);
}

/** A word or beginning as `tsquery` reads it. */
export function asTsquery(word: string): string {
  return word.endsWith(':*') ? `'${word.slice(0, -2)}':*` : `'${word}'`;
}
