import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { entitlement } from '../membership/index.ts';
import type { Services } from '../platform/services.ts';

/** The viewer of CVs. */
export interface Viewer {
  /** Null for a guest of the demo. */
  who: SignedIn | null;
  paid: boolean;
  /** The demo shows people of the sample data only. */
  sampleOnly: boolean;
}

export const guestViewer: Viewer = { who: null, paid: true, sampleOnly: true };

/** An employer with the features of their membership; a demo visitor counts as paying. */
export async function viewerOf({ db, clock }: Services, who: SignedIn): Promise<Viewer> {
  const paid = who.demo || (await entitlement(db, who.userId, clock.now())).paid;
  return { who, paid, sampleOnly: who.demo };
}

/** An employer who may search CVs. @throws Problem `membership_required` */
export async function payingViewer(services: Services, who: SignedIn): Promise<Viewer> {
  const viewer = await viewerOf(services, who);
  if (!viewer.paid) throw membershipRequired();
  return viewer;
}

/** The refusal of an employer whose membership does not unlock the CV database. */
export function membershipRequired(): Problem {
  return new Problem('membership_required');
}
