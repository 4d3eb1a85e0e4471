const weights = [2, 7, 6, 5, 4, 3, 2, 1] as const;

/** Digits of a CVR number in any common format: `DK 12 34 56 78`, `12-34-56-78`. Other text is only trimmed. */
export function plainCvr(typed: string): string {
  const digits = typed.replace(/^\s*DK/i, '').replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed.trim();
}

/**
 * True when the check digit is right: the sum of the digits, weighted 2 7 6 5 4 3 2 1, is divisible by 11. It finds typing errors,
 * not whether the company exists.
 */
export function hasValidCheckDigit(digits: string): boolean {
  if (!/^[1-9]\d{7}$/.test(digits)) return false;
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11 === 0;
}

/** "12 34 56 78", as Danes write it. */
export function formatCvr(digits: string): string {
  return digits.replaceAll(/(\d{2})(?=\d)/g, '$1 ');
}
