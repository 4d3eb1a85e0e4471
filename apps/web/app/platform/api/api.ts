import { type AnyCall, type CallAnswer, demoHeader } from '@jobblik/contract/kernel/call';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import type { ProblemBody } from '@jobblik/contract/kernel/problem.schema';
import { pathTo } from '@jobblik/contract/paths';
import { noteDemoChange } from '../demo/demo-note';
import { isUnreachedStatus, reportUnreached } from '../loading/connection';
import { noteServerDate } from '../server-clock';
import { askToConfirm } from '../session/confirmation';
import { isDemo, sessionToken, signOut } from '../session/session';
import { callBody, callPath, type LooseInput } from './api-request';
import type { ApiArgs } from './call-input';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Called with 0 to 1 during the upload. */
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * Makes a call of the contract and returns its answer. Throws {@link Problem}: the server's refusal, `network` if it was not
 * reached, `aborted` if the caller cancelled. A refused token ends the session and opens the sign-in screen, which shows the reason
 * and leads back to this page. A call for which the person has to confirm the session waits for that, and is then made again.
 */
export function callApi<C extends AnyCall>(call: C, ...[input]: ApiArgs<C>): Promise<CallAnswer<C>> {
  return requestJson(call, (input ?? {}) as LooseInput);
}

/** Like {@link callApi}, for long bodies: reports the progress and can be aborted. */
export function sendApi<C extends AnyCall>(
  call: C,
  options: SendOptions,
  ...[input]: ApiArgs<C>
): Promise<CallAnswer<C>> {
  return requestJson(call, (input ?? {}) as LooseInput, options);
}

/** Like {@link callApi}, for code in platform that may not import a slice's call. */
export async function requestJson<T>(
  call: Pick<AnyCall, 'method' | 'path' | 'files'>,
  input: LooseInput = {},
  options: SendOptions = {},
): Promise<T> {
  const token = sessionToken();
  // The demo does not send files.
  const body = callBody(call, isDemo() ? { ...input, files: undefined } : input);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const request = { method: call.method, path: callPath(call, input), headers, body };
  const { status, text, demo, retryAfter } = options.onProgress
    ? await viaXhr(request, options)
    : await viaFetch(request, options);
  if (demo !== null) noteDemoChange();
  if (status >= 200 && status < 300) return parse(text);
  if (isUnreachedStatus(status)) reportUnreached();
  const problem = readProblem(status, text, retryAfter);
  // A call that was on its way when the person signed out is refused afterwards.
  if (token && token === sessionToken() && isSessionProblem(problem)) leave();
  // Nothing was done yet, so the call is made again as it was.
  if (problem.code === 'confirmation_required' && (await askToConfirm()))
    return await requestJson(call, input, options);
  throw problem;
}

interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData | string | undefined;
}

interface WireAnswer {
  status: number;
  text: string;
  demo: string | null;
  retryAfter: string | null;
}

/** Longest body that outlives its page, in characters: a browser keeps 64 KB for all of them together. */
const longestOutliving = 4_000;

/** Whether a request continues when its page is left: one that nobody aborts, since screens show its effect at once. */
function outlivesPage({ method, body }: WireRequest, { signal }: SendOptions): boolean {
  return (
    method !== 'GET' && !signal && (body === undefined || (typeof body === 'string' && body.length <= longestOutliving))
  );
}

async function viaFetch(request: WireRequest, options: SendOptions): Promise<WireAnswer> {
  const { method, path, headers, body } = request;
  const { signal } = options;
  try {
    const keepalive = outlivesPage(request, options);
    const response = await fetch(path, { method, headers, body: body ?? null, signal: signal ?? null, keepalive });
    noteServerDate(response.headers.get('date'));
    const demo = response.headers.get(demoHeader);
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), demo, retryAfter };
  } catch (cause) {
    if (signal?.aborted) throw new Problem('aborted', { cause });
    reportUnreached();
    throw new Problem('network', { cause });
  }
}

/** fetch cannot report upload progress, XMLHttpRequest can. */
function viaXhr({ method, path, headers, body }: WireRequest, { signal, onProgress }: SendOptions) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, path);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    xhr.onload = () => {
      noteServerDate(xhr.getResponseHeader('date'));
      const demo = xhr.getResponseHeader(demoHeader);
      const retryAfter = xhr.getResponseHeader('retry-after');
      resolve({ status: xhr.status, text: xhr.responseText, demo, retryAfter });
    };
    xhr.onerror = () => {
      reportUnreached();
      reject(new Problem('network'));
    };
    xhr.onabort = () => reject(new Problem('aborted'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body ?? null);
  });
}

/** The problem of a refused response; a proxy's HTML page becomes a problem by its status. */
export function readProblem(status: number, text: string, retryAfter?: string | null): Problem {
  const body = parseOr<Partial<ProblemBody>>(text, {});
  // A newer server may have sent a code that this page does not know; its text is that of `internal`.
  const code = (body.code as ProblemCode | undefined) ?? codeOf(status);
  const seconds = Number(retryAfter);
  return Problem.withStatus(status, code, {
    // A proxy may send a date instead.
    ...(seconds > 0 && { retryAfter: seconds }),
    ...(body.detail && { detail: body.detail }),
    ...(body.fields && { fields: body.fields }),
    ...(body.data && { data: body.data }),
  });
}

const codes: Record<number, ProblemCode> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function codeOf(status: number): ProblemCode {
  return codes[status] ?? (isUnreachedStatus(status) ? 'unavailable' : 'internal');
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Problem.withStatus(200, 'internal', { detail: 'The answer is no JSON.', cause });
  }
}

function parseOr<T>(text: string, fallback: T): T {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** Other reasons of a 403 (a demo visitor, a missing plan) have separate codes and do not end the session. */
function isSessionProblem(problem: Problem): boolean {
  return problem.status === 401 || problem.code === 'forbidden';
}

/** A full page load, so that nothing of the ended session stays in memory. */
function leave(): void {
  const stays = !isDemo() && location.pathname === pathTo('login');
  // A screen that is told would open the sign-in screen itself, and a click there would be lost to this page load.
  signOut({ silent: !stays });
  // The demo starts a new session after the reload.
  if (isDemo()) location.reload();
  else if (!stays) location.assign(`${loginPath(location.pathname + location.search)}&ended=1`);
}

/** Address of the sign-in screen, the operators' one for their area, that leads back to `from` afterwards. */
export function loginPath(from: string): string {
  const isOperator = /^\/admin(?:[/?#]|$)/.test(from);
  return `${pathTo(isOperator ? 'adminLogin' : 'login')}?next=${encodeURIComponent(from)}`;
}
