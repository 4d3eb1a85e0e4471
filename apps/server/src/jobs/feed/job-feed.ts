import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicUrl } from '../../platform/env.ts';
import { matchesTag } from '../../platform/files/ranges.ts';
import { limited } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/services.ts';
import { MissingObject, type Storage } from '../../platform/storage/storage.ts';
import { type FeedManifest, type FeedPart, readManifest } from './feed-manifest.ts';
import { feedIndex } from './job-feed.present.ts';
import { acceptsGzip } from './plan-feed.rules.ts';
import { writeJobFeed } from './write-feed.ts';

/** Job boards read the feed a few times a day. */
const feedLimit = { max: 30, seconds: 3600 };
/** All parts of a large feed, a few times a day. */
const partLimit = { max: 3000, seconds: 3600 };
const secondsUntilWritten = 60;

/**
 * `/feed/jobs.xml`: every live ad for other job boards, in the format of Indeed, as {@link writeJobFeed} has stored it; where they
 * do not fit one document, the addresses of its parts, `/feed/jobs/{number}.xml`. 503 before the first writing, which begins then.
 */
export function registerJobFeed(app: FastifyInstance, services: Services): void {
  const { db, env, storage, tasks } = services;

  /** @throws Problem `unavailable` */
  async function feedFor(reply: FastifyReply): Promise<FeedManifest> {
    const feed = await readManifest(storage);
    if (feed) return feed;
    await tasks.enqueue(db, writeJobFeed, {}, { singletonKey: 'first' });
    reply.header('retry-after', secondsUntilWritten);
    throw new Problem('unavailable');
  }

  async function sendPart(request: FastifyRequest, reply: FastifyReply, number: number): Promise<unknown> {
    const find = ({ parts }: FeedManifest) => parts.find((part) => part.number === number);
    const part = find(await feedFor(reply));
    if (!part) return reply.callNotFound();
    if (isFresh(request, reply, part)) return reply.code(304).send();
    const asGzip = acceptsGzip(request.headers['accept-encoding']);
    if (asGzip) reply.header('content-encoding', 'gzip');
    reply.type('application/xml; charset=utf-8');
    if (request.method === 'HEAD') return reply.send();
    const stored = await openPart(storage, part, async () => find(await feedFor(reply)));
    return reply.send(asGzip ? stored : pipeline(stored, createGunzip(), () => undefined));
  }

  app.get('/feed/jobs.xml', { config: limited(feedLimit), compress: false }, async (request, reply) => {
    const feed = await feedFor(reply);
    if (feed.parts.some(({ number }) => number === 0)) return await sendPart(request, reply, 0);
    const tag = createHash('sha256')
      .update(feed.parts.map((part) => part.tag).join())
      .digest('hex');
    if (isFresh(request, reply, { tag: tag.slice(0, 32), changed: feed.written })) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(feedIndex(feed, publicUrl(env)));
  });

  app.get<{ Params: { file: string } }>(
    '/feed/jobs/:file',
    { config: limited(partLimit), compress: false },
    async (request, reply) => {
      const [, number] = /^([1-9]\d{0,8})\.xml$/.exec(request.params.file) ?? [];
      return number === undefined ? reply.callNotFound() : await sendPart(request, reply, Number(number));
    },
  );
}

/** Writes the headers for caches. @returns whether the reader has the document already (RFC 9110 §13.2.2) */
function isFresh(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { tag, changed }: Pick<FeedPart, 'tag' | 'changed'>,
): boolean {
  const modified = new Date(changed);
  // Weak, since the compressed document has the same tag.
  reply
    .header('etag', `W/"${tag}"`)
    .header('last-modified', modified.toUTCString())
    .header('cache-control', 'public, max-age=600')
    .header('vary', 'accept-encoding');
  if (headers['if-none-match'] !== undefined) return matchesTag(headers['if-none-match'], `"${tag}"`);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** Opens a part; one that was replaced since its manifest was read is looked up again. */
async function openPart(
  storage: Storage,
  part: FeedPart,
  again: () => Promise<FeedPart | undefined>,
): Promise<Readable> {
  try {
    return await storage.open(part.key);
  } catch (error) {
    const replaced = error instanceof MissingObject ? await again() : undefined;
    if (!replaced) throw error;
    return await storage.open(replaced.key);
  }
}
