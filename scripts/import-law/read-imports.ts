import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { root } from '../../support/root.ts';
import type { Import } from './judge-import.ts';

const resolver = new ResolverFactory({
  conditionNames: ['import', 'node'],
  extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
});

/** `import('…')`, as an expression and as a type. */
const inlineImport = /\bimport\(\s*(['"`])([^'"`$]+)\1/g;

/**
 * The imports and re-exports of a file, in the order of the text.
 * @param file path from the root of the repository; it need not exist.
 * @param text its TypeScript.
 * @throws Error when the text cannot be parsed.
 */
export function readImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  const fault = errors.find(({ severity }) => severity === 'Error');
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const found: { specifier: string; isType: boolean; at: number }[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, isType, at: start });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType, at: start });
    }
  }
  for (const match of text.matchAll(inlineImport)) {
    found.push({ specifier: match[2] ?? '', isType: false, at: match.index });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ specifier, isType }) => ({ from: file, to: resolve(file, specifier), isType }));
}

/** A path from the root for a file of the repository; the specifier itself for packages and Node's own modules. */
function resolve(file: string, specifier: string): string {
  const found = resolver.sync(join(root, dirname(file)), specifier.replace(/\?.*$/, ''));
  // A missing file is judged by the path it would have; tsc reports that it is missing.
  const path = found.path ?? (specifier.startsWith('.') ? join(root, dirname(file), specifier) : undefined);
  const inside = path ? relative(root, path) : '..';
  return inside.startsWith('..') || inside.includes('node_modules/') ? specifier : inside;
}
