import type { Candidate } from '@jobblik/contract/cv/cv-search.schema';
import mail from '@jobblik/words/da/mail.json' with { type: 'json' };
import { listCandidates, type Viewer } from '../../cv/index.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';

const word = words(mail);

/** Any employer who may search CVs, and has no bond with anybody. */
const anyEmployer: Viewer = { who: null, paid: true, sampleOnly: false };

/** Candidates as every paying employer sees them, by user id; those that nobody can find are missing. */
export async function publicFaces(
  services: Services,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Candidate>> {
  const listed = await listCandidates(services, anyEmployer, [...new Set(userIds)]);
  return new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
}

/** What to call a candidate in a line: the name, or what an anonymous one wishes to be. */
export function calledOf({ first_name, last_name, headline }: Candidate): string {
  return `${first_name} ${last_name}`.trim() || headline || word('agents.cvs.nobody');
}
