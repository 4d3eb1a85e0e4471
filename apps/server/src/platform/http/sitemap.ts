import { xmlElement } from '@jobblik/contract/kernel/xml.rules';
import { areas, pathTo, startOf } from '@jobblik/contract/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FairQueue } from '../fair-queue.ts';
import type { Services } from '../services.ts';
import { limited, pageLimit } from './limits.ts';

/** A page for search engines. */
export interface SitemapEntry {
  /** With a leading slash, unencoded; it is encoded here. */
  path: string;
  /** Instant of the last visible change. */
  changed?: Date | null | undefined;
}

/** One file of a source. */
export interface SitemapPart {
  /** From 1. */
  number: number;
  /** Instant of the last change of any page in it. */
  changed?: Date | null | undefined;
}

/** The public pages of one slice. */
export interface SitemapSource {
  /** Lower-case letters: part of the file name. */
  name: string;
  /** Its files; each has at most 50,000 pages. */
  parts(services: Services): Promise<SitemapPart[]>;
  read(services: Services, part: number): Promise<SitemapEntry[]>;
}

/**
 * Files of a source that groups its pages by number: a file keeps its range when pages in it end, and exists even when it is empty.
 * @param last the highest number, 0 for none; `changes` the last change of each file that has pages
 */
export function numberedParts(last: number, perPart: number, changes: readonly SitemapPart[]): SitemapPart[] {
  const byNumber = new Map(changes.map((part) => [part.number, part]));
  return Array.from({ length: Math.ceil(last / perPart) }, (_, at) => byNumber.get(at + 1) ?? { number: at + 1 });
}

export interface SitemapOptions {
  services: Services;
  publicUrl: string;
  sources: readonly SitemapSource[];
}

const maxAgeSeconds = 3600;

/** Files of one address: each reads thousands of pages, and search engines read all of them a few times a day. */
const fileLimit = { max: 1200, seconds: 3600 };

/** Maximum number of pages in a file, and of files in the index (sitemaps.org). */
const mostPages = 50_000;

/**
 * `/sitemap.xml` lists the files, `/sitemap/{name}-{part}.xml` the pages (sitemaps.org 0.9), `/robots.txt` refers to it and
 * excludes robots from calls and personal screens.
 */
export function registerSitemap(app: FastifyInstance, { services, publicUrl, sources }: SitemapOptions): void {
  const config = limited(fileLimit);
  // One file is made at a time, however many ask. More waiting readers are told to come back.
  const turns = new FairQueue<null>({ concurrency: 1, perOwner: 1, waitingPerOwner: 100, waiting: 50 });
  const making = new Map<string, Promise<string | undefined>>();

  /** Makes a file; readers who ask for it in the meantime get the same one. @throws Problem `unavailable` */
  function share(name: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = making.get(name);
    if (known) return known;
    const made = turns.run(null, make).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  app.get('/robots.txt', { config: limited(pageLimit) }, (_request, reply) =>
    send(reply, 'text/plain', [...robotRules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')),
  );

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const index = await share('', async () => {
      const files = await Promise.all(
        sources.map(async (source) =>
          (await source.parts(services)).map(({ number, changed }) => ({
            path: `/sitemap/${source.name}-${number}.xml`,
            changed,
          })),
        ),
      );
      const items = files.flat().map((file) => `<sitemap>${located(publicUrl, file)}</sitemap>`);
      return xml('sitemapindex', items);
    });
    return send(reply, 'application/xml', index ?? '');
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', { config }, async (request, reply) => {
    const [, name, part] = /^([a-z]+)-(\d{1,9})\.xml$/.exec(request.params.file) ?? [];
    const source = sources.find((one) => one.name === name);
    if (!source) return reply.callNotFound();
    const file = await share(`${name}-${Number(part)}`, async () => {
      const parts = await source.parts(services);
      if (!parts.some(({ number }) => number === Number(part))) return undefined;
      return sitemapFile(publicUrl, await source.read(services, Number(part)));
    });
    return file === undefined ? reply.callNotFound() : send(reply, 'application/xml', file);
  });
}

// Without the demo: its pages have `noindex`, which only robots with access can read. Search engines list an excluded page by its
// address when another site links to it.
const robotRules = [
  'User-agent: *',
  ...[
    '/api/',
    ...Object.values(areas).map((area) => `/${area}/`),
    startOf('apply'),
    startOf('guestRoom'),
    '/dev/',
    pathTo('design'),
  ].map((path) => `Disallow: ${path}`),
];

/**
 * One file of pages.
 * @param most the maximum number of pages
 * @throws RangeError for more: search engines would not find the omitted pages, so the source must use another file.
 */
export function sitemapFile(publicUrl: string, entries: readonly SitemapEntry[], most = mostPages): string {
  if (entries.length > most) throw new RangeError(`A file of the site map holds ${most} pages, not ${entries.length}.`);
  const items = entries.map((entry) => `<url>${located(publicUrl, entry)}</url>`);
  return xml('urlset', items);
}

function xml(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

/** Full address, percent-encoded, and last change. */
function located(publicUrl: string, { path, changed }: SitemapEntry): string {
  return xmlElement('loc', new URL(publicUrl + path).href) + xmlElement('lastmod', changed?.toISOString());
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${maxAgeSeconds}`).send(text);
}
