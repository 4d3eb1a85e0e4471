import * as api from '@jobblik/contract/admin/help.api';
import type { ServedCall } from '../../platform/http/serve.ts';
import { extendAd, refund } from '../decisions/extend-and-refund.ts';
import { type AdminEntry, serveAdmin } from '../serve-admin.ts';
import { confirmAddress, endSessions, sendReset } from './help-member.ts';

const success = { result: 'success' as const };

/** What the log says of an action for an account. */
function aboutAccount(what: string) {
  return ({ body }: { body: { user_id: number; why: string } }): AdminEntry => ({
    what,
    object: 'account',
    objectId: body.user_id,
    why: body.why,
  });
}

/** The calls that help a person: address, password, sessions, longer ads, money back. */
export const helpRoutes: ServedCall[] = [
  serveAdmin(
    api.confirmAddress,
    { right: 'act', entry: aboutAccount('address_confirmed') },
    async ({ body }, admin) => {
      await confirmAddress(admin, body.user_id);
      return success;
    },
  ),
  serveAdmin(api.sendResetLink, { right: 'act', entry: aboutAccount('reset_sent') }, async ({ body }, admin) => {
    await sendReset(admin, body.user_id);
    return success;
  }),
  serveAdmin(api.endSessions, { right: 'act', entry: aboutAccount('sessions_ended') }, async ({ body }, admin) => {
    await endSessions(admin, body.user_id);
    return success;
  }),
  serveAdmin(
    api.extendJob,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'job_extended', object: 'job', objectId: body.job_id, why: body.why }),
    },
    async ({ body }, admin) => ({
      decision: await extendAd(admin, { jobId: body.job_id, days: body.days, why: body.why }),
    }),
  ),
  serveAdmin(
    api.refundPayment,
    {
      right: 'act',
      entry: ({ body }) => ({
        what: 'payment_refunded',
        object: 'payment',
        objectId: body.payment_id,
        why: body.why,
      }),
    },
    async ({ body }, admin) => ({
      decision: await refund(admin, { paymentId: body.payment_id, amount: body.amount, why: body.why }),
    }),
  ),
];
