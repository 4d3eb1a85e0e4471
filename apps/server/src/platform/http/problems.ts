import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { chosenLanguage } from '@jobblik/contract/kernel/language';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sqlState } from '../db/db.ts';
import { inLanguage } from '../language.ts';
import { isUnavailable } from '../unavailable.ts';
import { busyPage } from './busy-page.ts';

/** Stable codes of a failed schema: field and reason. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: issueCode(issue),
    ...limitOf(issue),
  }));
}

/** The product's schemas contain the code (`too_long`); zod's own issues are translated to the same codes. */
function issueCode(issue: z.core.$ZodIssue): string {
  if (/^[a-z][a-z_]*$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return /received (undefined|null)/.test(issue.message) ? 'required' : 'wrong_type';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'invalid_value':
      return 'not_a_choice';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

function limitOf(issue: z.core.$ZodIssue): { limit?: number } {
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) };
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) };
  return {};
}

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
};

/** The problem for any thrown value; errors that the caller did not cause become `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof z.ZodError) return new Problem('invalid_input', { fields: fieldProblems(error) });
  const { code, statusCode } = error as FastifyError;
  if (code && fastifyCodes[code]) return new Problem(fastifyCodes[code]);
  if (statusCode === 429) return new Problem('too_many_requests');
  if (statusCode && statusCode >= 400 && statusCode < 500) return Problem.withStatus(statusCode, 'invalid_input');
  const state = sqlState(error);
  // Serialisation failure and deadlock: nothing was written, the call can be repeated.
  if (state === '40001' || state === '40P01') return new Problem('conflict', { cause: error });
  if (isUnavailable(error)) return new Problem('unavailable', { cause: error });
  return new Problem('internal', { cause: error });
}

/** Seconds after which a caller may try again what the server cannot do at the moment. */
const retrySeconds = 2;

/** The only place where problems become HTTP. Each answer with 503, also a page or an upload, has `Retry-After` (RFC 9110, 10.2.3). */
export function registerProblemHandler(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(retrySeconds));
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
}

/** Answers a request with any thrown value as a problem, and logs errors of the server. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500 && !hasLeft(error, request)) request.log.error({ err: error }, 'call failed');
  if (problem.status === 429) {
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', String(problem.retryAfter ?? 60));
    if (isPage(request))
      return reply
        .status(429)
        .type('text/html; charset=utf-8')
        .send(inLanguage(chosenLanguage(request.headers.cookie), busyPage));
  }
  return reply
    .status(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body));
}

/** Whether an answer ended because its caller closed the connection, which people do who leave a page that is still loading. */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Whether a person opens an address in a browser; programs make calls. */
export function isPage({ headers, raw }: FastifyRequest): boolean {
  return /text\/html/.test(headers.accept ?? '') && !raw.url?.startsWith('/api/');
}

/** Answers input that is not a request: bytes that are not HTTP, endless or missing headers. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? Problem.withStatus(431, 'too_large')
      : Problem.withStatus(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, 'invalid_input');
  const body = JSON.stringify(problem.body);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n` +
      'content-type: application/problem+json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
