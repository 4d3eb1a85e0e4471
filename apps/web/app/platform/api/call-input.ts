import type { AnyCall, CallInput } from '@jobblik/contract/kernel/call';

/** What a page passes to a call: as {@link CallInput}, but a part whose fields are all optional may be left out. */
export type ApiInput<C extends AnyCall> = Loose<CallInput<C>> & { files?: ApiFiles };

/** The arguments after the call itself: nothing when nothing is required. */
export type ApiArgs<C extends AnyCall> =
  Record<never, never> extends ApiInput<C> ? [input?: ApiInput<C>] : [input: ApiInput<C>];

/**
 * Files by the field names that the call declares; a name may come several times. A text is the `uploadReference` of a
 * file that was sent before.
 */
export type ApiFiles = Record<string, File | Blob | string | readonly (File | string)[] | null | undefined>;

type Loose<T> = unknown extends T
  ? unknown
  : { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
      [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K];
    };
