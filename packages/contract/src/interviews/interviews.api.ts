import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatLimits } from '../chat/chat.rules.ts';
import { messageUuid } from '../chat/chat.schema.ts';
import { interviewAnswer } from './interviews.rules.ts';

export const createInterview = defineCall({
  method: 'POST',
  path: '/api/createInterview',
  access: 'seeker',
  summary: 'Accepts (3) or declines (4) an interview request by the uuid of its message.',
  spec: '1§7',
  body: z.object({
    uuid: messageUuid,
    interview_type: z.coerce.number('not_a_number').pipe(z.literal([interviewAnswer.accept, interviewAnswer.decline])),
  }),
  response: result,
});

export const setPostponeEmailToEmployerOnChat = defineCall({
  method: 'POST',
  path: '/api/set_postpone_email_to_employer_on_chat',
  access: 'seeker',
  summary: 'Postpones an interview request by the uuid of its message, with the reason.',
  spec: '1§7',
  body: z.object({ employer_id: id, reason: requiredText(chatLimits.reason), uuid: messageUuid }),
  response: result.extend({ receiver_name: z.string(), sender_name: z.string() }),
});
