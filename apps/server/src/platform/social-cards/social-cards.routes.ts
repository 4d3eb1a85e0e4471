import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../fair-queue.ts';
import { limited } from '../http/limits.ts';
import type { Services } from '../services.ts';
import type { SocialCard } from './card-text.rules.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** The cards of one kind of page. */
export interface SocialCardSource {
  /** Lower-case letters: the first part of the file name. */
  name: string;
  /** The card of a page by the last part of the file name; undefined for a page that is not visible. */
  read(services: Services, id: string): Promise<SocialCard | undefined>;
}

/** Cache size in bytes: some hundreds of cards. */
const memoryBytes = 16_000_000;
const cardLimit = { max: 240, seconds: 60 };

/**
 * `/social/{name}-{id}.png`: the picture beside a link to a page. Drawn on request, one at a time, and cached by content, so that a
 * change is visible and many requests need one drawing.
 */
export function registerSocialCards(
  app: FastifyInstance,
  services: Services,
  sources: readonly SocialCardSource[],
): void {
  const turns = new FairQueue({ concurrency: 1, perOwner: 1, waitingPerOwner: 60, waiting: 60 });
  const pictures = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (card) => turns.run(null, () => drawSocialCard(JSON.parse(card) as SocialCard)),
  });
  app.get<{ Params: { file: string } }>('/social/:file', { config: limited(cardLimit) }, async (request, reply) => {
    const [, name, id = ''] = /^([a-z]{1,20})-([a-z0-9-]{1,40})\.png$/.exec(request.params.file) ?? [];
    const card = await sources.find((source) => source.name === name)?.read(services, id);
    if (!card) return reply.callNotFound();
    const picture = await pictures.forceFetch(JSON.stringify(card));
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
  });
}
