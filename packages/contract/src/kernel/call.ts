import { z } from 'zod';
import type { ServerProblemCode } from './problem.ts';

/** Who may make a call. `user` is any signed-in person; the other names are one role each. */
export type Access = 'guest' | 'user' | 'seeker' | 'employer' | 'admin';

/** Kinds of stored files. `data` has a CV in fields, and is removed when it has been read. */
export type FileKind = 'image' | 'document' | 'video' | 'data';

/**
 * The kinds of upload; limits and accepted types are in `uploads.rules.ts`. `portrait` is a picture of a person.
 * `document_or_photo` is a document, a picture of one or a file with the data of a CV, and is stored as the kind that its content
 * has.
 */
export type UploadKind = Exclude<FileKind, 'data'> | 'portrait' | 'document_or_photo';

/**
 * The answer that a visitor of the demo gets. `reads` runs the real handler over the sample company; an object is returned
 * unchanged; a function computes the answer from the input; nothing is written. A call without `demo` refuses the demo visitor with
 * 403.
 */
export type DemoAnswer<R, I = unknown> = 'reads' | R | DemoReply<R, I>;

/** Computes an answer from the input; for a call with files their bytes are not read, and `body` is undefined. */
type DemoReply<R, I> = { bivariant(input: I, now: Date): R }['bivariant'];

/** Header of a demo answer to a call that would change data. Screens then show that nothing was stored. */
export const demoHeader = 'jobblik-demo';

/**
 * When the person of a session is asked again before a call, unless that was done within ten minutes: `always`, or only when the
 * account has a `second_factor`, for calls that ask for the password themselves or that the specification leaves open.
 */
export type Confirmation = 'always' | 'second_factor';

/** How often one caller may make a call: at most `max` times in `seconds`. */
export interface RateLimit {
  max: number;
  seconds: number;
}

export interface CallSpec<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Path with `:name` for parameters, otherwise exactly the spec's. */
  path: `/api/${string}`;
  access: Access;
  /**
   * Shows or reaches job seekers, or takes money for that: refuses an employer whose e-mail is not confirmed with
   * `email_not_confirmed`.
   */
  confirmedEmployers?: true;
  /** One English sentence for the API documentation. */
  summary: string;
  /** Section of the spec, e.g. `1§7`. */
  spec?: string;
  params?: P;
  query?: Q;
  /** JSON body, or the text fields of a multipart body when `files` is present. */
  body?: B;
  /** Multipart file fields by name. A name ending in `*` matches every field that begins with it. */
  files?: Readonly<Record<string, UploadKind>>;
  response: R;
  demo?: DemoAnswer<z.input<R>, Parts<P, Q, B>>;
  /** A screen makes the call without an action of the user: the demo does not show that nothing was stored. */
  unasked?: true;
  /** Refusal: `confirmation_required` 403. */
  confirm?: Confirmation;
  limit?: RateLimit;
  /** Codes of its refusals beyond those that every call has by its declaration. Tests refuse an answer with another code. */
  problems?: readonly ServerProblemCode[];
}

interface Parts<P, Q, B> {
  params: OutputOf<P>;
  query: OutputOf<Q>;
  body: OutputOf<B>;
}

/** A call as server and browser share it. Created only by {@link defineCall}. */
export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = CallSpec<P, Q, B, R>;

export type AnyCall = Call;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never;

/** Input that a caller passes: only the parts that the call declares. */
export type CallInput<C extends AnyCall> = Part<'params', InputOf<C['params']>> &
  Part<'query', InputOf<C['query']>> &
  Part<'body', InputOf<C['body']>>;

/** Parsed input that a handler receives. */
export type CallArgs<C extends AnyCall> = {
  params: OutputOf<C['params']>;
  query: OutputOf<C['query']>;
  body: OutputOf<C['body']>;
};

/** The return value of a handler, before the response schema parses it. */
export type CallResult<C extends AnyCall> = z.input<NonNullable<C['response']>>;

/** The answer that a caller gets. */
export type CallAnswer<C extends AnyCall> = z.output<NonNullable<C['response']>>;

type Part<K extends string, T> = [T] extends [never] ? unknown : unknown extends T ? unknown : { [key in K]: T };

/** Declares a call. The server registers it, the browser calls it, and the API documentation is generated from it. */
export function defineCall<
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
  R extends z.ZodType = z.ZodUnknown,
>(spec: CallSpec<P, Q, B, R>): Call<P, Q, B, R> {
  return spec;
}

/**
 * A field that the spec sends "as JSON text": the text of a JSON value, or the value itself in a JSON body. Text that is not JSON
 * is refused like any other wrong value.
 */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'not_json' });
      return z.NEVER;
    }
  }, schema);
}
