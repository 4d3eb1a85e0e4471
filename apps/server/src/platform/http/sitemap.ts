import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { limited, pageLimit } from './limits.ts';

/** A page that search engines should know. */
export interface SitemapEntry {
  /** With a slash in front, as people read it; it is encoded here. */
  path: string;
  /** Instant of the last change that matters to a reader. */
  changed?: Date | undefined;
}

/** The public pages of one slice. */
export interface SitemapSource {
  /** Lower-case letters: part of the file's name. */
  name: string;
  /** Numbers of the files it fills; each holds at most 50,000 pages (sitemaps.org). */
  parts(services: Services): Promise<number[]>;
  read(services: Services, part: number): Promise<SitemapEntry[]>;
}

export interface SitemapOptions {
  services: Services;
  publicUrl: string;
  sources: readonly SitemapSource[];
}

const maxAgeSeconds = 3600;

/**
 * `/sitemap.xml` names the files, `/sitemap/{name}-{part}.xml` the pages (sitemaps.org 0.9), `/robots.txt` leads there and keeps
 * robots out of calls and personal screens.
 */
export function registerSitemap(app: FastifyInstance, { services, publicUrl, sources }: SitemapOptions): void {
  const config = limited(pageLimit);
  app.get('/robots.txt', { config }, (_request, reply) =>
    send(reply, 'text/plain', [...robotRules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')),
  );

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const files = await Promise.all(
      sources.map(async (source) =>
        (await source.parts(services)).map((part) => `/sitemap/${source.name}-${part}.xml`),
      ),
    );
    const items = files.flat().map((path) => `<sitemap><loc>${address(publicUrl, path)}</loc></sitemap>`);
    return send(reply, 'application/xml', xml('sitemapindex', items));
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', { config }, async (request, reply) => {
    const [, name, part] = /^([a-z]+)-(\d{1,9})\.xml$/.exec(request.params.file) ?? [];
    const source = sources.find((one) => one.name === name);
    if (!source || !(await source.parts(services)).includes(Number(part))) return reply.callNotFound();
    const entries = await source.read(services, Number(part));
    const items = entries.map(
      ({ path, changed }) =>
        `<url><loc>${address(publicUrl, path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
    );
    return send(reply, 'application/xml', xml('urlset', items));
  });
}

const robotRules = [
  'User-agent: *',
  ...['/api/', '/kandidat/', '/virksomhed/', '/apply/', '/stream/', '/demo/', '/dev/', '/design'].map(
    (path) => `Disallow: ${path}`,
  ),
];

function xml(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

/** A whole address, percent-encoded and safe inside XML. */
function address(publicUrl: string, path: string): string {
  return new URL(publicUrl + path).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${maxAgeSeconds}`).send(text);
}
