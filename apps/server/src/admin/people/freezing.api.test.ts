import { getUser, mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { getAuditLog } from '@jobblik/contract/admin/audit.api';
import { freezeAccount, unfreezeAccount } from '@jobblik/contract/admin/freezing.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import type { User } from '../../accounts/index.ts';
import { makeEmployer, makeJob } from '../../jobs/jobs.factory.ts';
import { makeOperator } from '../operators/operators.factory.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await signInAs(app.services.db, await makeOperator(app.services.db));
});
afterAll(() => app.close());

const why = 'Kontoen er oprettet i en andens navn.';
const freeze = (userId: number) => app.call(freezeAccount, { body: { user_id: userId, why } }, { token });
const unfreeze = (userId: number) =>
  app.call(unfreezeAccount, { body: { user_id: userId, why: 'En fejl' } }, { token });
const login = (user: User) => app.send(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });

it('ends the sessions of the account, and signing in says why until it is opened again', async () => {
  const user = await makeUser(app.services.db);
  const own = await signInAs(app.services.db, user);
  await freeze(user.id);
  expect((await app.send(getUser, {}, { token: own })).status).toBe(401);
  const refused = await login(user);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account_frozen', data: { why } }]);
  await unfreeze(user.id);
  expect((await login(user)).status).toBe(200);
  const { entries } = await app.call(
    getAuditLog,
    { query: { object: 'account', object_id: String(user.id) } },
    { token },
  );
  expect(entries).toMatchObject([
    { what: 'account_unfrozen', kind: 'act', why: 'En fejl' },
    { what: 'account_frozen', kind: 'act', why, by: 'Sara Lind' },
  ]);
});

it('does not say why after a wrong password', async () => {
  const user = await makeUser(app.services.db);
  await freeze(user.id);
  const body = { email: user.email ?? '', password: 'wrong' };
  expect(await app.refused(mainLogin, { body })).toMatchObject({ status: 401, code: 'invalid_email_and_password' });
});

it('takes the ads of an employer out of searches and closes their addresses, and brings them back', async () => {
  const { user, company } = await makeEmployer(app.services.db);
  const job = await makeJob(app.services.db, { userId: user.id, companyId: company.id, title: 'Fyrpasser på Anholt' });
  const found = async () => {
    await app.services.tasks.idle();
    return (await app.call(searchJobCondition, { body: { keyword: 'Fyrpasser' } })).jobs.map(({ id }) => id);
  };
  const page = async () => (await app.send(getJobDetailNotAuthed, { params: { id: job.id } })).status;
  expect([await found(), await page()]).toEqual([[job.id], 200]);
  await freeze(user.id);
  expect([await found(), await page()]).toEqual([[], 404]);
  await unfreeze(user.id);
  expect([await found(), await page()]).toEqual([[job.id], 200]);
});

it('leaves an account deactivated that its person had deactivated', async () => {
  const user = await makeUser(app.services.db, { deactivatedAt: new Date('2026-01-05T10:00:00Z') });
  await freeze(user.id);
  await unfreeze(user.id);
  const response = await login(user);
  expect(await response.json()).toMatchObject({ reactivated: true });
});

it('is refused for an operator and for an account that does not exist, and is for operators alone', async () => {
  const other = await makeOperator(app.services.db);
  for (const userId of [other.id, 2_000_000_000])
    for (const call of [freezeAccount, unfreezeAccount])
      expect(await app.refused(call, { body: { user_id: userId, why } }, { token })).toMatchObject({
        code: 'not_found',
      });
  const reader = await signInAs(app.services.db, await makeOperator(app.services.db, { adminRole: 'reader' }));
  const user = await makeUser(app.services.db);
  expect(await app.refused(freezeAccount, { body: { user_id: user.id, why } }, { token: reader })).toMatchObject({
    code: 'operator_right_missing',
  });
  expect((await login(user)).status).toBe(200);
});
