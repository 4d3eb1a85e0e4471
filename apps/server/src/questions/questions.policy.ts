import type { SignedIn } from '@jobblik/contract/kernel/session';

/** Only the employer whose ad it is asks its applicants, and only those whose application is not withdrawn. */
export function mayAskApplicant(
  who: SignedIn,
  application: { employerId: number; withdrawnAt: Date | null } | undefined,
): application is { employerId: number; withdrawnAt: null } {
  return who.role === 'employer' && application?.employerId === who.userId && application.withdrawnAt === null;
}

/** What is known of an employer and the person whose CV they have read. */
export interface CvReading {
  /** The CV is one that this employer can open. */
  readable: boolean;
  /** The employer holds a paid membership. */
  paid: boolean;
}

/** A paid membership may ask the owner of a published CV (2§6). */
export function refusalToAskAboutCv({ readable, paid }: CvReading): 'not_found' | 'membership_required' | undefined {
  if (!paid) return 'membership_required';
  return readable ? undefined : 'not_found';
}
