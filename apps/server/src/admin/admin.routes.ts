import * as auditApi from '@jobblik/contract/admin/audit.api';
import * as freezingApi from '@jobblik/contract/admin/freezing.api';
import * as operatorsApi from '@jobblik/contract/admin/operators.api';
import { userType } from '@jobblik/contract/kernel/session';
import { signIn, signInWithPasskey } from '../accounts/sessions/index.ts';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { readLog } from './audit/read-log.ts';
import { casesRoutes } from './cases/cases.routes.ts';
import { decisionsRoutes } from './decisions/decisions.routes.ts';
import { lookupRoutes } from './lookup/lookup.routes.ts';
import { presentOperator } from './operators/own-operator.ts';
import { freezeMember, unfreezeMember } from './people/freezing.ts';
import { helpRoutes } from './people/help.routes.ts';
import { queueRoutes } from './queue/queue.routes.ts';
import { serveAdmin } from './serve-admin.ts';

const types = [userType.admin];
const success = { result: 'success' as const };

/** The calls of the back office. */
export const adminRoutes: ServedCall[] = [
  serve(operatorsApi.signInOperator, ({ body, ip, agent }, services) =>
    signIn(services, { ...body, device: { ip, agent }, types }),
  ),
  serve(operatorsApi.signInOperatorWithPasskey, ({ body, ip, agent }, services) =>
    signInWithPasskey(services, body, { device: { ip, agent }, types }),
  ),
  serveAdmin(
    operatorsApi.getOperator,
    { right: 'own', entry: () => ({ what: 'operator_read', object: 'operator' }) },
    async (_input, admin) => ({ operator: await presentOperator(admin) }),
  ),
  serveAdmin(
    auditApi.getAuditLog,
    {
      right: 'look',
      entry: ({ query }) => ({
        what: 'log_read',
        object: 'log',
        ...(query.object_id && { objectId: query.object_id }),
      }),
    },
    ({ query }, admin) => readLog(admin, { before: query.before, object: query.object, objectId: query.object_id }),
  ),
  serveAdmin(
    freezingApi.freezeAccount,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'account_frozen', object: 'account', objectId: body.user_id, why: body.why }),
    },
    async ({ body }, admin) => {
      await freezeMember(admin, { userId: body.user_id, why: body.why });
      return success;
    },
  ),
  serveAdmin(
    freezingApi.unfreezeAccount,
    {
      right: 'act',
      entry: ({ body }) => ({ what: 'account_unfrozen', object: 'account', objectId: body.user_id, why: body.why }),
    },
    async ({ body }, admin) => {
      await unfreezeMember(admin, body.user_id);
      return success;
    },
  ),
  ...casesRoutes,
  ...decisionsRoutes,
  ...helpRoutes,
  ...lookupRoutes,
  ...queueRoutes,
];
