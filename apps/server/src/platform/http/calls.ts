import { createHash } from 'node:crypto';
import {
  type AnyCall,
  type CallAnswer,
  type CallInput,
  demoHeader,
  type RateLimit,
} from '@jobblik/contract/kernel/call';
import { chosenLanguage, currentLanguage } from '@jobblik/contract/kernel/language';
import { Problem } from '@jobblik/contract/kernel/problem';
import { isConfirmed, type Principal, type SignedIn } from '@jobblik/contract/kernel/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inLanguage } from '../language.ts';
import type { Services } from '../services.ts';
import { isUnavailable } from '../unavailable.ts';
import { type OnUndeclared, problemsOf } from './call-problems.ts';
import { methods } from './connection-bounds.ts';
import { limited, pageLimit } from './limits.ts';
import { discard, type ReadBody, readBodyWithFiles } from './multipart.ts';
import { fieldProblems, sendProblem, toProblem } from './problems.ts';
import { type HandlerInput, Redirect, type ServedCall } from './serve.ts';

/** Finds the person of a bearer token, or null for an invalid token. */
export type Authenticate = (token: string) => Promise<SignedIn | null>;

export interface CallServerOptions {
  calls: readonly ServedCall[];
  services: Services;
  authenticate: Authenticate;
  onUndeclared: OnUndeclared;
}

/** Registers every call with Fastify. A path that is declared twice, or a call of operators without a log entry, stops the start. */
export function registerCalls(app: FastifyInstance, options: CallServerOptions): void {
  for (const served of options.calls) {
    const { call } = served;
    if (call.access === 'admin' && !served.audited) throw new Error(`${call.path} writes no entry of the log`);
    const declared = problemsOf(call);
    app.route({
      method: call.method === 'GET' ? ['GET', 'HEAD'] : call.method,
      url: call.path,
      config: limited(limitOf(call)),
      onRequest: async (request) => {
        request.principal = await principalOf(request, options.authenticate);
        admit(call, request.principal, options.services.clock.now());
      },
      handler: (request, reply) =>
        inLanguage(chosenLanguage(request.headers.cookie), () => answer(served, options.services, request, reply)),
      errorHandler: (error, request, reply) => {
        const problem = toProblem(error);
        // Nobody reads the answer of a caller that has gone.
        if (!reply.raw.destroyed && !declared.has(problem.code)) options.onUndeclared(call, problem);
        return sendProblem(error, request, reply);
      },
    });
  }
  refuseOtherMethods(
    app,
    options.calls.map(({ call }) => call),
  );
}

/** Answers the methods that no call of an address has with 405 and `Allow` (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: FastifyInstance, calls: readonly AnyCall[]): void {
  // Names of parameters do not distinguish addresses.
  for (const same of Map.groupBy(calls, ({ path }) => path.replaceAll(/:\w+/g, ':')).values()) {
    const allowed = new Set(same.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url: same[0]?.path ?? '',
      config: limited(pageLimit),
      onRequest: async (_request, reply) => refuseMethod(reply, [...allowed]),
      handler: () => undefined,
    });
  }
}

/** @throws Problem `method_not_allowed` with the `Allow` header */
export function refuseMethod(reply: FastifyReply, allowed: readonly string[]): never {
  reply.header('allow', allowed.join(', '));
  throw new Problem('method_not_allowed');
}

/** The limit of a call per person or address: from its declaration, else a high default. */
export function limitOf(call: AnyCall): RateLimit {
  return call.limit ?? (call.method === 'GET' ? { max: 1200, seconds: 60 } : { max: 600, seconds: 60 });
}

async function principalOf(request: FastifyRequest, authenticate: Authenticate): Promise<Principal> {
  const token = bearerToken(request);
  if (!token) return { kind: 'guest' };
  return (await authenticate(token)) ?? { kind: 'guest' };
}

/** The token of an `Authorization: Bearer` header, if it can be one of ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * @throws Problem `unauthenticated`, `forbidden`, `demo_read_only`, `email_not_confirmed`, `confirmation_required` or
 * `operator_without_second_factor`
 */
export function admit(call: AnyCall, who: Principal, now: Date): void {
  if (call.access === 'guest') return;
  if (who.kind === 'guest') throw new Problem('unauthenticated');
  if (call.access !== 'user' && who.role !== call.access) throw new Problem('forbidden');
  if (call.access === 'admin' && !who.confirmation?.secondFactor) throw new Problem('operator_without_second_factor');
  if (who.demo && call.demo === undefined) throw new Problem('demo_read_only');
  if (call.confirmedEmployers && who.role === 'employer' && who.unconfirmed && !who.demo)
    throw new Problem('email_not_confirmed');
  if (mustConfirm(call, who, now)) throw new Problem('confirmation_required');
}

function mustConfirm({ confirm }: AnyCall, { demo, confirmation }: SignedIn, now: Date): boolean {
  if (!confirm || demo || isConfirmed(confirmation?.at, now)) return false;
  return confirm === 'always' || confirmation?.secondFactor === true;
}

async function answer(
  served: ServedCall,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { call } = served;
  const who = request.principal;
  const params = parsePart(call.params, request.params);
  const query = parsePart(call.query, request.query);
  if (who.kind === 'user' && who.demo && call.access !== 'guest' && call.demo !== 'reads') {
    if (!call.unasked) reply.header(demoHeader, 'nothing-stored');
    return sendJson(reply, call, demoAnswer(call, { params, query, body: request.body }, services.clock.now()));
  }
  const read: ReadBody = call.files
    ? await readBodyWithFiles(request, call, services.files, who.kind === 'user' ? who.userId : null)
    : { fields: (request.body ?? {}) as Record<string, unknown>, files: {} };
  try {
    let version: Version | undefined;
    const input = {
      params,
      query,
      body: parsePart(call.body, read.fields),
      who,
      files: read.files,
      ip: request.ip,
      agent: request.headers['user-agent'] ?? '',
      signal: untilGone(reply),
      token: bearerToken(request),
      cookie: (name) => request.cookies[name],
      cache: (name, seconds) => {
        const tag = createHash('sha1').update(`${currentLanguage()} ${name}`).digest('base64url');
        version = { etag: `"${tag}"`, seconds };
      },
    } as HandlerInput<AnyCall>;
    const result = await served.handler(input, services);
    if (result instanceof Redirect) return sendOn(reply, result);
    writeCaching(reply, call, version);
    if (version && request.headers['if-none-match'] === version.etag) return reply.status(304).send();
    return sendJson(reply, call, result);
  } finally {
    // Claimed files stay; the unclaimed files of a call are removed immediately.
    await discard(services.files, read);
  }
}

type Parts = { params: unknown; query: unknown; body: unknown };

/** The declared answer for a visitor of the demo, in place of the handler's. */
function demoAnswer(call: AnyCall, given: Parts, now: Date): unknown {
  if (typeof call.demo !== 'function') return call.demo;
  const body = call.files ? undefined : parsePart(call.body, given.body);
  return call.demo({ ...given, body } as Parts, now);
}

/** Aborts when the connection closes before the answer is written; nobody reads the refusal then. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) gone.abort(Problem.withStatus(499, 'aborted'));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}

/** Validators with which browsers and caches may store an answer. */
interface Version {
  etag: string;
  seconds: number;
}

/** Sets the cache headers: answers with restricted access are cached by the browser only, per caller. */
function writeCaching(reply: FastifyReply, { access }: AnyCall, version: Version | undefined): void {
  if (!version) return void reply.header('cache-control', 'no-store');
  const visibility = access === 'guest' ? 'public' : 'private';
  reply.header('etag', version.etag).header('cache-control', `${visibility}, max-age=${version.seconds}`);
  // The cookie contains the language of names.
  reply.header('vary', visibility === 'private' ? 'authorization, cookie' : 'cookie');
}

function sendOn(reply: FastifyReply, { location, cookie }: Redirect): FastifyReply {
  if (cookie) reply.setCookie(cookie.name, cookie.value, cookie.options);
  return reply.header('cache-control', 'no-store').redirect(location, 303);
}

/** Sends only the fields of the response schema. */
function sendJson(reply: FastifyReply, call: AnyCall, result: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(call.response.parse(result)));
}

/** @throws Problem `invalid_input` naming the fields */
function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new Problem('invalid_input', { fields: fieldProblems(parsed.error) });
  return parsed.data;
}

/** Makes a call inside the server, as the loaders of server-rendered pages do: with the same schemas and rights. */
export type CallInside = <C extends AnyCall>(call: C, input?: CallInput<C>, who?: Principal) => Promise<CallAnswer<C>>;

/**
 * The calls, made by the server itself.
 * @returns a function that throws the Problem of a refusal
 */
export function createCallInside(options: Pick<CallServerOptions, 'calls' | 'services'>): CallInside {
  const byCall = new Map(options.calls.map((served) => [`${served.call.method} ${served.call.path}`, served]));
  return async (call, input, who = { kind: 'guest' }) => {
    const served = byCall.get(`${call.method} ${call.path}`);
    if (!served) throw new Error(`no handler for ${call.method} ${call.path}`);
    admit(call, who, options.services.clock.now());
    const given = (input ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
    const inside = {
      params: parsePart(call.params, given.params),
      query: parsePart(call.query, given.query),
      body: parsePart(call.body, given.body),
      who,
      files: {},
      ip: '',
      agent: '',
      signal: new AbortController().signal,
      token: undefined,
      cookie: () => undefined,
      cache: () => undefined,
    } as HandlerInput<AnyCall>;
    const result = await served.handler(inside, options.services).catch((error: unknown) => {
      throw isUnavailable(error) ? new Problem('unavailable', { cause: error }) : error;
    });
    return call.response.parse(result) as CallAnswer<typeof call>;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
}
