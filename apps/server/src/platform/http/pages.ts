import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { chosenLanguage } from '@jobblik/contract/kernel/language';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Clock } from '../clock.ts';
import { publicUrl, type Settings } from '../env.ts';
import { inLanguage } from '../language.ts';
import { outboxPath } from '../mail/outbox.routes.ts';
import type { CallInside } from './calls.ts';
import { limited, pageLimit } from './limits.ts';

/** The interface for loaders of the web app in React Router's load context; `ServerApi` in the web app. */
export interface PageApi {
  call: CallInside;
  nonce: string;
  publicUrl: string;
  now: Date;
  socketPort: number;
  mapTileUrl: string | undefined;
  mapAttribution: string;
  ageFilters: boolean;
  seekerPlans: boolean;
  pricesChargedBefore: readonly number[];
  /** Whether browsers get the service worker. */
  serviceWorker: boolean;
  /** Path of the page with the mails where there is no mail server; undefined where mails are sent. */
  outboxPath: string | undefined;
  seller: { name: string; address: string; cvr: string };
  /** Sign-in providers that are configured, e.g. `linkedin`. */
  signInProviders: string[];
  /** Logs a rendering error of a page. */
  report(error: unknown): void;
}

export interface PageOptions {
  env: Settings;
  clock: Clock;
  call: CallInside;
  signInProviders: string[];
}

/** Serves the built web app: files first, then server-rendered pages for every other path. */
export async function registerPages(app: FastifyInstance, buildFolder: string, options: PageOptions): Promise<void> {
  const build = (await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client'),
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
  app.get('/sw.js', (_request, reply) => reply.sendFile(options.env.SERVICE_WORKER ? 'worker.js' : 'retire-worker.js'));
  await app.register(async (scope) => {
    // React Router reads the bodies of form posts itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/*', { config: limited(pageLimit) }, async (request, reply) => {
      const response = await inLanguage(chosenLanguage(request.headers.cookie), () =>
        handle(webRequest(request, options.env), loadContext(build, options, { nonce: reply.nonce, log: request.log })),
      );
      return sendPage(response, reply);
    });
  });
}

/** Caching of a file of the build. Browsers check for a new worker with each page. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /worker\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** The load context of one request, under the key of the web build. */
export function loadContext(
  build: ServerBuild,
  options: PageOptions,
  { nonce, log }: { nonce: string; log: FastifyBaseLogger },
): RouterContextProvider {
  const { env } = options;
  const api: PageApi = {
    call: options.call,
    nonce,
    publicUrl: publicUrl(env),
    now: options.clock.now(),
    socketPort: env.SOCKET_PORT,
    mapTileUrl: env.MAP_TILE_URL,
    mapAttribution: env.MAP_ATTRIBUTION,
    ageFilters: env.AGE_FILTERS,
    seekerPlans: env.SEEKER_PLANS,
    pricesChargedBefore: env.PRICES_CHARGED_BEFORE ?? [],
    // `npm run dev` builds no service worker.
    serviceWorker: env.SERVICE_WORKER && env.NODE_ENV !== 'development',
    outboxPath: env.OUTBOX_PAGE ? outboxPath : undefined,
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, cvr: env.SELLER_CVR },
    signInProviders: options.signInProviders,
    report: (error) => log.error({ err: error }, 'page'),
  };
  const context = new RouterContextProvider();
  context.set(contextKeyOf(build), api);
  return context;
}

/** The key under which the web app's loaders find {@link PageApi}: its entry exports it. */
function contextKeyOf({ entry }: ServerBuild): Parameters<RouterContextProvider['set']>[0] {
  if (!('serverApiContext' in entry.module)) throw new Error('the web build does not export serverApiContext');
  return entry.module.serverApiContext as Parameters<RouterContextProvider['set']>[0];
}

/** The request in the form for React Router. */
export function webRequest(request: FastifyRequest, env: Settings): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(request.raw.url ?? '/', publicUrl(env));
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Request(url, { method: request.method, headers });
  // Streamed bodies need `duplex`, which the DOM's types lack.
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array>,
    duplex: 'half',
  };
  return new Request(url, init);
}

function sendPage(response: Response, reply: FastifyReply): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.body ? reply.send(Readable.fromWeb(response.body as WebStream)) : reply.send();
}
