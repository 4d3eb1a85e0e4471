import { refusalOf, seenBy } from '@jobblik/contract/interviews/interviews.rules';
import type { InvitationAnswer } from '@jobblik/contract/interviews/invitation.rules';
import type { InterviewInvitation } from '@jobblik/contract/interviews/invitation.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { findUser } from '../../accounts/index.ts';
import type { Installation } from '../../platform/installation/secret.ts';
import type { Services } from '../../platform/services.ts';
import { readSignedId, signId } from '../../platform/signed-id.ts';
import { answerInterview } from '../answer-interview.ts';
import { undoDecline } from '../declines/decline-interview.ts';
import { presentFacts } from '../interviews.present.ts';
import { findInterview, type Interview, jobTitleOf } from '../interviews.queries.ts';
import { namesOfParties } from '../parties.ts';

const purpose = 'answer an interview';

/** The secret of a mail's links: it proves that its owner has the mail. Without an account there is nothing to answer. */
export function invitationToken(env: Installation, { id, seekerId }: Interview): string | undefined {
  return seekerId === null ? undefined : signId(env, purpose, id);
}

type Invited = Interview & { seekerId: number };

/** The interview of a token, and its job seeker. @throws Problem `not_found` */
async function readInvitation(services: Services, token: string): Promise<Invited> {
  const id = readSignedId(services.env, purpose, token);
  const interview = id === undefined ? undefined : await findInterview(services.db, id);
  if (!interview || interview.seekerId === null) throw new Problem('not_found');
  const seeker = await findUser(services.db, interview.seekerId);
  if (!seeker) throw new Problem('not_found');
  return { ...interview, seekerId: interview.seekerId };
}

/** An invitation for everybody who has the link of its mail. @throws Problem `not_found` */
export async function showInvitation(services: Services, token: string): Promise<InterviewInvitation> {
  return await present(services, await readInvitation(services, token));
}

interface AnswerByLink {
  sequence: number;
  answer: InvitationAnswer;
  reason: string;
}

/**
 * Answers an invitation by the link of its mail, as its job seeker. The link answers a request only: an answer is changed after
 * signing in.
 * @throws Problem `not_found`, and those of {@link answerInterview}
 */
export async function answerByLink(services: Services, token: string, { sequence, answer, reason }: AnswerByLink) {
  const invited = await readInvitation(services, token);
  const given = answer === 'postponed' ? { answer, reason } : { answer };
  const { isAnswered } = await answerInterview(services, seekerOf(invited), invited.uuid, given, { sequence });
  return { isAnswered, invitation: await showInvitation(services, token) };
}

/** Takes back a decline within its ten seconds. @throws Problem `not_found`, and those of {@link undoDecline} */
export async function undoByLink(services: Services, token: string): Promise<InterviewInvitation> {
  const invited = await readInvitation(services, token);
  await undoDecline(services, seekerOf(invited), invited.uuid);
  return await showInvitation(services, token);
}

function seekerOf({ seekerId }: Invited) {
  return { userId: seekerId, role: 'seeker' } as const;
}

async function present(services: Services, invited: Invited): Promise<InterviewInvitation> {
  const { company } = await namesOfParties(services, invited);
  const { sequence, title, description } = invited;
  const seen = seenBy('seeker', invited);
  return {
    sequence,
    company,
    job: await jobTitleOf(services.db, invited),
    title,
    description,
    facts: presentFacts(seen),
    may_answer: seen.state === 'requested' && !refusalOf('accept', 'seeker', invited, services.clock.now()),
  };
}
