/**
 * Last part of an ad's address, `/job/{id}/{seo}`: ampersands become "-and-", spaces hyphens, repeated hyphens one, then
 * `-{zip}-{region}` (spec 1§9). Letters keep their case and Danish letters are kept; every other character becomes a hyphen, so
 * that any title is safe in an address. Apostrophes are removed: "HK'er" is `HKer`.
 * @param place of the ad, if it has one
 */
export function jobSeo(title: string, place?: { zip: string; region: string }): string {
  const words = hyphenated(title.normalize('NFC').replace(/&/g, '-and-'));
  const where = place ? [place.zip, hyphenated(place.region)] : [];
  return [words || 'job', ...where].filter(Boolean).join('-');
}

function hyphenated(text: string): string {
  return text
    .replace(/['’´`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
