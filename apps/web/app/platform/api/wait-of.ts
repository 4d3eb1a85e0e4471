import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';

/** Whether a field was not refused for what it says, but for how often it was tried. */
export function isWait({ code }: Pick<FieldProblem, 'code'>): boolean {
  return code === 'too_many_attempts';
}

/** Seconds until the next attempt, after too many with a wrong password or code; undefined for other errors. */
export function waitOf(error: unknown): number | undefined {
  return error instanceof Problem ? error.fields?.find(isWait)?.limit : undefined;
}
