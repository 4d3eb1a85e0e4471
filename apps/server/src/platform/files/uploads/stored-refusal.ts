import { Problem } from '@jobblik/contract/kernel/problem';
import { fileProblems } from '@jobblik/contract/kernel/uploads.rules';

/** The refusal of a finished upload, as it was answered first, from its stored code. */
export function storedRefusal(code: string): Problem {
  const status = new Map<string, number>(Object.entries(fileProblems)).get(code);
  return new Problem(code, status === undefined ? {} : { status });
}
