import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const notOurs = /(^|\/)(node_modules|build|data|\.react-router)(\/|$)/;
const files = globSync('**/*', { cwd: root, exclude: (path) => notOurs.test(path) }).map((path) => `/${path}`);

/** Documents that say where things are. */
const documents = globSync(['ARCHITECTURE.md', 'docs/mechanisms.md', 'docs/behaviour/*.md'], {
  cwd: root,
});

/** `a/{b,c}.ts` stands for two paths. */
function expand(path: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  return choices ? choices.split(',').flatMap((choice) => expand(before + choice + after)) : [path];
}

/** Paths in backticks: whole, or the end of one. Patterns (`*`, `<slice>`, `…`), addresses and commands are none. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
  const paths = quoted.filter((path) => /^[\w.@{},/-]+$/.test(path) && !path.startsWith('/'));
  return paths.flatMap(expand).filter((path) => /^[\w-].*(\/|\.(ts|tsx|css|json|md|csv|txt|mjs))$/.test(path));
}

const exists = (path: string) => files.some((file) => file.endsWith(`/${path.replace(/\/$/, '')}`));

test.each(documents)('%s names files and folders that exist', (document) => {
  const paths = pathsIn(readFileSync(`${root}${document}`, 'utf8'));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});
