import * as api from '@jobblik/contract/admin/decisions.api';
import type { ServedCall } from '../../platform/http/serve.ts';
import { serveAdmin } from '../serve-admin.ts';
import { settleMessage } from './answer-message.ts';
import { decideCase } from './decide-case.ts';
import { decideCompany, decideJob } from './decide-job.ts';
import { undoDecision } from './undo-decision.ts';

/** The calls that decide, and take a decision back. */
export const decisionsRoutes: ServedCall[] = [
  serveAdmin(
    api.decideJob,
    {
      right: 'act',
      entry: ({ body }) => ({
        what: `job_${body.kind}`,
        object: 'job',
        objectId: body.job_id,
        why: `${body.ground}: ${body.why}`,
      }),
    },
    async ({ body }, admin) => ({ decision: await decideJob(admin, body) }),
  ),
  serveAdmin(
    api.decideCompany,
    {
      right: 'act',
      entry: ({ body }) => ({
        what: `company_${body.kind}`,
        object: 'company',
        objectId: body.company_id,
        why: body.why,
      }),
    },
    async ({ body }, admin) => ({
      decision: await decideCompany(admin, { companyId: body.company_id, kind: body.kind, why: body.why }),
    }),
  ),
  serveAdmin(
    api.decideCase,
    {
      right: 'act',
      entry: ({ body }) => ({
        what: `report_${body.kind}`,
        object: 'report',
        objectId: body.case_id,
        why: `${body.basis}: ${body.basis_text}`,
      }),
    },
    async ({ body }, admin) => ({ decision: await decideCase(admin, body) }),
  ),
  serveAdmin(
    api.answerMessage,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'message_answered', object: 'contact_message', objectId: body.message_id }),
    },
    async ({ body }, admin) => ({
      decision: await settleMessage(admin, { messageId: body.message_id, answer: body.answer }),
    }),
  ),
  serveAdmin(
    api.closeMessage,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'message_not_ours', object: 'contact_message', objectId: body.message_id }),
    },
    async ({ body }, admin) => ({ decision: await settleMessage(admin, { messageId: body.message_id, answer: '' }) }),
  ),
  serveAdmin(
    api.undoDecision,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'decision_undone', object: 'decision', objectId: body.decision_id }),
    },
    async ({ body }, admin) => {
      await undoDecision(admin, body.decision_id);
      return { result: 'success' as const };
    },
  ),
];
