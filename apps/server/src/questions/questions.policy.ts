import type { SignedIn } from '@jobblik/contract/kernel/session';

/** Only the ad's employer can ask its applicants, and only those whose application is not withdrawn. */
export function mayAskApplicant(
  who: SignedIn,
  application: { employerId: number; withdrawnAt: Date | null; ended: boolean } | undefined,
): application is { employerId: number; withdrawnAt: null; ended: boolean } {
  return who.role === 'employer' && application?.employerId === who.userId && application.withdrawnAt === null;
}

/** The relation between an employer and the owner of a CV. */
export interface CvReading {
  /** This employer can open the CV. */
  readable: boolean;
  /** The employer has a paid membership. */
  paid: boolean;
}

/** A paid membership may ask the owner of a published CV (2§6). */
export function refusalToAskAboutCv({ readable, paid }: CvReading): 'not_found' | 'membership_required' | undefined {
  if (!paid) return 'membership_required';
  return readable ? undefined : 'not_found';
}
