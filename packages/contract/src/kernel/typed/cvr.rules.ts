const weights = [2, 7, 6, 5, 4, 3, 2, 1];

/** The digits of a company number typed in any common format: `DK 12 34 56 78`, `12-34-56-78`. Other text is only trimmed. */
export function normaliseCvr(typed: string): string {
  const digits = typed.replace(/^\s*DK/i, '').replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed.trim();
}

/**
 * Whether a company number has 8 digits whose weighted sum is divisible by 11, as Erhvervsstyrelsen assigns them. It finds typing
 * errors, not whether the company exists.
 */
export function isCvr(digits: string): boolean {
  if (!/^[1-9]\d{7}$/.test(digits)) return false;
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** Why a typed company number, normalised, cannot be one: the code of its field. */
export function cvrProblem(cvr: string): 'not_a_cvr' | 'wrong_cvr' | undefined {
  if (!/^\d{8}$/.test(cvr)) return 'not_a_cvr';
  return isCvr(cvr) ? undefined : 'wrong_cvr';
}

/** "12 34 56 78", as Danes write it. */
export function formatCvr(digits: string): string {
  return digits.replaceAll(/(\d{2})(?=\d)/g, '$1 ');
}
