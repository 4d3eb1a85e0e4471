import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandRun, startWithCommand } from '../../test/run-command.ts';
import type { TestApp } from '../../test/test-app.ts';
import { makeUser } from '../accounts/accounts.factory.ts';
import { memberships } from '../membership/index.ts';
import { makePaidMembership } from '../membership/membership.factory.ts';
import { invoices } from '../membership/payments.tables.ts';

let app: TestApp;
let refund: (...args: string[]) => Promise<CommandRun>;

beforeAll(async () => {
  ({ app, run: refund } = await startWithCommand('refund.ts'));
});
afterAll(() => app.close());

it('refunds an invoice in parts and then fully, and prints the credit notes', async () => {
  const { db } = app.services;
  const user = await makeUser(db, { role: 'employer' });
  const paymentId = await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2, extras: [] });
  const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
  const number = invoice?.number ?? 0;
  expect(await refund(`${number}`, '100,50')).toEqual({
    code: 0,
    output: `Invoice ${number} is refunded. Credit notes: ${number + 1}\n`,
  });
  expect(await refund(`${number}`)).toMatchObject({ code: 0, output: expect.stringContaining(`${number + 2}`) });
  expect(await db.select().from(memberships).where(eq(memberships.paymentId, paymentId))).toMatchObject([
    { status: 0 },
  ]);
  expect(await refund(`${number}`, '1')).toEqual({
    code: 1,
    output: `refund: invoice ${number} has 0 kr. left to refund\n`,
  });
});

it('prints its usage after other arguments', async () => {
  expect(await refund('10001', '-5')).toEqual({ code: 1, output: expect.stringMatching(/^refund: usage: .+\n$/) });
});

it('reports an unknown invoice', async () => {
  expect(await refund('99999999')).toEqual({ code: 1, output: 'refund: there is no invoice 99999999\n' });
});

it('reports an unexpected error without what the statement was given', async () => {
  const { db } = app.services;
  await db.execute(sql`alter table invoices rename to invoices_away`);
  const { code, output } = await refund('87654321');
  await db.execute(sql`alter table invoices_away rename to invoices`);
  expect(code).toBe(1);
  expect(output).toMatch(/^refund: an unexpected error\n/);
  expect(output).toContain('"code": "42P01"');
  expect(output).toContain('"statement": "select invoices"');
  expect(output).not.toContain('87654321');
});
