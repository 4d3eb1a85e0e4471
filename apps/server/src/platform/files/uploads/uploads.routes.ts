import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { resumable, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, bearerToken } from '../../http/calls.ts';
import { drain } from '../../http/drain.ts';
import { limited, newUploadLimit, uploadPieceLimit } from '../../http/limits.ts';
import { toProblem } from '../../http/problems.ts';
import type { FileService } from '../create-files.ts';
import { type NewUpload, readNewUpload } from './upload-request.ts';
import { UploadStore } from './upload-store.ts';

/** The result of the checks of a request before the tus server handles it. */
interface Admitted {
  userId: number;
  begin?: NewUpload;
  maxBytes: number;
}

/** Headers of the tus protocol; other headers are not passed to the tus server. */
const passedOn = /^(tus-resumable|upload-offset|upload-length|upload-metadata|content-type|content-length)$/;

/**
 * Resumable uploads (tus 1.0: creation, creation-with-upload, termination, expiration) under `/api/uploads`. Every request needs
 * the bearer token of the upload's owner; another person's upload is answered as missing. After the last byte the content is
 * recognised before the answer, so that a refusal is visible immediately.
 */
export async function registerUploadRoutes(
  app: FastifyInstance,
  options: { files: FileService; authenticate: Authenticate },
): Promise<void> {
  const { uploads } = options.files;
  await mkdir(uploads.folder, { recursive: true, mode: 0o700 });
  const admitted = new WeakMap<Request, Admitted>();
  const tus = new Server({
    path: resumable.path,
    datastore: new UploadStore(uploads),
    relativeLocation: true,
    // Pages of other sites have no token and no access.
    allowedOrigins: [],
    lockDrainTimeout: 500,
    maxSize: (request) => known(request).maxBytes,
    async namingFunction(request) {
      const { userId, begin } = known(request);
      if (begin === undefined) throw new Problem('invalid_input');
      return uploads.open({ userId, ...begin });
    },
    async onUploadFinish(_request, upload) {
      await uploads.finish(upload.id);
      return {};
    },
    onResponseError(_request, error) {
      if (error instanceof Error && !(error instanceof Problem)) app.log.error({ err: error }, 'upload failed');
      return asResponse(error);
    },
  });

  function known(request: Request): Admitted {
    const found = admitted.get(request);
    if (found === undefined) throw new Error('a request that nobody admitted');
    return found;
  }

  async function admit(request: FastifyRequest): Promise<Admitted> {
    const { principal: person } = request;
    if (person.kind !== 'user') throw new Problem('unauthenticated');
    const { id } = request.params as { id?: string };
    if (id === undefined) {
      const begin = readNewUpload(request.headers);
      return { userId: person.userId, begin, maxBytes: uploadRules[begin.kind].maxBytes };
    }
    const row = await uploads.find(id);
    if (row === undefined || row.userId !== person.userId) throw new Problem('not_found');
    if (request.method === 'PATCH') await uploads.touch(id);
    return { userId: person.userId, maxBytes: row.size };
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const admission = await admit(request).catch((error: unknown) => {
      drain(request.raw);
      throw error;
    });
    // Bytes of a broken connection are dropped: the client may already have requested the offset.
    if (request.raw.destroyed) throw new Problem('conflict');
    const passed = toWebRequest(request);
    admitted.set(passed, admission);
    const answer = await tus.handleWeb(passed);
    for (const [name, value] of answer.headers) reply.header(name, value);
    reply.code(answer.status);
    if (answer.status < 400) return reply.send('');
    drain(request.raw);
    reply.removeHeader('content-length').removeHeader('connection');
    return reply.type('application/problem+json; charset=utf-8').send(asProblem(answer.status, await answer.text()));
  }

  await app.register(async (scope) => {
    // The body is written to disk while it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Set before the rate limits, so that they count by person and not by address.
    const onRequest = async (request: FastifyRequest) => {
      try {
        request.principal = await personOf(request, options.authenticate);
      } catch (error) {
        drain(request.raw);
        throw error;
      }
    };
    scope.route({
      method: 'POST',
      url: resumable.path,
      config: limited(newUploadLimit),
      onRequest,
      handler: handle,
    });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${resumable.path}/:id`,
      config: limited(uploadPieceLimit),
      onRequest,
      handler: handle,
    });
    scope.options(resumable.path, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-resumable': '1.0.0',
          'tus-version': '1.0.0',
          'tus-extension': tus.datastore.extensions.join(','),
          'tus-max-size': Math.max(...Object.values(uploadRules).map((rule) => rule.maxBytes)),
        })
        .send(),
    );
  });
}

async function personOf(request: FastifyRequest, authenticate: Authenticate): Promise<SignedIn> {
  const token = bearerToken(request);
  const person = token === undefined ? null : await authenticate(token);
  if (person === null) throw new Problem('unauthenticated');
  if (person.demo) throw new Problem('demo_read_only');
  return person;
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (passedOn.test(name) && typeof value === 'string') headers.set(name, value);
  }
  const carriesBytes = headers.get('content-type') === 'application/offset+octet-stream';
  return new Request(new URL(request.url, 'http://uploads.invalid'), {
    method: request.method,
    headers,
    ...(carriesBytes && { body: Readable.toWeb(bodyOf(request.raw)) as ReadableStream, duplex: 'half' }),
  });
}

/**
 * The body as a separate stream: a caller that destroys it does not close the connection, which is still needed for the answer. A
 * broken connection is an error of the stream, not its end.
 */
function bodyOf(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.once('error', (error) => body.destroy(error));
  request.once('close', () => {
    if (!request.readableEnded) body.destroy(new Error('the connection was cut'));
  });
  return request.pipe(body);
}

/** Codes for the tus server's own refusals, by status. */
const codes: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  409: 'conflict',
  410: 'upload_expired',
  413: 'too_large',
};

/** The tus server's answer after an error of a check or of its own. */
function asResponse(error: Error | { status_code: number; body: string }): { status_code: number; body: string } {
  if ('status_code' in error) return error;
  const problem = toProblem(error);
  return { status_code: problem.status, body: JSON.stringify(problem.body) };
}

/** The body of a refusal: a problem of ours unchanged, the tus server's message as a problem. */
function asProblem(status: number, body: string): string {
  if (body.startsWith('{')) return body;
  const code = codes[status] ?? (status >= 500 ? 'internal' : 'invalid_input');
  return JSON.stringify(Problem.withStatus(status, code, { detail: body.trim() }).body);
}
