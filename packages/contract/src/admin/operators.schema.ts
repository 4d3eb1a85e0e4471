import { z } from 'zod';
import { operatorRoles } from './operators.rules.ts';

/** The operator who makes the call. */
export const operatorProfile = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(operatorRoles),
  /** How the account is secured, the strongest first. */
  secured_by: z.enum(['passkey', 'totp']),
});
export type OperatorProfile = z.output<typeof operatorProfile>;
