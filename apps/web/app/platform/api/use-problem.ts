import { Problem } from '@jobblik/contract/kernel/problem';
import { useCallback } from 'react';
import { useWords } from '../words/i18n';

/** Danish for what went wrong: by code from `problems.json`, a calm general line for codes it does not know. */
export function useProblemText(): (error: unknown) => string {
  const t = useWords('problems');
  return useCallback((error) => t([error instanceof Problem ? error.code : 'internal', 'internal']), [t]);
}

/**
 * Wrong fields of a refused call as a form takes them: `form.setErrors(fieldErrors(error))`, words from
 * `problems.json` under `fields`. Empty for problems that name no field.
 */
export function useFieldErrors(): (error: unknown) => Record<string, string> {
  const t = useWords('problems');
  return useCallback(
    (error) => {
      if (!(error instanceof Problem)) return {};
      return Object.fromEntries(
        (error.fields ?? []).map(({ path, code, limit }) => [path, t([`fields.${code}`, 'fields.invalid'], { limit })]),
      );
    },
    [t],
  );
}
