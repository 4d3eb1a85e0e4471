import { defineCall } from '@jobblik/contract/kernel/call';
import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { auditEntry, auditObject } from './audit.schema.ts';

export const getAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/get_log',
  access: 'admin',
  summary: 'The log of everything that operators looked at and did, the newest first, a hundred at a time.',
  query: z.object({
    /** Entries older than the one with this id. */
    before: id.optional(),
    /** Entries about one object; both or neither. */
    object: auditObject.optional(),
    object_id: id.optional(),
  }),
  response: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
});
