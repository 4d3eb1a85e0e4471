import type { OperatorProfile } from '@jobblik/contract/admin/operators.schema';
import { findUser } from '../../accounts/index.ts';
import { readFactors } from '../../accounts/sessions/index.ts';
import type { AdminContext } from '../serve-admin.ts';

/** Who is at the back office. */
export async function presentOperator({ tx, operator }: AdminContext): Promise<OperatorProfile> {
  const user = await findUser(tx, operator.userId);
  const { passkeys } = await readFactors(tx, operator.userId);
  return {
    name: operator.name,
    email: user?.email ?? '',
    role: operator.role,
    secured_by: passkeys > 0 ? 'passkey' : 'totp',
  };
}
