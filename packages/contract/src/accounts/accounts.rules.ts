import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '../paths.ts';

/** Length of a password in characters. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Why a new password cannot be used, or undefined when it can. Characters are counted, not bytes. */
export function passwordProblem(password: string): 'required' | 'too_short' | 'too_long' | undefined {
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < passwordLength.min) return 'too_short';
  return length > passwordLength.max ? 'too_long' : undefined;
}

/** The owner of a password: what others may know about them. */
export interface PasswordOwner {
  email: string | null;
  name: string;
  companyName?: string | null | undefined;
}

/** Characters of a password that must remain without the owner's own words. */
const unguessedLength = 5;

/**
 * Whether a password is little more than what others may know about its owner: e-mail, names, company, or the name of this site.
 * True for "signe.holm1994" of Signe Holm; false for a sentence that contains her name.
 */
export function isPersonalPassword(password: string, { email, name, companyName }: PasswordOwner): boolean {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const parts = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);
  const own = [...parts(email ?? ''), ...parts(name), ...parts(companyName ?? ''), 'jobblik']
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const typed = parts(password).join('');
  const left = own.reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left.length < unguessedLength && left.length < typed.length;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A session lasts 720000 minutes (spec 1§9), the demo visitor's one day. */
export const sessionLifetime = { member: 720_000 * minute, demo: day } as const;

/** A session that is not used for this long ends, in milliseconds: an operator's sooner than a member's. */
const sessionIdleTime = { member: 90 * day, operator: 12 * 60 * minute } as const;

/** For how long a session of this type of account may be unused, in milliseconds. */
export function idleTimeOf(type: number): number {
  return type === userType.admin ? sessionIdleTime.operator : sessionIdleTime.member;
}

/** Whether a session of an account still works: within its lifetime, and used within {@link idleTimeOf}. */
export function isSessionLive(session: { expiresAt: Date; lastSeenAt: Date; type: number }, now: Date): boolean {
  return session.expiresAt > now && now.getTime() - session.lastSeenAt.getTime() < idleTimeOf(session.type);
}

/** An account without a password is removed only from a session that began within this time, in milliseconds. */
export const freshSignIn = 10 * minute;

/** How old the stored "last seen" of a session may be, in milliseconds. */
export const lastSeenLag = 5 * minute;

/** A link to choose a new password works once and for 60 minutes. */
export const resetTokenLifetime = 60 * minute;

/** Unused links that one account may have within that time; beyond it no more are mailed. */
export const resetTokensAtATime = 5;

/** Whether a link to choose a new password still works. */
export function isResetTokenLive(token: { createdAt: Date; usedAt: Date | null }, now: Date): boolean {
  return token.usedAt === null && now.getTime() - token.createdAt.getTime() < resetTokenLifetime;
}

/** A mailed link that signs in works once and for 30 minutes. */
export const signInLinkLifetime = 30 * minute;

/** Links that sign in which one account is mailed in an hour at most. */
export const signInLinkBound = { most: 3, within: 60 * minute } as const;

/** A link that confirms an e-mail works once and for 24 hours. */
export const verifyLinkLifetime = day;

/** Verification links that one person, or one address, gets in an hour at most. */
export const verifyLinkBound = { most: 5, within: 60 * minute } as const;

/** Whether a link that confirms an e-mail still works. */
export function isVerifyLinkLive(link: { createdAt: Date; usedAt: Date | null }, now: Date): boolean {
  return link.usedAt === null && now.getTime() - link.createdAt.getTime() < verifyLinkLifetime;
}

/** A sign-in at another provider must come back, and be used, within 15 minutes. */
export const socialFlowLifetime = 15 * minute;

/** How many attempts are allowed, and how long each of them counts, in milliseconds. */
export interface AttemptBound {
  most: number;
  within: number;
}

/** Failed sign-ins allowed per account and address, and for how long they count. */
export const signInBound = { most: 10, within: 15 * minute } as const satisfies AttemptBound;

/** Failed sign-ins allowed from one address over all accounts, from addresses where the account was not used before. */
export const addressBound = { most: 100, within: 15 * minute } as const satisfies AttemptBound;

/** Failed sign-ins allowed on one account from all addresses together; addresses where it was used before are exempt. */
export const accountBound = { most: 100, within: day } as const satisfies AttemptBound;

/**
 * Seconds until the next attempt is allowed; 0 if it is allowed now.
 * @param attempts instants of earlier attempts, in any order
 */
export function secondsToWait(attempts: readonly Date[], now: Date, bound: AttemptBound = signInBound): number {
  const recent = attempts
    .map((attempt) => attempt.getTime() + bound.within)
    .filter((ends) => ends > now.getTime())
    .sort((a, b) => b - a);
  const blocking = recent[bound.most - 1];
  return blocking === undefined ? 0 : Math.ceil((blocking - now.getTime()) / 1000);
}

/** "Anne Marie Holm" as first names and last name; a single word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: words.join(' '), lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Where a person goes after signing in (spec 1§4). */
export function landingOf(session: { ttl: number; prepared_cv: boolean }): string {
  if (session.ttl === userType.employer) return pathTo('dashboard', { area: 'virksomhed' });
  if (session.ttl === userType.admin) return pathTo('admin');
  return session.prepared_cv ? pathTo('dashboard', { area: 'kandidat' }) : pathTo('createCv');
}

/**
 * A path of this site that a person may be sent to, or undefined. Browsers drop tabs and line breaks from addresses and
 * read a backslash as a slash, so such paths could leave the site and are refused.
 */
export function sameSitePath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
  if (path.startsWith('//') || /[\\\u0000-\u001f]/.test(path)) return undefined;
  return path;
}

/** The role whose area a path of this site belongs to; undefined for public pages. */
export function areaOf(path: string | null | undefined): 'seeker' | 'employer' | undefined {
  if (path && /^\/virksomhed(?:[/?#]|$)/i.test(path)) return 'employer';
  return path && /^\/kandidat(?:[/?#]|$)/i.test(path) ? 'seeker' : undefined;
}

/**
 * Where a person goes after signing in: back to the page that asked them to sign in, unless it belongs to the other role's area,
 * which would refuse them.
 */
export function returnPathOf(next: string | null | undefined, session: { ttl: number; prepared_cv: boolean }): string {
  const path = sameSitePath(next);
  const area = areaOf(path);
  const closed = area !== undefined && session.ttl !== userType[area];
  const circular = /^\/(?:login|login-link|auth|forgot|ResetPassword)(?:[/?#]|$)/i;
  return path && !closed && !circular.test(path) ? path : landingOf(session);
}

/**
 * What happens to each thing of a person whose account is deactivated or removed, in the order in which screens and mails say it:
 * keys of the words under `leave.<action>.effects.<role>`.
 */
export const leavingEffects = {
  seeker: ['cv', 'applications', 'interviews', 'messages', 'plan', 'invoices'],
  employer: ['ads', 'applications', 'interviews', 'messages', 'plan', 'invoices'],
} as const;
