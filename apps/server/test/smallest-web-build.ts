import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A web app of one page at every address, in the form that React Router builds. */
const smallestBuild = `
const route = { id: 'root', path: '*' };
export const entry = { module: { default: () => new Response(), serverApiContext: {} } };
export const routes = { root: { ...route, module: { loader: () => new Response('page') } } };
export const assets = { entry: { module: '', imports: [] }, routes: { root: route }, url: '', version: '1' };
export const future = {}, publicPath = '/', ssr = true, isSpaMode = false, prerender = [], routeDiscovery = { mode: 'initial' };
`;

export interface WebBuild {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Writes the smallest web build that the server can serve.
 * @param files paths of files for browsers
 */
export async function writeWebBuild(files: readonly string[] = []): Promise<WebBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-web-'));
  await mkdir(join(folder, 'client'));
  for (const path of ['server/index.js', ...files.map((file) => `client/${file}`)]) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), smallestBuild);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
