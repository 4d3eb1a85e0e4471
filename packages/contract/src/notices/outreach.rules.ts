const hour = 3_600_000;
const day = 24 * hour;

/** At most `max` in any period of `ms` milliseconds. */
export interface Window {
  max: number;
  ms: number;
}

/** Bounds of how many people who do not know them a company may reach. */
export const outreachLimits = {
  /** Mails to one address without an account, from all senders together. */
  toAddress: { max: 3, ms: 7 * day },
  /** Mails to such addresses from one sender. */
  toStrangers: { max: 20, ms: day },
  /** Candidates whom a company reaches first: by a message, questions, a contact request or an interview. */
  contacts: { max: 30, ms: day },
  /** The same while the account is young. */
  contactsWhenNew: { max: 10, ms: day },
  newFor: 7 * day,
  /** Open reports by different people that stop both until the operator has handled them. */
  reports: 2,
} as const satisfies Record<string, Window | number>;

/**
 * When a bounded action is possible again; undefined if it is now.
 * @param earlier instants of the same action, in any order
 */
export function fullUntil(earlier: readonly Date[], { max, ms }: Window, now: Date): Date | undefined {
  const recent = earlier.map((each) => each.getTime()).filter((time) => time > now.getTime() - ms);
  const leaves = recent.sort((a, b) => a - b)[recent.length - max];
  return leaves === undefined ? undefined : new Date(leaves + ms);
}

/** The bound of first contacts for an account of that age. */
export function contactWindow(accountMadeAt: Date, now: Date): Window {
  const isNew = now.getTime() - accountMadeAt.getTime() < outreachLimits.newFor;
  return isNew ? outreachLimits.contactsWhenNew : outreachLimits.contacts;
}

/** Whether reports stop a company from reaching people. */
export function isPaused(openReports: number): boolean {
  return openReports >= outreachLimits.reports;
}
