import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser } from '../../accounts/accounts.factory.ts';
import { makePaidMembership } from '../membership.factory.ts';

const contact = 'hjaelp@jobblik.test';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(new Date('2026-11-24T09:31:07Z')), env: { CONTACT_EMAIL: contact } });
});
afterAll(() => app.close());

async function buy(role: 'seeker' | 'employer') {
  const { db } = app.services;
  const user = await makeUser(db, { role, emailVerifiedAt: null });
  const email = `faktura-${user.id}@jobblik.test`;
  const billing = { name: 'Signe Holm', address: 'Graven 8', zip: '9000', city: 'Aalborg', cvr: '', email };
  const cvr = role === 'employer' ? '10403782' : '';
  await makePaidMembership(app.services, { userId: user.id, role, plan: 2, billing: { ...billing, cvr } });
  return { receipts: await app.mailsTo(email), others: await app.mailsTo(user.email) };
}

it('is mailed to the address of the invoice, also while the person’s is not confirmed, with the PDF', async () => {
  const { receipts, others } = await buy('seeker');
  expect(receipts).toHaveLength(1);
  expect(others).toEqual([]);
  const [{ subject, replyTo, attachments } = { subject: '', replyTo: null, attachments: [] }] = receipts;
  expect(subject).toMatch(/^Tak for betalingen, faktura \d+$/);
  expect(replyTo).toBe(contact);
  expect(attachments).toMatchObject([
    { filename: expect.stringMatching(/^Faktura \d+\.pdf$/), contentType: 'application/pdf' },
  ]);
  const pdf = await (await app.raw('GET', attachments[0]?.url ?? '')).text();
  expect(pdf.slice(0, 5)).toBe('%PDF-');
});

it('names VAT and what was bought, and to a consumer the right of withdrawal and the consent', async () => {
  const text = (await buy('seeker')).receipts[0]?.text ?? '';
  const parts = [
    'til og med 24. december 2026',
    'Moms 0 %: 0,00 kr.',
    'I alt: 1.495,00 kr.',
    'Betalingsreference: ',
    'Videosamtale med en rådgiver: Book tid',
    'til og med 8. december 2026',
    contact,
    'Fortryd købet her',
    '24. november 2026 kl. 10.31 dansk tid bad du om, at planen starter med det samme',
  ];
  for (const part of parts) expect(text).toContain(part);
});

it('says nothing of withdrawal to a company', async () => {
  const text = (await buy('employer')).receipts[0]?.text ?? '';
  expect(text).toContain('Moms 25 %: 123,75 kr.');
  expect(text).not.toContain('fortryd');
});
