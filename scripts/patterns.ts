import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

type Construction = Pick<NewExpression | CallExpression, 'callee' | 'arguments' | 'start'>;

/** A regular expression in the code, with the first file that has it. */
export interface Pattern {
  source: string;
  flags: string;
  file: string;
}

const files = '{apps/server/src,packages/contract/src,packages/danish/src,packages/cv-parser/src}/**/*.ts';
const notServed = /\.(?:test|factory|harness)\.ts$/;

function servedFiles(root: URL): string[] {
  return globSync(files, { cwd: root })
    .filter((file) => !notServed.test(file))
    .sort();
}

/** Every regular expression literal of the server and the contract, once. */
export function patternsInCode(root: URL): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of servedFiles(root)) {
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

/** A place where a pattern is built from parts. */
export interface BuildingPlace {
  file: string;
  line: number;
  /** Source of the parts of its template that are not fixed; of another argument the whole. */
  parts: string[];
}

/** Every `new RegExp(…)` of the server and the contract. */
export function buildingPlaces(root: URL): BuildingPlace[] {
  const found: BuildingPlace[] = [];
  for (const file of servedFiles(root)) {
    const text = readFileSync(new URL(file, root), 'utf8');
    const sourceOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    const add = ({ callee, arguments: given, start }: Construction) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const [pattern] = given;
      const parts =
        pattern?.type === 'TemplateLiteral' ? pattern.expressions.map(sourceOf) : given.slice(0, 1).map(sourceOf);
      found.push({ file, line: text.slice(0, start).split('\n').length, parts });
    };
    new Visitor({ NewExpression: add, CallExpression: add }).visit(parseSync(file, text).program);
  }
  return found;
}

/** Load everything that is served, and with it every call of a function that builds patterns. CVs are read by other threads. */
const entries = [
  'apps/server/src/app.ts',
  'packages/cv-parser/src/index.ts',
  'packages/cv-parser/src/pictures/index.ts',
];

/** Patterns that modules build while they load, with the lines of code that build them. Loads the modules in another process. */
export function patternsBuilt(root: URL, files: readonly string[]): (Pattern & { line: number })[] {
  const folder = fileURLToPath(root).replace(/\/$/, '');
  const output = execFileSync(
    process.execPath,
    [join(folder, 'scripts/built-patterns.ts'), folder, ...files, ...entries],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const built = JSON.parse(output) as (Pattern & { line: number })[];
  return built.filter(({ file }) => files.includes(file));
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
