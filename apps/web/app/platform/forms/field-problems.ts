import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { isWait } from '../api/wait-of';

/** Why a field is wrong: a stable code of the contract, with the limit that its sentence names. */
export type FieldCode = string | Pick<FieldProblem, 'code' | 'limit'>;

/** The outcome of a check: codes by field, or problems by their paths in the call, as a schema of the contract reports them. */
export type Checked<F extends string> =
  | Partial<Record<F, FieldCode | false | null | undefined>>
  | readonly FieldProblem[];

/**
 * Fields of the screen by the names that the call has for them: `{ user_pwd: 'password', 'pay.to': 'pay_to' }`; or a function, where
 * they depend on what was sent.
 */
export type FieldPaths<F extends string> = Readonly<Record<string, F>> | ((path: string) => F | undefined);

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** What a schema of the contract found wrong. Its messages are codes. */
export function schemaProblems(error: { issues: readonly Issue[] } | undefined): FieldProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), code: message }));
}

/**
 * The field of the screen for a path of a call: `job.pay.to`, `agent.keywords.0`, `email`. Names of containers before it and of
 * parts behind it are skipped. Undefined if the screen does not have it.
 */
export function fieldOfPath<F extends string>(
  path: string,
  fields: readonly F[],
  paths: FieldPaths<F> = {},
): F | undefined {
  if (typeof paths === 'function') return paths(path) ?? fieldOfPath(path, fields);
  const parts = path.split('.');
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = parts.length; to > from; to -= 1) {
      const name = parts.slice(from, to).join('.');
      const field = Object.hasOwn(paths, name) ? paths[name] : fields.find((one) => one === name);
      if (field !== undefined) return field;
    }
  }
  return undefined;
}

/** The problems of a check, as a refused call lists them. */
export function listProblems(checked: Checked<string>): readonly FieldProblem[] {
  if (Array.isArray(checked)) return checked;
  return Object.entries(checked).flatMap(([path, code]) => {
    if (!code) return [];
    return [typeof code === 'string' ? { path, code } : { path, ...code }];
  });
}

/** Wrong fields of a refused call. Empty for other errors. How long somebody has to wait is no fault of a field. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  const fields = error instanceof Problem ? (error.fields ?? []) : [];
  return fields.filter((field) => !isWait(field));
}
