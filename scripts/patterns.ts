import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression in the code, with the first file that has it. */
export interface Pattern {
  source: string;
  flags: string;
  file: string;
}

const files = '{apps/server/src,packages/contract/src}/**/*.ts';
const notServed = /\.(?:test|factory|harness)\.ts$/;

/** Every regular expression literal of the server and the contract, once. */
export function patternsInCode(root: URL): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of globSync(files, { cwd: root }).sort()) {
    if (notServed.test(file)) continue;
    const text = readFileSync(new URL(file, root), 'utf8');
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        const key = `/${source}/${flags}`;
        if (!found.has(key)) found.set(key, { source, flags, file });
      },
    }).visit(parseSync(file, text).program);
  }
  return [...found.values()];
}

/** Whether a part repeats without a bound, or a group repeats: everything else reads a bounded number of characters from each beginning. */
export function repeatsFreely(source: string): boolean {
  const outsideClasses = source.replaceAll(/\\./gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}|\)\{/.test(outsideClasses);
}

/** Whether a part repeats without a bound. */
export function repeatsWithoutBound(source: string): boolean {
  const outsideClasses = source.replaceAll(/\\./gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(outsideClasses);
}
