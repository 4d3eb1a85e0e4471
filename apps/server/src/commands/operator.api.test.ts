import { resetPassword } from '@jobblik/contract/accounts/accounts.api';
import {
  beginAuthenticator,
  confirmAuthenticator,
  finishSecondFactor,
} from '@jobblik/contract/accounts/second-factor.api';
import { getOperator, signInOperator } from '@jobblik/contract/admin/operators.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimit } from '../../../../support/test-limits.ts';
import { type CommandRun, startWithCommand } from '../../test/run-command.ts';
import type { TestApp } from '../../test/test-app.ts';
import { makeUser } from '../accounts/accounts.factory.ts';
import { totpCode } from '../accounts/second-factor/totp.ts';

let app: TestApp;
let run: (...args: string[]) => Promise<CommandRun>;

beforeAll(async () => {
  ({ app, run } = await startWithCommand('operator.ts'));
});
afterAll(() => app.close());

const password = 'kaffe og rundstykker';

it('makes an operator, who sets a password, adds a second factor and is let in, until ended', {
  timeout: testLimit(8),
}, async () => {
  const email = 'sara@jobblik.test';
  const made = await run(email, '--role', 'reader', '--name', 'Sara Lind');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`${email} is reader at the back office`) });
  const token = /ResetPassword\/([\w-]+)/.exec(made.output)?.[1] ?? '';
  expect(await app.call(resetPassword, { body: { token, new_password: password, repeat_password: password } })).toEqual(
    { result: 'success' },
  );

  const first = await app.call(signInOperator, { body: { email, password } });
  expect(await app.refused(getOperator, {}, { token: first.token })).toMatchObject({
    status: 403,
    code: 'operator_without_second_factor',
  });
  const { secret } = await app.call(beginAuthenticator, {}, { token: first.token });
  const early = new Date(Date.now() - 30_000);
  await app.call(confirmAuthenticator, { body: { code: totpCode(secret, early) } }, { token: first.token });
  expect(await app.call(getOperator, {}, { token: first.token })).toEqual({
    operator: { name: 'Sara Lind', email, role: 'reader', secured_by: 'totp' },
  });

  const refusal = await app.refused(signInOperator, { body: { email, password } });
  expect(refusal).toMatchObject({ status: 403, code: 'second_factor_required' });
  const challenge = String(refusal.data?.challenge);
  const proof = { challenge, method: 'totp' as const, code: totpCode(secret, new Date()) };
  const second = await app.call(finishSecondFactor, { body: proof });
  expect(second).toMatchObject({ ttl: 9 });

  expect(await run('end', email)).toMatchObject({ code: 0 });
  expect(await app.refused(getOperator, {}, { token: second.token })).toMatchObject({ status: 401 });
  expect(await app.refused(signInOperator, { body: { email, password } })).toMatchObject({
    code: 'invalid_email_and_password',
  });
  expect(await run(email)).toMatchObject({ code: 1, output: expect.stringContaining('has left the back office') });
  expect(await run('end', email)).toMatchObject({ code: 1, output: expect.stringContaining('is no operator') });
});

it('refuses other arguments, and the address of a job seeker', { timeout: testLimit(8) }, async () => {
  const seeker = await makeUser(app.services.db);
  for (const args of [[], ['sara'], ['s@jobblik.test', '--role', 'boss'], ['s@jobblik.test', '--name'], ['end']])
    expect(await run(...args)).toMatchObject({ code: 1, output: expect.stringContaining('usage:') });
  expect(await run(seeker.email ?? '')).toMatchObject({ code: 1, output: expect.stringContaining('of another kind') });
});
