import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type DatabaseConnection } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { readSettings } from '../env.ts';
import { registerProblemHandler } from '../http/problems.ts';
import { makeInstallation } from '../installation/installation.factory.ts';
import { createTasks } from '../tasks/create-tasks.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { layoutMail, mailSender } from './layout.ts';
import { queueMail, registerMailTasks } from './mail.tasks.ts';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';
import { createOutboxMailer } from './outbox.driver.ts';
import { registerOutbox } from './outbox.routes.ts';

const env = readSettings({ PORT: '8080' });
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
let database: TestDatabase;
let connection: DatabaseConnection;
let outbox: Mailer;
let tasks: Tasks;
let app: FastifyInstance;
let address = '';
/** Attempts by receiver; the mail server of this test loses its connection once, after it has received the mail. */
const attempts = new Map<string, number>();

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  outbox = createOutboxMailer(connection.db, env.MAIL_FROM);
  tasks = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
  const mail: Mailer = {
    ...outbox,
    async send(given) {
      await outbox.send(given);
      const attempt = (attempts.get(given.to) ?? 0) + 1;
      attempts.set(given.to, attempt);
      if (given.to.startsWith('vakler') && attempt === 1) throw new Error('connection lost after the mail was taken');
    },
  };
  registerMailTasks({ tasks, mail, db: connection.db, log });
  await tasks.start();
  app = Fastify();
  registerProblemHandler(app);
  registerOutbox(app, { db: connection.db, env: makeInstallation() });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await tasks.stop();
  await connection.close();
  await database.drop();
});

const mailTo = (to: string, extra: Partial<Mail> = {}): Mail => ({
  to,
  ...layoutMail(
    { subject: `Hej ${to} <b>`, heading: 'Velkommen', paragraphs: ['Blåbær'], button: { label: 'Åbn', url: '/home' } },
    mailSender(env),
  ),
  ...extra,
});
const queue = (mail: Mail) => inTransaction(connection.db, (tx) => queueMail(tx, { tasks }, mail));
const get = (path: string) => fetch(address + path);

const outboxMails = z.array(
  z.object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), url: z.string() })),
  }),
);
const sentTo = async (to: string) =>
  outboxMails.parse(await (await get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json());

describe('a queued mail', () => {
  it('is sent once the transaction has committed', async () => {
    await queue(mailTo('søren@example.dk'));
    await tasks.idle();
    const [mail, ...more] = await sentTo('Søren@Example.dk');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'søren@example.dk', subject: 'Hej søren@example.dk <b>' });
    expect(mail?.text).toContain('http://localhost:8080/home');
  });

  it('is not sent when the transaction is rolled back', async () => {
    await expect(
      inTransaction(connection.db, async (tx) => {
        await queueMail(tx, { tasks }, mailTo('nej@example.dk'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await queue(mailTo('efter@example.dk'));
    await tasks.idle();
    expect(await sentTo('efter@example.dk')).toHaveLength(1);
    expect(await sentTo('nej@example.dk')).toEqual([]);
  });

  it('is one mail for the receiver, also for repeated runs of its task', async () => {
    await queue(mailTo('vakler@example.dk'));
    await tasks.idle();
    expect(attempts.get('vakler@example.dk')).toBe(2);
    expect(await sentTo('vakler@example.dk')).toHaveLength(1);
  });

  it('to an impossible address is not tried again and is logged', async () => {
    await queue(mailTo('nobody@nowhere.invalid'));
    await tasks.idle();
    expect(attempts.has('nobody@nowhere.invalid')).toBe(false);
    expect(warnings.some((line) => line.includes('refused for good'))).toBe(true);
    await expect(outbox.send(mailTo('Nobody <nobody@nowhere.invalid>'))).rejects.toBeInstanceOf(MailRefused);
  });

  it('keeps its attachments byte for byte', async () => {
    const content = Buffer.from([0, 255, 128, 10, 13]);
    await queue(
      mailTo('bilag@example.dk', { attachments: [{ filename: 'søg.ics', contentType: 'text/calendar', content }] }),
    );
    await tasks.idle();
    const [mail] = await sentTo('bilag@example.dk');
    const file = await get(mail?.attachments[0]?.url ?? '');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''s%C3%B8g.ics");
  });
});

describe('the outbox page', () => {
  it('lists mails, shows one, and keeps its HTML in a sandbox', async () => {
    await outbox.send(mailTo('side@example.dk', { id: 'side' }));
    const [mail] = await sentTo('side@example.dk');
    const list = await (await get('/dev/outbox?to=side@example.dk')).text();
    expect(list).toContain(`href="/dev/outbox/${mail?.id}"`);
    expect(list).toContain('Hej side@example.dk &lt;b&gt;');
    const page = await (await get(`/dev/outbox/${mail?.id}`)).text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('&lt;side@jobblik.test&gt;');
    expect(page).toContain('<a href="http://localhost:8080/home">');
    const html = await get(`/dev/outbox/${mail?.id}/html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(await html.text()).toContain('Velkommen');
  });

  it.each([
    '/dev/outbox/1',
    '/dev/outbox/00000000-0000-4000-8000-000000000000',
    '/dev/outbox/x/html',
    '/dev/outbox/00000000-0000-4000-8000-000000000000/attachments/0',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
