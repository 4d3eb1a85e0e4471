import type { FactorProof } from '@jobblik/contract/accounts/second-factor.schema';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { readFactors } from './factor-state.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { mailSecurityNotice } from './second-factor.notices.ts';
import { verifyPasskey } from './verify-passkey.ts';

/**
 * Checks a person's second factor, which is used up where it works once.
 * @param passkeyChallenge the bytes that a passkey had to sign
 * @throws Problem `wrong_code`, `passkey_refused`, `too_many_requests`
 */
export async function checkFactor(
  services: Services,
  userId: number,
  { proof, passkeyChallenge }: { proof: FactorProof; passkeyChallenge: string | null },
): Promise<void> {
  if (proof.method === 'passkey')
    await verifyPasskey(services, proof.credential, { challenge: passkeyChallenge, userId });
  else if (proof.method === 'totp') await checkCode(services, userId, proof.code);
  else await checkRecoveryCode(services, userId, proof.code);
}

async function checkRecoveryCode(services: Services, userId: number, code: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !(await spendRecoveryCode(tx, userId, code))) throw wrongCode();
    const { recoveryCodes: left } = await readFactors(tx, userId);
    await mailSecurityNotice(tx, services, user, { kind: 'code_used', left });
  });
}
