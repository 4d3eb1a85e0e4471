import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';
import { createSmtpMailer } from './smtp.driver.ts';

interface Delivered {
  from: string;
  to: string[];
  raw: string;
}

const from = 'Jobblik <post@jobblik.test>';
const mail: Mail = {
  to: 'søren@example.dk',
  subject: 'Ansøgning modtaget: sygeplejerske på Ærø – tak',
  html: '<p>Blåbærgrød</p>',
  text: 'Blåbærgrød',
  id: 'task-1',
};
const servers: SMTPServer[] = [];
const mailers: Mailer[] = [];

afterEach(async () => {
  // Mailers first: a server waits for open connections.
  for (const mailer of mailers.splice(0)) await mailer.close();
  await closeServers();
});

async function closeServers(): Promise<void> {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
}

/** A mail server that accepts all receivers except `ukendt@` (permanent refusal) and `optaget@` (temporary refusal). */
async function startServer(port = 0): Promise<{ url: string; port: number; delivered: Delivered[] }> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      if (address.startsWith('ukendt@')) return answer(Object.assign(new Error('no such user'), { responseCode: 550 }));
      if (address.startsWith('optaget@')) return answer(Object.assign(new Error('try later'), { responseCode: 451 }));
      answer();
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((receiver) => receiver.address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  servers.push(server);
  const address = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, delivered };
}

function mailerFor(url: string) {
  const mailer = createSmtpMailer(url, from);
  mailers.push(mailer);
  return mailer;
}

/** Text of an encoded-word header (RFC 2047). */
function decoded(raw: string, header: string): string {
  const value = new RegExp(`^${header}: ((?:.*)(?:\r\n[ \t].*)*)`, 'mi').exec(raw)?.[1] ?? '';
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
            'latin1',
          ).toString('utf8'),
    );
}

it('delivers subject, receiver and both parts with Danish letters, under the id of its task', async () => {
  const { url, delivered } = await startServer();
  await mailerFor(url).send(mail);
  const [message] = delivered;
  expect(message?.from).toBe('post@jobblik.test');
  expect(message?.to).toEqual(['søren@example.dk']);
  expect(decoded(message?.raw ?? '', 'Subject')).toBe(mail.subject);
  expect(message?.raw).toMatch(/^Message-ID: <task-1@jobblik\.test>/im);
  expect(message?.raw).toMatch(/^Auto-Submitted: auto-generated/im);
  expect(message?.raw).toMatch(/multipart\/alternative/);
});

it('carries attachments and extra headers', async () => {
  const { url, delivered } = await startServer();
  await mailerFor(url).send({
    ...mail,
    headers: { 'List-Unsubscribe': '<https://jobblik.test/stop>' },
    attachments: [{ filename: 'samtale.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  });
  const raw = delivered[0]?.raw ?? '';
  expect(raw).toContain('List-Unsubscribe: <https://jobblik.test/stop>');
  expect(raw).toContain('filename=samtale.ics');
  expect(raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
});

it('reports a permanent refusal of an address', async () => {
  const { url } = await startServer();
  await expect(mailerFor(url).send({ ...mail, to: 'ukendt@example.dk' })).rejects.toBeInstanceOf(MailRefused);
});

it('does not report a temporary refusal as permanent', async () => {
  const { url } = await startServer();
  const failure = await mailerFor(url)
    .send({ ...mail, to: 'optaget@example.dk' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});

it('fails while the server is unavailable and delivers later', async () => {
  const { port } = await startServer();
  await closeServers();
  const mailer = mailerFor(`smtp://127.0.0.1:${port}`);
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
  const { delivered } = await startServer(port);
  await mailer.send(mail);
  expect(delivered).toHaveLength(1);
});

it('does not allow typed text to add headers', async () => {
  const { url, delivered } = await startServer();
  await mailerFor(url).send({ ...mail, subject: 'Hej\r\nBcc: offer@example.dk', replyTo: 'a@b.dk\r\nX-Evil: 1' });
  expect(delivered[0]?.to).toEqual(['søren@example.dk']);
  expect(delivered[0]?.raw).not.toMatch(/^(Bcc|X-Evil):/im);
});
