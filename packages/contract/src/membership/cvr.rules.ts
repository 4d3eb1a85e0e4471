const weights = [2, 7, 6, 5, 4, 3, 2, 1];

/** A Danish company number without spaces or a leading `DK`. */
export function normaliseCvr(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').replace(/^DK/i, '');
}

/** Whether a company number has 8 digits whose weighted sum is divisible by 11, as Erhvervsstyrelsen assigns them. */
export function isCvr(text: string): boolean {
  if (!/^[1-9]\d{7}$/.test(text)) return false;
  return weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11 === 0;
}
