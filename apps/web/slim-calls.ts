import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const callFile = /packages\/contract\/src\/[^?]*\.api\.ts$/;

/**
 * Gives the browser calls without their schemas. A page that saves a job needs the method and the path of the
 * call, not zod and the shape of every answer (24 kB gzip): the server has parsed both sides already.
 * Server rendering and tests keep the whole module.
 */
export function slimCalls(): Plugin {
  let count = 0;
  return {
    name: 'jobblik-slim-calls',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!callFile.test(id)) return null;
      count += 1;
      const module: Record<string, unknown> = await import(`${pathToFileURL(id).href}?slim=${count}`);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(slim(name, value, id))};`)
        .join('\n');
    },
  };
}

function slim(name: string, value: unknown, file: string) {
  if (!isCall(value)) throw new Error(`${file}: "${name}" is no call. Move it to a *.schema.ts or *.rules.ts file.`);
  const { method, path, access, files } = value;
  return { method, path, access, ...(files && { files }) };
}

function isCall(
  value: unknown,
): value is { method: string; path: string; access: string; files?: Record<string, string> } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
