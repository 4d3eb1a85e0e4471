import { defineCall } from '@jobblik/contract/kernel/call';
import { result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { interviewLimits, withoutQuotes } from './interviews.rules.ts';
import { invitationAnswers } from './invitation.rules.ts';
import { interviewInvitation } from './invitation.schema.ts';

const params = z.object({ token: z.string().max(200) });

export const getInterviewInvitation = defineCall({
  method: 'GET',
  path: '/api/interview_invitation/:token',
  access: 'guest',
  summary: 'The invitation that a mail asks about. Not found for another token, and for an interview that was erased.',
  params,
  response: interviewInvitation,
  problems: ['not_found'],
});

/** `error`: the job seeker has another interview at that time, and nothing was changed. */
const answered = result.extend({ invitation: interviewInvitation });

export const answerInterviewInvitation = defineCall({
  method: 'POST',
  path: '/api/answer_interview_invitation/:token',
  access: 'guest',
  summary:
    'Answers an invitation by the link of its mail, without signing in and once. 409 `interview_changed` if it is another version now.',
  params,
  body: z
    .object({
      sequence: z.number('not_a_number').int('not_an_integer'),
      answer: z.enum(invitationAnswers, 'invalid'),
      /** Required to ask for another time. */
      reason: text(interviewLimits.reason).transform(withoutQuotes).default(''),
    })
    .refine(({ answer, reason }) => answer !== 'postponed' || reason.trim() !== '', {
      path: ['reason'],
      message: 'required',
    }),
  response: answered,
  limit: { max: 60, seconds: 60 },
  problems: [
    'forbidden',
    'not_found',
    'request_answered',
    'interview_cancelled',
    'interview_over',
    'interview_changed',
  ],
});

export const undoInvitationDecline = defineCall({
  method: 'POST',
  path: '/api/undo_invitation_decline/:token',
  access: 'guest',
  summary: 'Takes back, within ten seconds, a decline that was made by the link of a mail.',
  params,
  response: answered,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found', 'interview_cancelled', 'interview_over', 'undo_too_late'],
});
