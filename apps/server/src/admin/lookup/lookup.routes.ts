import * as api from '@jobblik/contract/admin/lookup.api';
import type { ServedCall } from '../../platform/http/serve.ts';
import { serveAdmin } from '../serve-admin.ts';
import { lookUp } from './look-up.ts';
import { readAccountRecord } from './read-account.ts';
import { readJobRecord } from './read-job.ts';
import { readPaymentRecord } from './read-payment.ts';

/** The calls of the look-up. The log has the number of what was opened, never the words. */
export const lookupRoutes: ServedCall[] = [
  serveAdmin(
    api.lookUp,
    { right: 'look', entry: () => ({ what: 'looked_up', object: 'search' }) },
    async ({ body }, admin) => ({ hits: await lookUp(admin, body.words) }),
  ),
  serveAdmin(
    api.getAccountRecord,
    { right: 'look', entry: ({ params }) => ({ what: 'account_read', object: 'account', objectId: params.id }) },
    ({ params }, admin) => readAccountRecord(admin, params.id),
  ),
  serveAdmin(
    api.getJobRecord,
    { right: 'look', entry: ({ params }) => ({ what: 'job_read', object: 'job', objectId: params.id }) },
    ({ params }, admin) => readJobRecord(admin, params.id),
  ),
  serveAdmin(
    api.getPaymentRecord,
    { right: 'look', entry: ({ params }) => ({ what: 'payment_read', object: 'payment', objectId: params.id }) },
    ({ params }, admin) => readPaymentRecord(admin, params.id),
  ),
];
