import { bookOrder, getOrders } from '@jobblik/contract/membership/orders.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimit } from '../../../../support/test-limits.ts';
import { type CommandRun, startWithCommand } from '../../test/run-command.ts';
import type { TestApp } from '../../test/test-app.ts';
import { signInAs } from '../accounts/accounts.factory.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { makePaidMembership } from '../membership/membership.factory.ts';

let app: TestApp;
let run: (...args: string[]) => Promise<CommandRun>;

beforeAll(async () => {
  ({ app, run } = await startWithCommand('orders.ts'));
});
afterAll(() => app.close());

async function buyer(title: string) {
  const { db } = app.services;
  const { user, company } = await makeEmployer(db);
  await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2, extras: [2] });
  const ad = await makeJob(db, { userId: user.id, companyId: company.id, title });
  return { ad, token: await signInAs(db, user) };
}

it('lists what was bought and sent, and moves it until it is delivered', { timeout: testLimit(6) }, async () => {
  const own = await buyer('Kok til havnen');
  const other = await buyer('Tjener til havnen');
  const { orders, ads } = await app.call(getOrders, {}, own);
  expect(ads).toEqual([{ id: own.ad.id, title: 'Kok til havnen' }]);
  const order_id = orders[0]?.id ?? 0;
  const text = 'https://video.example/havnen';
  const taken = { body: { order_id, text, job_id: other.ad.id } };
  expect(await app.refused(bookOrder, taken, own)).toMatchObject({ code: 'not_found' });
  expect(await app.call(bookOrder, { body: { order_id, text, job_id: own.ad.id } }, own)).toMatchObject({
    order: { booking: { text, job_id: own.ad.id, job_title: 'Kok til havnen' } },
  });

  const listed = (await run()).output;
  for (const part of [`${order_id}  youtube  received  due `, text, `Ad ${own.ad.id}: Kok til havnen`])
    expect(listed).toContain(part);
  expect(await run('deliver', `${order_id}`)).toEqual({
    code: 1,
    output: `orders: order ${order_id} is received, it cannot become delivered\n`,
  });
  expect(await run('take', `${order_id}`)).toEqual({ code: 0, output: `Order ${order_id} is in_progress.\n` });
  expect(await run('deliver', `${order_id}`)).toEqual({ code: 0, output: `Order ${order_id} is delivered.\n` });
  expect((await app.call(getOrders, {}, own)).orders).toMatchObject([{ id: order_id, state: 'delivered' }]);
});

it.each([[['take', 'x']], [['constructor', '1']]])('prints its usage after %j', async (args) => {
  expect(await run(...args)).toEqual({ code: 1, output: expect.stringMatching(/^orders: usage: .+\n$/) });
});
