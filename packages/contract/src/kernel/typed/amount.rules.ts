/**
 * Reads an amount in kroner as people type or paste it: `36.800`, `36,800`, `36 800 kr.`, `kr. 36.800,-`, `DKK 185,50`. A full stop or
 * comma before three digits separates thousands; before one or two it is a decimal sign.
 * @returns øre; null for an empty text, undefined if it is no amount
 */
export function readAmount(typed: string): number | null | undefined {
  const text = typed
    .replaceAll(/[\s\u200b\ufeff]/g, '')
    .replace(/^(?:kr\.?|dkk)/i, '')
    .replace(/(?:kr\.?|dkk)$/i, '')
    .replace(/,?-$/, '');
  if (text === '') return null;
  const [, whole = '', decimals = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[,.](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
