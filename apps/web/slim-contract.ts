import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const slimFile = /packages\/contract\/src\/[^?]*\.(?:api|events)\.ts$/;

/**
 * Gives the browser calls and events without their schemas. A page that saves a job needs the method and the path of the
 * call, not zod and the shape of every answer (24 kB gzip): the server has parsed both sides already.
 * Server rendering and tests keep the whole module.
 */
export function slimContract(): Plugin {
  let count = 0;
  return {
    name: 'jobblik-slim-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!slimFile.test(id)) return null;
      count += 1;
      const module: Record<string, unknown> = await import(`${pathToFileURL(id).href}?slim=${count}`);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(slim(name, value, id))};`)
        .join('\n');
    },
  };
}

function slim(name: string, value: unknown, file: string) {
  if (isCall(value)) {
    const { method, path, access, files } = value;
    return { method, path, access, ...(files && { files }) };
  }
  if (isEvent(value)) return { name: value.name };
  throw new Error(`${file}: "${name}" is no call and no event. Move it to a *.schema.ts or *.rules.ts file.`);
}

function isCall(
  value: unknown,
): value is { method: string; path: string; access: string; files?: Record<string, string> } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

function isEvent(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'payload' in value;
}
