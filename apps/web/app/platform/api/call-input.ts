import type { AnyCall, CallInput } from '@jobblik/contract/kernel/call';

/** Input of a call by a page: like {@link CallInput}, but a part may be left out if all its fields are optional. */
export type ApiInput<C extends AnyCall> = Loose<CallInput<C>> & { files?: ApiFiles };

/** The arguments after the call itself: none if nothing is required. */
export type ApiArgs<C extends AnyCall> =
  Record<never, never> extends ApiInput<C> ? [input?: ApiInput<C>] : [input: ApiInput<C>];

/**
 * Files by the field names that the call declares; a name may occur several times. A text is the `uploadReference` of an uploaded
 * file.
 */
export type ApiFiles = Record<string, File | Blob | string | readonly (File | string)[] | null | undefined>;

type Loose<T> = unknown extends T
  ? unknown
  : { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
      [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K];
    };
