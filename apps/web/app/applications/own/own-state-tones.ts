import type { OwnState } from '@jobblik/contract/applications/own-applications.schema';
import type { BadgeTone } from '../../ui/feedback/badge';

/** Tone of the badge for each state of an application. A rejection has a neutral tone. */
export const ownStateTones: Record<OwnState, BadgeTone> = {
  received: 'plain',
  seen: 'info',
  in_process: 'waiting',
  rejected: 'plain',
  withdrawn: 'plain',
};
