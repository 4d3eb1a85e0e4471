import { Problem } from '@jobblik/contract/kernel/problem';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicUrl } from '../env.ts';
import { limited, pageLimit } from '../http/limits.ts';
import { isOwnHost } from '../http/own-host.ts';
import type { Services } from '../services.ts';
import { mailOutbox } from './mail.tables.ts';
import { outboxListPage, outboxMailHtml, outboxMailPage } from './outbox.page.ts';

/** Path of the mails while there is no mail server (`OUTBOX_PAGE`). */
export const outboxPath = '/dev/outbox';

const ownHostOnly = 'Mails are shown at the address of PUBLIC_URL and on this machine only.';
const listQuery = z.object({ to: z.string().max(254).default('') });
const mailParams = z.object({ id: z.uuid() });
const attachmentParams = mailParams.extend({ index: z.coerce.number().int().min(0).max(99) });

/**
 * The outbox page, its JSON for tests, and the parts of a mail, for everyone who reaches the product by one of its own names: a page
 * of another site whose name leads to this machine must not read mails.
 */
export function registerOutbox(app: FastifyInstance, { db, env }: Pick<Services, 'db' | 'env'>): void {
  const options = {
    config: limited(pageLimit),
    onRequest: async ({ headers }: FastifyRequest) => {
      if (!isOwnHost(headers.host, publicUrl(env))) throw new Problem('forbidden', { detail: ownHostOnly });
    },
  };

  async function newest(to: string) {
    return await db
      .select()
      .from(mailOutbox)
      .where(to ? eq(sql`lower(${mailOutbox.recipient})`, to.trim().toLowerCase()) : undefined)
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.messageId))
      .limit(200);
  }

  async function find(id: string) {
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
    if (!mail) throw new Problem('not_found');
    return mail;
  }

  app.get('/dev/outbox', options, async (request, reply) => {
    const { to } = parsed(listQuery, request.query);
    return await reply.type('text/html; charset=utf-8').send(outboxListPage(await newest(to), to));
  });

  app.get('/dev/outbox.json', options, async (request) => {
    const mails = await newest(parsed(listQuery, request.query).to);
    return mails.map(({ attachments, recipient, ...mail }) => ({
      ...mail,
      to: recipient,
      attachments: attachments.map(({ filename, contentType }, index) => ({
        filename,
        contentType,
        url: `/dev/outbox/${mail.id}/attachments/${index}`,
      })),
    }));
  });

  app.get('/dev/outbox/:id', options, async (request, reply) => {
    const { id } = parsed(mailParams, request.params);
    return await reply.type('text/html; charset=utf-8').send(outboxMailPage(await find(id)));
  });

  app.get('/dev/outbox/:id/html', options, async (request, reply) => {
    const { id } = parsed(mailParams, request.params);
    return await reply
      .header('content-security-policy', sandboxed)
      .type('text/html; charset=utf-8')
      .send(outboxMailHtml((await find(id)).html));
  });

  app.get('/dev/outbox/:id/attachments/:index', options, async (request, reply) => {
    const { id, index } = parsed(attachmentParams, request.params);
    const file = (await find(id)).attachments[index];
    if (!file) throw new Problem('not_found');
    return await reply
      .header('content-security-policy', sandboxed)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
      .type(file.contentType)
      .send(Buffer.from(file.base64, 'base64'));
  });
}

const sandboxed =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: https:; style-src 'unsafe-inline'; frame-ancestors 'self'";

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem('not_found');
  return result.data;
}
