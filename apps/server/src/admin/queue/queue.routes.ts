import * as api from '@jobblik/contract/admin/first-ads.api';
import type { ServedCall } from '../../platform/http/serve.ts';
import { serveAdmin } from '../serve-admin.ts';
import { decideFirstAd } from './first-ads.ts';

/** The calls of what waits beside reports, messages and orders. */
export const queueRoutes: ServedCall[] = [
  serveAdmin(
    api.decideFirstAd,
    {
      right: 'act',
      entry: ({ body }) => ({ what: `job_${body.kind}`, object: 'job', objectId: body.job_id, why: body.why }),
    },
    async ({ body }, admin) => ({
      decision: await decideFirstAd(admin, {
        jobId: body.job_id,
        kind: body.kind,
        why: body.why,
        letter: body.employer_letter,
      }),
    }),
  ),
];
