import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from '../support/root.ts';
import { type Gate, gates } from './steps.ts';

// What `npm run check -- --changed` runs: the gates and tests that the files changed since main can break.

/** Where each TypeScript project lives, and the folders whose files it checks. The contract is checked by all. */
const projects = {
  'packages/contract': ['packages/contract/'],
  'packages/danish': ['packages/danish/'],
  'packages/cv-parser': ['packages/cv-parser/', 'packages/contract/', 'packages/danish/'],
  'apps/server': ['apps/server/', 'packages/contract/', 'packages/danish/', 'packages/cv-parser/', 'packages/words/'],
  'apps/web': ['apps/web/', 'packages/contract/', 'packages/words/'],
  'apps/web/worker': ['apps/web/worker/', 'packages/contract/'],
  '.': ['support/', 'scripts/', 'bench/', 'e2e/', 'apps/', 'packages/'],
} as const;

/** Folders of the TypeScript projects that a change of these files touches. */
export function projectsOf(files: readonly string[]): string[] {
  const checked = files.filter((file) => /\.(tsx?|json)$/.test(file));
  if (checked.some((file) => /^(package(-lock)?|tsconfig[\w.]*)\.json$/.test(file))) return Object.keys(projects);
  return Object.entries(projects)
    .filter(([folder, prefixes]) =>
      checked.some(
        (file) => prefixes.some((prefix) => file.startsWith(prefix)) || (folder === '.' && !file.includes('/')),
      ),
    )
    .map(([folder]) => folder);
}

/** The gates for a change: Biome for the files alone, types for their projects, and those that read everything at once. */
export function gatesOf(files: readonly string[]): Gate[] {
  const folders = projectsOf(files);
  const isTouched: Record<string, boolean> = {
    'route types': folders.includes('apps/web'),
    types: folders.length > 0,
    'boundaries and sizes': files.some((file) => /\.(tsx?|css|json)$/.test(file)),
    'dead code': files.some((file) => /\.tsx?$/.test(file) || file.endsWith('package.json')),
    words: files.some((file) => /^(apps\/web|apps\/server|packages\/words)\//.test(file)),
    licences: files.includes('package-lock.json'),
  };
  return gates.flatMap((gate): Gate[] => {
    if (gate.name === 'format and lint') {
      const commands = gate.commands.map((command) => ({
        ...command,
        args: [...command.args.filter((arg) => arg !== '.'), '--no-errors-on-unmatched', ...files],
      }));
      return files.length > 0 ? [{ ...gate, commands }] : [];
    }
    if (!isTouched[gate.name]) return [];
    if (gate.name !== 'types') return [gate];
    return [{ ...gate, commands: gate.commands.filter(({ args }) => folders.includes(args.at(-1) ?? '')) }];
  });
}

/**
 * Files that differ from main, committed or not, without those that were deleted. main is the local branch, else the remote one.
 * @throws Error where there is neither
 */
export function changedFiles(): string[] {
  const base = ['main', 'origin/main'].map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  if (!base) throw new Error('There is no branch main to compare with.');
  const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  const all = [changed, added].flatMap((lines) => lines.split('\n')).filter(Boolean);
  return [...new Set(all)].filter((file) => existsSync(`${root}${file}`)).sort();
}

/** Standard output of a git command; empty where it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : '';
}
