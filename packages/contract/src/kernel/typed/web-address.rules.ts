import { z } from 'zod';

/** Schemes that an address may have: `https` alone, or `http` too. */
export type Schemes = 'https' | 'web';

export type WebAddressProblem = 'not_a_url' | 'not_an_https_url' | 'url_with_user' | 'url_with_hidden_characters';

const named = z.url({ hostname: z.regexes.domain });
/** The scheme, and everything before the path; a browser would also read `https:host` and `https:\host`. */
const start = /^(https?):\/\/([^/?#\\]+)/i;
/** Characters that a browser drops or reads differently from what people see. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\\]/u;

/**
 * Why an address that somebody else opens is refused, null if it is fine: a web address of a named host, without a user part
 * (`https://bank.dk@evil.test` leads to evil.test, RFC 3986 section 7.6) and without characters that nobody sees.
 */
export function webAddressProblem(address: string, schemes: Schemes = 'web'): WebAddressProblem | null {
  const invalid = schemes === 'https' ? 'not_an_https_url' : 'not_a_url';
  const [, scheme = '', authority = ''] = start.exec(address) ?? [];
  if (scheme === '' || (schemes === 'https' && scheme.toLowerCase() !== 'https')) return invalid;
  if (hidden.test(address)) return 'url_with_hidden_characters';
  if (!named.safeParse(address).success) return invalid;
  return authority.includes('@') ? 'url_with_user' : null;
}

/** A stored address as others get it: null if it breaks the rule, which rows from before the rule may do. */
export function shownAddress(stored: string | null, schemes: Schemes = 'web'): string | null {
  return stored !== null && webAddressProblem(stored, schemes) === null ? stored : null;
}

/** A typed address with its scheme: people write `www.firma.dk`. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
}
