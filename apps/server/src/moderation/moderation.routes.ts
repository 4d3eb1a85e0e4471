import { createNotice, getReported } from '@jobblik/contract/moderation/moderation.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { createNotice as create } from './create-notice.ts';
import { findSeen } from './seen-by.ts';

/** The calls by which everybody reports what they see. */
export const moderationRoutes: ServedCall[] = [
  serve(getReported, async ({ who, params }, services) => {
    const { title } = await findSeen(services, who, { kind: params.kind, key: params.url });
    return { kind: params.kind, title };
  }),
  serve(createNotice, ({ who, body }, services) => create(services, who, body)),
];
