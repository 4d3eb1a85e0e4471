import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { messageUuid } from '../chat/chat.schema.ts';
import { acceptInterview } from './interviews.api.ts';
import { interviewLimits } from './interviews.rules.ts';
import { freeSlot, scheduleTimes } from './interviews.schema.ts';

const slots = z.object({ slots: z.array(freeSlot) });

export const getOwnFreeSlots = defineCall({
  method: 'GET',
  path: '/api/get_own_free_slots',
  access: 'employer',
  summary: "The employer's coming free slots, earliest first.",
  response: slots,
  demo: 'reads',
});

export const publishFreeSlots = defineCall({
  method: 'POST',
  path: '/api/publish_free_slots',
  access: 'employer',
  summary: 'Publishes free slots, all or none. `error` when one overlaps an interview or another free slot.',
  body: z.object({
    slots: jsonText(z.array(scheduleTimes).min(1, 'required').max(interviewLimits.slotsAtOnce, 'too_many')),
  }),
  response: result.extend(slots.shape),
  demo: { result: 'success', slots: [] },
  problems: ['membership_required', 'too_many_slots'],
});

export const removeFreeSlot = defineCall({
  method: 'POST',
  path: '/api/remove_free_slot',
  access: 'employer',
  summary: 'Takes a free slot back; one that is gone already is a success too.',
  body: z.object({ slot_id: id }),
  response: result.extend(slots.shape),
  demo: { result: 'success', slots: [] },
});

export const offerFreeSlots = defineCall({
  method: 'POST',
  path: '/api/offer_free_slots',
  access: 'employer',
  confirmedEmployers: true,
  summary: "Asks somebody who has applied to pick one of the employer's free slots.",
  body: z.object({
    app_id: id,
    title: requiredText(interviewLimits.title),
    description: requiredText(interviewLimits.description),
  }),
  response: result.extend({ new_interview_id: z.string() }),
  demo: { result: 'success', new_interview_id: '' },
  problems: [
    'not_found',
    'may_not_write',
    'membership_required',
    'interview_exists',
    'no_slots',
    'too_many_interviews',
    'job_ended',
  ],
});

export const getFreeSlots = defineCall({
  method: 'POST',
  path: '/api/get_free_slots',
  access: 'seeker',
  summary: 'The free slots from which the seeker may pick for an interview that is offered, asked for or postponed.',
  body: z.object({ uuid: messageUuid }),
  response: slots,
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over'],
});

export const pickFreeSlot = defineCall({
  method: 'POST',
  path: '/api/pick_free_slot',
  access: 'seeker',
  summary: 'Takes a free slot: the interview is agreed. `error` when somebody else was first.',
  body: z.object({ uuid: messageUuid, slot_id: id }),
  response: acceptInterview.response,
  limit: { max: 1200, seconds: 60 },
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over'],
});
