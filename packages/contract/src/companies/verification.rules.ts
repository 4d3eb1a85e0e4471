/** How a company can prove that an account speaks for it. */
export const verificationMethods = ['domain'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** What is stored of a company that decides whether it is verified. */
export interface VerificationFacts {
  cvr: string | null;
  /** CVR number that the register knew, and the domain of the web site or mail that it had. */
  registeredCvr: string | null;
  registeredDomain: string | null;
  /** Domain of the address whose mailed link was opened, and when. */
  provenDomain: string | null;
  provenAt: Date | null;
}

/**
 * Whether a company is verified, how and since when: the register knows its CVR number, and somebody opened a link mailed to an address at
 * the domain that the register has. A company that changes its number has to prove it again. The only place that decides it.
 */
export function verificationOf(company: VerificationFacts): { method: VerificationMethod; at: Date } | null {
  const { provenDomain, provenAt } = company;
  if (!isRegistered(company) || !provenDomain || !provenAt) return null;
  return domainsOf(company).some((domain) => isAtDomain(provenDomain, domain))
    ? { method: 'domain', at: provenAt }
    : null;
}

/** Whether the register knew the number that the company has now. */
export function isRegistered({ cvr, registeredCvr }: Pick<VerificationFacts, 'cvr' | 'registeredCvr'>): boolean {
  return cvr !== null && cvr === registeredCvr;
}

/**
 * Domains whose addresses can prove the company: that of the register. What a profile says proves nothing, since the number of another
 * company is public.
 */
export function domainsOf({ registeredDomain: domain }: Pick<VerificationFacts, 'registeredDomain'>): string[] {
  return domain === null || isFreeMailDomain(domain) || isSharedDomain(domain) ? [] : [domain];
}

/** Domain of a web address without `www.`; null for none. */
export function siteDomain(address: string | null): string | null {
  const [, host = ''] = /^\s*(?:https?:\/\/)?(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address ?? '') ?? [];
  const domain = host
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(domain) && !/^[\d.]+$/.test(domain) ? domain : null;
}

/** Why an address cannot prove a company with these domains, or null. */
export function addressProblem(email: string, domains: readonly string[]): 'free_mail' | 'not_company_domain' | null {
  const domain = mailDomain(email);
  if (isFreeMailDomain(domain)) return 'free_mail';
  return domains.some((one) => isAtDomain(domain, one)) ? null : 'not_company_domain';
}

/** The domain of a company in the register: of its web site, else of its mail address; null without either. */
export function registeredDomainOf({
  website,
  email,
}: {
  website: string | null;
  email: string | null;
}): string | null {
  return siteDomain(website) ?? (email && siteDomain(mailDomain(email)));
}

/** Domain of an e-mail address in lower case. */
export function mailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** The domain itself, or one below it. */
function isAtDomain(domain: string, of: string): boolean {
  return domain === of || domain.endsWith(`.${of}`);
}

/** Whether anybody gets an address at the domain. */
export function isFreeMailDomain(domain: string): boolean {
  return freeMail.has(domain) || freeMailNames.has(domain.split('.')[0] ?? '');
}

/** A site there says nothing about who has an address at the domain. */
function isSharedDomain(domain: string): boolean {
  return shared.has(domain);
}

const freeMailNames = new Set(['gmail', 'googlemail', 'hotmail', 'outlook', 'live', 'yahoo', 'ymail', 'gmx', 'yandex']);
const freeMail = new Set([
  'aol.com',
  'email.dk',
  'fastmail.com',
  'forum.dk',
  'get2net.dk',
  'icloud.com',
  'jubii.dk',
  'mac.com',
  'mail.com',
  'mail.dk',
  'mail.ru',
  'mail.tele.dk',
  'me.com',
  'msn.com',
  'ofir.dk',
  'pm.me',
  'post.tele.dk',
  'privat.dk',
  'proton.me',
  'protonmail.com',
  'sol.dk',
  'stofanet.dk',
  'tdcadsl.dk',
  'tuta.com',
  'tutanota.com',
  'webspeed.dk',
  'youmail.dk',
  'zoho.com',
]);
const shared = new Set([
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'x.com',
  'youtube.com',
  'krak.dk',
  'proff.dk',
]);
