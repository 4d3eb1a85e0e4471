import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kernelFiles, messages, type Slice, sizes, slices } from '../boundaries.ts';
import { root } from '../support/root.ts';
import { findForbiddenKeys, findForbiddenWords, readForbiddenWords } from './glossary.ts';
import { hasSizeLimit, judgeSize } from './import-law/file-sizes.ts';
import { findCircles } from './import-law/find-circles.ts';
import { countByFolder } from './import-law/folder-sizes.ts';
import { judgeImport } from './import-law/judge-import.ts';
import { readImports } from './import-law/read-imports.ts';
import { findLazyValues } from './lazy-values.ts';
import { findResultWords } from './result-words.ts';
import { missingClasses, missingComposed } from './style-classes.ts';
import { valuesOutsideTokens } from './style-values.ts';
import { writtenAddresses } from './written-addresses.ts';

// Checks every import and the sizes of files and folders against boundaries.ts, every name against the glossary, the words of
// results against their place, values made on first use, every address of a screen against the contract's list, and every value of a
// style sheet against the tokens; a gate of `npm run check`.

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

/** The slices of a cycle of edges that this path leads to, or undefined. */
function findCircle(slice: Slice, path: readonly Slice[]): Slice[] | undefined {
  if (path.includes(slice)) return [...path.slice(path.indexOf(slice)), slice];
  for (const next of slices[slice]) {
    const circle = findCircle(next, [...path, slice]);
    if (circle) return circle;
  }
  return undefined;
}

for (const slice of Object.keys(slices) as Slice[]) {
  const circle = findCircle(slice, []);
  if (circle) complain(`boundaries.ts: the edges go in a circle: ${circle.join(' -> ')}`);
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => file && existsSync(`${root}${file}`))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

const imports = files.flatMap(({ file, text }) => readImports(file, text));
for (const found of imports) {
  const reason = judgeImport(found);
  if (reason) complain(`${found.from} imports ${found.to}: ${reason}`);
}
for (const circle of findCircles(imports)) complain(`imports go in a circle: ${circle.join(' -> ')}`);

const forbidden = readForbiddenWords(readFileSync(`${root}docs/glossary.md`, 'utf8'));
for (const { file, text } of files) {
  const readStyles = (specifier: string) => {
    const path = join(root, dirname(file), specifier);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  for (const line of [
    ...findForbiddenWords(file, text, forbidden),
    ...writtenAddresses(file, text),
    ...findResultWords(file, text),
    ...findLazyValues(file, text),
    ...(file.endsWith('.tsx') ? missingClasses(file, text, readStyles) : []),
  ])
    complain(line);
}

const lists = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/words/locales/*.json'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of lists.split('\n').filter((one) => one && existsSync(`${root}${one}`))) {
  for (const line of findForbiddenKeys(file, JSON.parse(readFileSync(`${root}${file}`, 'utf8')), forbidden))
    complain(line);
}

for (const { file } of files) {
  const [, name] = /^packages\/contract\/src\/kernel\/([^.]*)/.exec(file) ?? [];
  if (name !== undefined && !kernelFiles.includes(name)) complain(`${file}: ${messages.kernel}`);
}

const styles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(`${root}${file}`))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));
const shared = readFileSync(`${root}apps/web/app/ui/theme/utilities.css`, 'utf8');
for (const { file, text } of styles)
  for (const line of [...valuesOutsideTokens(file, text), ...missingComposed(file, text, shared)]) complain(line);
for (const [folder, count] of countByFolder([...files, ...styles].map(({ file }) => file))) {
  if (count > sizes.folder) {
    complain(`${folder}: ${count} files beside tests; ${sizes.folder} is the most. Split it by noun.`);
  }
}

const linesOf = (text: string) => text.split('\n').length - 1;
for (const { file, text } of [...files, ...styles]) {
  const reason = judgeSize(file, linesOf(text));
  if (reason) complain(reason);
}
const lengths = files
  .filter(({ file }) => hasSizeLimit(file))
  .map(({ file, text }) => ({ file, lines: linesOf(text) }))
  .sort((a, b) => a.lines - b.lines);
for (const { file, lines } of lengths) {
  if (lines > sizes.warn && lines <= sizes.fail) console.warn(`${file}: ${lines} lines, more than ${sizes.warn}`);
}
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]?.lines;
console.log(`files ${lengths.length}, lines: median ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`);
