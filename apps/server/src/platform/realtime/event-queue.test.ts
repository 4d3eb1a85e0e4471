import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createEventQueue } from './event-queue.ts';

const coded = (code: string) =>
  new DrizzleQueryError(
    'insert into "chat_messages" values ($1)',
    ['Min smagsprøve'],
    Object.assign(new DatabaseError('row Min smagsprøve', 0, 'error'), { code, severity: 'ERROR', routine: 'x' }),
  );

it.each([
  ['that is away for the session', coded('57P01'), undefined, 'unavailable'],
  ['that is away for the event', undefined, coded('57P01'), 'unavailable'],
  ['that refuses the row', undefined, coded('23514'), 'internal'],
])('a database %s refuses the event, keeps the socket and logs no message', async (_what, session, event, code) => {
  const lines: string[] = [];
  const receivers = new Map([
    [
      'send',
      { schema: z.object({ text: z.string() }), handle: () => (event ? Promise.reject(event) : Promise.resolve()) },
    ],
  ]);
  const open = createEventQueue({
    receivers,
    waiting: 1,
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  });
  const receive = open({
    sender: {},
    take: () => true,
    line: 'person 1',
    isSignedIn: () => (session ? Promise.reject(session) : Promise.resolve(true)),
  });
  const answers: unknown[] = [];
  const staysOpen = await receive('send', [{ text: 'Min smagsprøve' }, (answer: unknown) => answers.push(answer)]);
  expect([staysOpen, answers]).toEqual([true, [{ code }]]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"statement":"insert chat_messages"');
  expect(lines[0]).not.toContain('smagspr');
});
