import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { publicUrl, type Settings } from '../env.ts';
import { viewerPage } from '../files/link-paths.ts';
import { type BodyPace, bodyPace, enforcePace } from './body-pace.ts';
import { type CallServerOptions, refuseMethod, registerCalls } from './calls.ts';
import { addressKey, trustedProxies } from './client-address.ts';
import { boundConnections, headerTimes, methods } from './connection-bounds.ts';
import { countStore } from './count-store.ts';
import { inUtf8 } from './latin-address.rules.ts';
import { limited, pageLimit } from './limits.ts';
import { openApiDocument } from './openapi.ts';
import { ownHostName } from './own-host.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { answerClientError, isPage, registerProblemHandler, sendProblem } from './problems.ts';

/** Maximum bytes of a JSON body, and of one text field of a multipart body. */
const bodyLimit = 1_000_000;

export interface HttpServerOptions extends CallServerOptions {
  env: Settings;
  log: Logger;
  /** Minimum speed of bodies, default {@link bodyPace}; tests use a faster one. */
  pace?: BodyPace | undefined;
}

/** Fastify with everything common to all answers: headers, limits, problems, calls, documentation. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { env } = options;
  const policy = permissionsPolicy(env);
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies(env.TRUST_PROXY ?? 'off'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Bodies have a separate pace, which does not abort a long upload.
    requestTimeout: 0,
    http: headerTimes,
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => inUtf8(url),
    clientErrorHandler: answerClientError,
  });
  boundConnections(app.server, env.MAX_CONNECTIONS, () => options.log.warn('connections are refused: MAX_CONNECTIONS'));
  registerProblemHandler(app);
  app.decorateRequest('principal');
  app.decorateReply('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.principal = { kind: 'guest' };
    if (!(methods as readonly string[]).includes(request.method)) refuseMethod(reply, methods);
    // The browser reads its own address too. One that begins with two slashes, or `/\`, would lead to another host.
    if (request.originalUrl !== request.url && isPage(request))
      return reply.redirect(request.url.replace(/^[/\\]+/, '/'));
    enforcePace(request.raw, reply.raw, options.pace ?? bodyPace);
    reply.header('permissions-policy', policy);
    reply.nonce = randomBytes(16).toString('base64');
    // Helmet's directives get only the raw response.
    Object.assign(reply.raw, { nonce: reply.nonce });
  });
  await app.register(cookie);
  await app.register(helmet, {
    // Vite's own scripts have no nonce.
    contentSecurityPolicy: env.NODE_ENV === 'development' ? false : contentSecurityPolicy(env),
    crossOriginEmbedderPolicy: false,
    ...(!publicUrl(env).startsWith('https:') && { strictTransportSecurity: false }),
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'deflate'] });
  await app.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    store: countStore(options.services.realtime.counter),
    // By person and not by token: with invented tokens or a new sign-in a caller would count as new each time.
    keyGenerator: ({ principal, ip }) =>
      principal.kind === 'user' && !principal.demo ? `person ${principal.userId}` : addressKey(ip),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
  await app.register(multipart, {
    limits: { fieldSize: bodyLimit, fields: 200, files: 60, fileSize: 512 * 1024 * 1024, fieldNameSize: 200 },
  });
  // The post of mail programs when somebody stops a mail with one click (RFC 8058). The fields are text, as in any form.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => Object.fromEntries(new URLSearchParams(text.toString())),
  );
  if (env.API_DOCS) await registerDocumentation(app, options);
  await app.register(async (calls) => registerCalls(calls, options));
  app.get('/api/health', { config: limited(pageLimit) }, async (_request, reply) => {
    await options.services.db.execute('select 1');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.all('/api/*', (request, reply) => sendProblem(new Problem('not_found'), request, reply));
  return app;
}

/**
 * An unreadable address (`/%E0`) is a wrong address: for a person who opens it as a page, a redirect to the home page (spec 1§2).
 */
function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isPage(request) ? reply.redirect('/') : sendProblem(error, request, reply);
}

async function registerDocumentation(app: FastifyInstance, { calls, env }: HttpServerOptions): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const document = openApiDocument(
    calls.map(({ call }) => call),
    { serverUrl: publicUrl(env), version, pages: [viewerPage] },
  );
  app.get('/api/openapi.json', { config: limited(pageLimit) }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(document),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    theme: { title: 'Jobblik API' },
    logo: {
      type: 'image/svg+xml',
      content: await readFile(new URL('../../../../web/public/favicon.svg', import.meta.url)),
      href: pathTo('home'),
    },
  });
}

/** A nonce for scripts. Inline styles are allowed: `style` attributes, as of a bar's width, cannot have a nonce. */
function contentSecurityPolicy(env: Settings) {
  const tiles = env.MAP_TILE_URL
    ? [new URL(env.MAP_TILE_URL.replace('{s}', 'a')).origin, new URL(env.MAP_TILE_URL.replace('{s}.', '')).origin]
    : [];
  // Stripe's script only where Stripe is configured.
  const stripe = env.STRIPE_PUBLISHABLE_KEY ? ['https://js.stripe.com'] : [];
  const stripeFrames = env.STRIPE_PUBLISHABLE_KEY ? [...stripe, 'https://hooks.stripe.com'] : [];
  const stripeApi = env.STRIPE_PUBLISHABLE_KEY ? ['https://api.stripe.com'] : [];
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        ...stripe,
        (_request: unknown, reply: unknown) => `'nonce-${(reply as { nonce?: string }).nonce ?? ''}'`,
      ],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...stripeApi, ...['ws', 'wss', 'http', 'https'].map((scheme) => socketOf(scheme, env))],
      frameSrc: ["'self'", 'blob:', ...stripeFrames],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      upgradeInsecureRequests: publicUrl(env).startsWith('https:') ? [] : null,
    },
  };
}

/** The socket port on the host name of the request where it is an own one, else on that of `PUBLIC_URL`. */
function socketOf(scheme: string, env: Settings) {
  return (request: unknown) => {
    const { host } = (request as { headers: { host?: string } }).headers;
    return `${scheme}://${ownHostName(host, publicUrl(env))}:${env.SOCKET_PORT}`;
  };
}

declare module 'fastify' {
  interface FastifyReply {
    nonce: string;
  }
}
