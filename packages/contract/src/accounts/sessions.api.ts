import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { type OwnSession, ownSession } from './sessions.schema.ts';

function demoSessions(now: Date): OwnSession[] {
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const common = { address: '192.0.2.x', same_network: true, signed_in_at: at(200) };
  const elsewhere = { address: '198.51.100.x', same_network: false };
  return [
    { ...common, id: 'demo-1', browser: 'Firefox', system: 'Windows', last_seen_at: at(0), current: true },
    {
      ...common,
      id: 'demo-2',
      browser: 'Safari',
      system: 'iPhone',
      last_seen_at: at(20),
      current: false,
      ...elsewhere,
    },
  ];
}

export const getOwnSessions = defineCall({
  method: 'GET',
  path: '/api/get_own_sessions',
  access: 'user',
  summary: 'Where the person is signed in, this session first, then the last used.',
  response: z.object({ sessions: z.array(ownSession) }),
  // The sample company is shared: its other sessions belong to other visitors.
  demo: (_input, now) => ({ sessions: demoSessions(now) }),
  unasked: true,
});

/** Refusal: `not_found` 404 for another person's session. */
export const endOwnSession = defineCall({
  method: 'POST',
  path: '/api/end_own_session',
  access: 'user',
  summary: 'Ends one of the own sessions.',
  body: z.object({ session_id: z.uuid('not_a_uuid') }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found'],
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/end_other_sessions',
  access: 'user',
  summary: 'Ends every session of the person but the one that asks.',
  response: result,
  demo: { result: 'success' },
});
