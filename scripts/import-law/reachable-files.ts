import { readFileSync } from 'node:fs';
import { root } from '../../support/root.ts';
import { readImports } from './read-imports.ts';

const targetsByFile = new Map<string, readonly string[]>();

/** Source files that a file imports, without those that it imports only types of. */
function targetsOf(file: string): readonly string[] {
  const known = targetsByFile.get(file);
  if (known) return known;
  const imports = readImports(file, readFileSync(`${root}${file}`, 'utf8'));
  const targets = imports.filter(({ to, isType }) => !isType && /\.tsx?$/.test(to)).map(({ to }) => to);
  targetsByFile.set(file, targets);
  return targets;
}

/**
 * The source files of this repository that run when a file is loaded, itself among them: those that it imports, directly or not. Types do not
 * count; parts that are loaded later do.
 * @param file path from the root of the repository
 */
export function reachableFiles(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const target of targetsOf(one)) reached.add(target);
  return reached;
}
