import { ZodError } from 'zod';

/** An error as logs and stored failures of tasks contain it: where and what, never anybody's data. */
export interface ErrorDescription {
  type: string;
  /** Absent for errors of the database, whose messages quote values. */
  message?: string;
  /** SQLSTATE, or the code of Node.js or of a problem. */
  code?: string;
  status?: number;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  syscall?: string;
  /** Verb and table of the statement, or its name where it is prepared: `insert users`. */
  statement?: string;
  /** Fields of a refused schema with their codes. */
  fields?: string[];
  /** Only the lines with places in the code. */
  stack?: string;
  /** Of pg-boss. */
  queue?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

/** Maximum depth of causes. */
const depth = 5;

/**
 * Describes any thrown value without personal data. Of an error of the database only names are copied (SQLSTATE, constraint, table,
 * statement): its message and detail quote rows ("Key (email)=(…) already exists"), drizzle's message quotes the parameters. Of
 * other messages, quoted parts, e-mail addresses, URLs and tokens are left out. Other properties of an error are not copied.
 */
export function describeError(error: unknown, left = depth): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error };
  const isOfDatabase = isDatabaseError(error);
  const message = isOfDatabase || error instanceof ZodError ? undefined : withoutData(error.message);
  return {
    type: typeof error.name === 'string' ? error.name : (error.constructor?.name ?? 'Error'),
    ...(message && { message }),
    ...names(error),
    ...(typeof error.query === 'string' && { statement: statementName(error.query) }),
    ...(error instanceof ZodError && { fields: error.issues.slice(0, 20).map(fieldOf) }),
    ...(typeof error.stack === 'string' && { stack: places(error.stack, error.message) }),
    ...(left > 0 && isErrorLike(error.cause) && { cause: describeError(error.cause, left - 1) }),
    ...(left > 0 &&
      Array.isArray(error.errors) && { errors: error.errors.slice(0, 5).map((one) => describeError(one, left - 1)) }),
  };
}

type ErrorLike = Record<string, unknown> & { message: string };

/** Also the plain objects that pg-boss reports errors as. */
function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

/** An error of `pg`, a copy of one, or drizzle's around one. */
function isDatabaseError(error: ErrorLike): boolean {
  return 'query' in error || 'params' in error || ('severity' in error && 'routine' in error) || sqlState(error);
}

const sqlState = ({ code }: ErrorLike) => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);

/** Names of things in the code and the schema, none of which anybody typed. */
const copiedNames = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'queue'] as const;

function names(error: ErrorLike): Partial<ErrorDescription> {
  const found: Partial<ErrorDescription> = {};
  for (const name of copiedNames) {
    const value = error[name];
    if (typeof value === 'string' && /^[\w.:/-]{1,100}$/.test(value)) found[name] = value;
  }
  const status = error.status ?? error.statusCode;
  if (typeof status === 'number') found.status = status;
  return found;
}

const fieldOf = ({ path, code }: ZodError['issues'][number]) =>
  `${path.map((part) => (typeof part === 'number' || /^\w{1,40}$/.test(String(part)) ? String(part) : '?')).join('.')} ${code}`;

/** Verb and first table of a statement. The rest of its text can hold values where somebody has written them into it. */
function statementName(text: string): string {
  const verb = /^\s*(?:--.*\n\s*)*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]{0,62})"?/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** A message without quoted parts, addresses and tokens, at most 300 characters. */
function withoutData(message: string): string {
  return message
    .slice(0, 2000)
    .replaceAll(/"[^"\n]*"?|'[^'\n]*'|`[^`\n]*`|„[^“”\n]*[“”]?/g, '"…"')
    .replaceAll(/\b[a-z][a-z+.-]{1,15}:\/\/([^\s/?#@]*@)?([^\s/?#]*)\S*/gi, '$2/…')
    .replaceAll(/(?<![^\s@])[^\s@]*@\S*/g, '…@…')
    .replaceAll(/[\w-]{32,}/g, '…')
    .slice(0, 300);
}

/** The lines of a stack with a place in the code; the message before them, which can have several lines, is left out. */
function places(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at [^'"]*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line))
    .slice(0, 20)
    .join('\n');
}
