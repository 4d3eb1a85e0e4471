import * as api from '@jobblik/contract/admin/cases.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { moveOrderIn, OrderError } from '../../membership/index.ts';
import type { ServedCall } from '../../platform/http/serve.ts';
import { serveAdmin } from '../serve-admin.ts';
import { listCases } from './list-cases.ts';
import { readMessage, readOrder, readReportedJob } from './read-case.ts';
import { readReportCase } from './read-report-case.ts';

/** The calls of what waits. */
export const casesRoutes: ServedCall[] = [
  serveAdmin(
    api.getCases,
    { right: 'look', entry: () => ({ what: 'cases_read', object: 'operator' }) },
    async (_input, admin) => ({ cases: await listCases(admin) }),
  ),
  serveAdmin(
    api.getReportedJob,
    { right: 'look', entry: ({ params }) => ({ what: 'job_read', object: 'job', objectId: params.id }) },
    ({ params }, admin) => readReportedJob(admin, params.id),
  ),
  serveAdmin(
    api.getReportCase,
    {
      right: 'look',
      entry: ({ params }) => ({ what: 'report_read', object: 'report', objectId: params.id }),
    },
    async ({ params }, admin) => ({ report_case: await readReportCase(admin, params.id) }),
  ),
  serveAdmin(
    api.getMessage,
    {
      right: 'look',
      entry: ({ params }) => ({ what: 'message_read', object: 'contact_message', objectId: params.id }),
    },
    async ({ params }, admin) => ({ message: await readMessage(admin, params.id) }),
  ),
  serveAdmin(
    api.getAdminOrder,
    { right: 'look', entry: ({ params }) => ({ what: 'order_read', object: 'order', objectId: params.id }) },
    async ({ params }, admin) => ({ order: await readOrder(admin, params.id) }),
  ),
  serveAdmin(
    api.moveAdminOrder,
    { right: 'act', entry: ({ body }) => ({ what: `order_${body.state}`, object: 'order', objectId: body.order_id }) },
    async ({ body }, { tx, now }) => {
      try {
        await moveOrderIn(tx, body.order_id, body.state, now);
      } catch (error) {
        throw error instanceof OrderError ? new Problem('case_decided', { cause: error }) : error;
      }
      return { result: 'success' as const };
    },
  ),
];
