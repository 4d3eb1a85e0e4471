import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { useWords } from '../words/i18n';

type Reason = Pick<FieldProblem, 'code' | 'limit'>;

/**
 * Sentences of a screen for wrong fields, by `field_code` or by `code`; or a function that returns undefined where the sentence of
 * `problems.json` is right.
 */
export type FieldWords<F extends string> =
  | Readonly<Record<string, string>>
  | ((field: F, reason: Reason) => string | undefined);

/** The sentence for a wrong field: the screen's own one, else the one of the code in `problems.json` under `fields`. */
export function useFieldText<F extends string>(words: FieldWords<F> = {}): (field: F, reason: Reason) => string {
  const t = useWords('problems');
  return (field, reason) => {
    const { code, limit } = reason;
    const own = typeof words === 'function' ? words(field, reason) : (words[`${field}_${code}`] ?? words[code]);
    return own ?? t([`fields.${code}`, 'fields.invalid'], { limit });
  };
}
