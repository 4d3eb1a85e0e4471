import { accountProblems } from '../accounts/accounts.problems.ts';
import { adminProblems } from '../admin/admin.problems.ts';
import { agentProblems } from '../agents/agents.problems.ts';
import { applicationProblems } from '../applications/applications.problems.ts';
import { candidateProblems } from '../candidates/candidates.problems.ts';
import { chatProblems } from '../chat/chat.problems.ts';
import { companyProblems } from '../companies/companies.problems.ts';
import { ownCvProblems } from '../cv/cv.problems.ts';
import { interviewProblems } from '../interviews/interviews.problems.ts';
import { jobProblems } from '../jobs/jobs.problems.ts';
import { membershipProblems } from '../membership/membership.problems.ts';
import { moderationProblems } from '../moderation/moderation.problems.ts';
import { outreachProblems } from '../notices/outreach.problems.ts';
import { questionProblems } from '../questions/questions.problems.ts';
import { roomProblems } from '../rooms/rooms.problems.ts';
import type { FieldProblem, ProblemBody } from './problem.schema.ts';
import { fileProblems } from './uploads.problems.ts';

/** Refusals that belong to no slice, with their HTTP status. */
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
} as const;

/** Refusals that only the browser makes; 0 where no answer came. */
export const browserProblems = {
  /** The server was not reached. */
  network: 0,
  /** The caller cancelled. */
  aborted: 0,
  /** An interview was answered with the result `error`: the caller has another one at that time. */
  interview_clash: 409,
} as const;

/** Tables of codes. A code is in one table only, and never changes its meaning or its status. */
export const problemTables = [
  commonProblems,
  fileProblems,
  accountProblems,
  adminProblems,
  agentProblems,
  applicationProblems,
  chatProblems,
  companyProblems,
  candidateProblems,
  ownCvProblems,
  interviewProblems,
  jobProblems,
  membershipProblems,
  moderationProblems,
  outreachProblems,
  questionProblems,
  roomProblems,
  browserProblems,
] as const;

type KeyOfEach<T> = T extends unknown ? keyof T : never;

/** Every code. Its text is in `problems.json` of both languages. */
export type ProblemCode = KeyOfEach<(typeof problemTables)[number]>;

/** Codes that the server answers with. */
export type ServerProblemCode = Exclude<ProblemCode, keyof typeof browserProblems>;

/** The HTTP status of every code. */
export const problems = Object.assign({}, ...problemTables) as Readonly<Record<ProblemCode, number>>;
/** The codes as a list, for a column of the database. */
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

interface ProblemOptions {
  detail?: string;
  fields?: FieldProblem[];
  data?: Record<string, unknown>;
  retryAfter?: number;
  cause?: unknown;
}

/**
 * A refusal with a stable code, whose status stands in the table of codes. Thrown by use cases; one place maps it to HTTP, another
 * to the text on screen.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldProblem[] | undefined;
  /** What the caller needs to go on; its shape belongs to the code. */
  readonly data: Record<string, unknown> | undefined;
  /** Seconds after which the same call may be made again, from the response's `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code];
    this.fields = options.fields;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }

  /** A refusal as an HTTP answer has it, for code that reads or writes HTTP: proxies and parsers have statuses of their own. */
  static withStatus(status: number, code: ProblemCode, options: ProblemOptions = {}): Problem {
    return Object.assign(new Problem(code, options), { status });
  }

  /** The same refusal, caused by these fields. */
  atFields(fields: FieldProblem[]): Problem {
    return Problem.withStatus(this.status, this.code, { cause: this, fields });
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
