import { z } from 'zod';

/**
 * Problems that every call can have. Slices add their own codes; a code never changes its meaning. The Danish texts are in
 * `locales/da/problems.json` under the same code.
 */
export const commonProblems = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirmation_required: 403,
  demo_read_only: 403,
  /** The caller's own e-mail is not confirmed, and the call reaches other people, takes money or locks the account. */
  email_not_confirmed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type CommonProblemCode = keyof typeof commonProblems;

/** One wrong field: its path in the input (`job.title`) and a stable code of the reason (`too_long`). */
export const fieldProblem = z.object({ path: z.string(), code: z.string(), limit: z.number().optional() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every refused call (RFC 9457, media type `application/problem+json`). */
export const problemBody = z.object({
  code: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().optional(),
  fields: z.array(fieldProblem).optional(),
  /** What the caller needs to go on; its shape belongs to the code. */
  data: z.record(z.string(), z.unknown()).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

/** A refusal with a stable code. Thrown by use cases; one place maps it to HTTP, another to the text on screen. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: FieldProblem[] | undefined;
  /** What the caller needs to go on; its shape belongs to the code. */
  readonly data: Record<string, unknown> | undefined;
  /** Seconds after which the same call may be made again, from the response's `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: CommonProblemCode | (string & {}),
    options: {
      status?: number;
      detail?: string;
      fields?: FieldProblem[];
      data?: Record<string, unknown>;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = options.status ?? (commonProblems as Record<string, number>)[code] ?? 400;
    this.fields = options.fields;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }

  get body(): ProblemBody {
    return {
      code: this.code,
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      ...(this.message !== this.code && { detail: this.message }),
      ...(this.fields && { fields: this.fields }),
      ...(this.data && { data: this.data }),
    };
  }
}
