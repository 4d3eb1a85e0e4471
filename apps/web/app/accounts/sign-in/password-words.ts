import { useWords } from '../../platform/words/i18n';

/** Sentences for a new password that cannot be used, for a form's `words`. */
export function usePasswordWords<F extends string>(
  field: F,
): Record<`${F}_${'required' | 'too_short' | 'too_long'}`, string> {
  const t = useWords('accounts');
  const reasons = ['required', 'too_short', 'too_long'] as const;
  return Object.fromEntries(reasons.map((reason) => [`${field}_${reason}`, t(`passwordProblems.${reason}`)])) as never;
}
