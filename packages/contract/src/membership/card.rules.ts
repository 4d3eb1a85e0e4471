/** Digits of a card number; spaces and hyphens are ignored. */
export function cardDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Whether a card number has 12 to 19 digits and a correct check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with an expiry date as `MM/YY`; undefined for a valid one. */
export function expiryProblem(text: string, now: Date): 'wrong_date' | 'expired' | undefined {
  const [, month, year] = /^(\d{1,2})\s*(?:\/\s*)?(\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'wrong_date';
  const firstMomentAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  if (firstMomentAfter > Date.UTC(now.getUTCFullYear() + 25, 0, 1)) return 'wrong_date';
  return firstMomentAfter <= now.getTime() ? 'expired' : undefined;
}

/** Whether a security code has the three digits of most cards, or the four of American Express. */
export function isCvc(text: string, number: string): boolean {
  return (/^3[47]/.test(cardDigits(number)) ? /^\d{4}$/ : /^\d{3}$/).test(text.trim());
}
