import { parseSync } from 'oxc-parser';

/** The result words of the specification. */
const resultWords = new Set(['success', 'error', 'failed']);

/** Source of the server that does not make answers: everything but routes and tests. */
const isInner = (file: string) => file.startsWith('apps/server/src/') && !/\.(routes|test|harness)\.ts$/.test(file);

/**
 * Places of a server file outside `*.routes.ts` that make a result word of the specification: functions below the routes return plain
 * values or throw a Problem.
 * @returns one sentence for a file that has such places
 */
export function findResultWords(file: string, text: string): string[] {
  if (!isInner(file)) return [];
  const found = new Set<string>();
  collect(parseSync(file, text).program, found);
  return [...found].map(
    (word) =>
      `${file} makes the result word '${word}': only *.routes.ts knows the words of the wire. Return a plain value, or throw a Problem.`,
  );
}

/** `success` anywhere; the other words, which also mean other things, as the value or type of a field `result`. */
function collect(node: unknown, found: Set<string>, isResult = false): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) {
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string' && resultWords.has(node.value)) {
      if (isResult || node.value === 'success') found.add(node.value);
      return;
    }
    if ((node.type === 'Property' || node.type === 'TSPropertySignature') && 'key' in node) {
      const name = (node.key as { name?: unknown }).name;
      const value = 'value' in node ? node.value : 'typeAnnotation' in node ? node.typeAnnotation : undefined;
      collect(value, found, name === 'result');
      return;
    }
    // What a nested function or call gets is no result of this field.
    if (/Function|CallExpression|ObjectExpression|TSTypeLiteral/.test(String(node.type))) isResult = false;
  }
  for (const inner of Object.values(node)) collect(inner, found, isResult);
}
