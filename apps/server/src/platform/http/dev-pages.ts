import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { loadContext, type PageOptions, webRequest } from './pages.ts';

/** Serves the web app from its sources with hot reload, for `npm run dev` only. */
export async function registerDevPages(app: FastifyInstance, webFolder: string, options: PageOptions): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());

  async function render(request: Request, response: ServerResponse): Promise<void> {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const answer = await createRequestHandler(build, 'development')(
      request,
      loadContext(build, options, { nonce: '', log: app.log }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as WebStream).pipe(response);
    else response.end();
  }

  await app.register(async (scope) => {
    // Vite and React Router read the body themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/*', (request, reply) => {
      reply.hijack();
      const raw: { request: IncomingMessage; response: ServerResponse } = { request: request.raw, response: reply.raw };
      vite.middlewares(raw.request, raw.response, () => {
        render(webRequest(request, options.env), raw.response).catch((error: unknown) => {
          request.log.error({ err: error }, 'page');
          raw.response.writeHead(500).end();
        });
      });
    });
  });
}
