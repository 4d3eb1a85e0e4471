import type { CookieSerializeOptions } from '@fastify/cookie';
import type { AnyCall, CallArgs, CallResult } from '@jobblik/contract/kernel/call';
import type { Principal, SignedIn } from '@jobblik/contract/kernel/session';
import type { StoredFile } from '../files/files.ts';
import type { Services } from '../services.ts';

type Who<C extends AnyCall> = C['access'] extends 'guest' ? Principal : SignedIn;

/** Input of a handler: parsed parts, the caller, the stored files of a multipart body. */
export type HandlerInput<C extends AnyCall> = CallArgs<C> & {
  who: Who<C>;
  /** Stored, recognised uploads by field name; fields of a resumable upload appear the same way. */
  files: Record<string, StoredFile | undefined>;
  /** Address of the request, for rate limits; empty when the call runs inside the server. */
  ip: string;
  /** The `User-Agent` of the browser, empty like `ip`. */
  agent: string;
  /** Answers with `304` and an `ETag` when the caller already has this version; set before returning. */
  cache(version: string, maxAgeSeconds: number): void;
  /** Aborted, with a Problem, when the caller has disconnected before the answer: work only for the answer can stop. */
  signal: AbortSignal;
  /** The bearer token of the request, for signing out. */
  token: string | undefined;
  /** A cookie of the request. Cookies never identify the caller; they bind a step to the browser of the previous step. */
  cookie(name: string): string | undefined;
};

/** A cookie that an answer sets. */
export interface NewCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

/** An answer that redirects the browser. */
export class Redirect {
  readonly location: string;
  readonly cookie: NewCookie | undefined;

  constructor(location: string, cookie?: NewCookie) {
    this.location = location;
    this.cookie = cookie;
  }
}

export type Handler<C extends AnyCall> = (input: HandlerInput<C>, services: Services) => Promise<CallResult<C>>;

/** A call with its handler, in the list of a slice's `*.routes.ts`. */
export interface ServedCall<C extends AnyCall = AnyCall> {
  call: C;
  /** The handler writes an entry of the operators' log; calls with the access `admin` are served only so. */
  audited?: true;
  handler(...input: Parameters<Handler<C>>): Promise<CallResult<C> | Redirect>;
}

/** Binds a handler to a call. `export const jobsRoutes = [serve(getLatestJobs, …), …]` */
export function serve<C extends AnyCall>(call: C, handler: NoInfer<Handler<C>>): ServedCall<C> {
  return { call, handler };
}

/** Binds a call whose answer redirects the browser. */
export function serveRedirect<C extends AnyCall>(
  call: C,
  handler: (input: HandlerInput<C>, services: Services) => Promise<Redirect>,
): ServedCall<C> {
  return { call, handler };
}

/** Narrows a caller to a signed-in person, for guest calls that show more to members. */
export function signedIn(who: Principal): SignedIn | undefined {
  return who.kind === 'user' ? who : undefined;
}
