/** A postcode as people type or paste it: alone, with the letters of the country, with its town. */
const typedPostcode = /^(?:(?:dk|fo|gl) ?-? ?)?(\d{3,4})(?:$|[ ,]+\p{L}[\p{L} .'-]*$)/iu;

/**
 * Reads a postcode: `8000`, `DK-8000`, `8000 Aarhus C`. They begin with 0555 in Denmark and Greenland, and with 100 on the Faroe Islands,
 * where they have three digits.
 * @returns its digits; empty for an empty text, undefined if it is no postcode
 */
export function readPostcode(typed: string): string | undefined {
  const text = typed
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return '';
  const zip = typedPostcode.exec(text)?.[1];
  return zip !== undefined && Number(zip) >= (zip.length === 3 ? 100 : 555) ? zip : undefined;
}
