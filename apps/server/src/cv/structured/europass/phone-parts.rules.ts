/** Country codes of two digits (ITU-T E.164); 1 and 7 have one, the others three. */
const two = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A telephone number in the two parts that the Europass editor needs: the code of the country, Denmark's where the number has none,
 * and the number as it is written.
 */
export function diallingOf(phone: string): { code: string; number: string } {
  const [, international] = /^\s*(?:\+|00)\s*(\d[\s\S]*)$/.exec(phone) ?? [];
  if (international === undefined) return { code: '45', number: phone.trim() };
  const length = /^[17]/.test(international) ? 1 : two.test(international) ? 2 : 3;
  return {
    code: international.slice(0, length),
    number: international
      .slice(length)
      .replace(/^[\s()-]{1,4}0?\)?\s*(?=\d)/, '')
      .trim(),
  };
}
