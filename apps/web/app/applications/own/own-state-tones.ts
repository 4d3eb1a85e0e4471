import type { OwnState } from '@jobblik/contract/applications/own-applications.schema';
import type { BadgeTone } from '../../ui/feedback/badge';

/** Colour of the badge that tells a seeker how far an application has come; a refusal is never shouted. */
export const ownStateTones: Record<OwnState, BadgeTone> = {
  received: 'plain',
  seen: 'info',
  in_process: 'waiting',
  rejected: 'plain',
  withdrawn: 'plain',
};
