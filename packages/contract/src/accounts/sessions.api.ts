import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { ownSession } from './sessions.schema.ts';

export const getOwnSessions = defineCall({
  method: 'GET',
  path: '/api/get_own_sessions',
  access: 'user',
  summary: 'Where the person is signed in, this session first, then the last used.',
  response: z.object({ sessions: z.array(ownSession) }),
  demo: { sessions: [] },
});

/** Refusal: `not_found` 404 for another person's session. */
export const endOwnSession = defineCall({
  method: 'POST',
  path: '/api/end_own_session',
  access: 'user',
  summary: 'Ends one of the own sessions.',
  body: z.object({ session_id: z.uuid('not_a_uuid') }),
  response: result,
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/end_other_sessions',
  access: 'user',
  summary: 'Ends every session of the person but the one that asks.',
  response: result,
});
