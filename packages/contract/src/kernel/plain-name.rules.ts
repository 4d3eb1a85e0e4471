/** Endings of web addresses that mail programs turn into links. */
const ends =
  'dk|com|net|org|io|eu|info|biz|de|se|no|uk|nu|me|co|app|dev|xyz|online|shop|site|store|top|link|club|live|ru|cn|tk|ly';
const webAddress = new RegExp(`://|www\\.|[\\p{L}\\p{N}-]\\.(?:${ends})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text has an e-mail or web address that a mail program could turn into a link. */
export function hasAddress(text: string): boolean {
  return text.includes('@') || webAddress.test(text);
}

/** Slashes that names really have: forms of companies such as A/S, and numbers such as 24/7. */
const properSlash = /(?<![\p{L}\p{N}])(?:[a-z]\/s|\d{1,3}\/\d{1,3})(?![\p{L}\p{N}])/giu;

/**
 * Whether the name of a person or company has no addresses, colons or slashes: names stand in mails to people who do not know their
 * bearer.
 */
export function isPlainName(name: string): boolean {
  return !hasAddress(name) && !/[:/\\]/.test(name.replaceAll(properSlash, ''));
}
