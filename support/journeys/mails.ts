import { expect } from './test.ts';

/** A mail in the outbox. */
interface Mail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The mails to an address so far, the newest first. @param url of another product than the one that all journeys share */
export async function readMails(email: string, url = process.env.E2E_BASE_URL): Promise<Mail[]> {
  const address = new URL(`/dev/outbox.json?to=${encodeURIComponent(email)}`, url);
  return (await (await fetch(address)).json()) as Mail[];
}

/** The mails to an address, the newest first; waits for the first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      mails = await readMails(email);
      return mails.length;
    })
    .toBeGreaterThan(0);
  return mails;
}

/** The newest mail with a subject; waits for it. */
export async function mailTo(email: string, subject: string): Promise<Mail> {
  const find = async () => (await readMails(email)).find((mail) => mail.subject === subject);
  await expect.poll(find, { message: `a mail "${subject}" to ${email}` }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`the mail "${subject}" is gone`);
  return mail;
}

/** What the first group of a pattern finds in the newest mail that has it; waits for the mail. */
export async function mailedPart(email: string, pattern: RegExp, url?: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await readMails(email, url)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** The secret at the end of the newest link of a kind that was mailed to an address; waits for the mail. */
export async function mailedLink(email: string, path: string, url?: string): Promise<string> {
  return await mailedPart(email, new RegExp(`${path}([\\w-]{43})`), url);
}
