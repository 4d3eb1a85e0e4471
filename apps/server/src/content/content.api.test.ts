import { getAllBlogs, getBlogDetail, sendContact } from '@jobblik/contract/content/content.api';
import type { ContactForm } from '@jobblik/contract/content/content.schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { type BlogOptions, makeBlogs } from './content.factory.ts';
import { blogs, contactMessages } from './content.tables.ts';

const day = 86_400_000;
const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
const contactEmail = 'redaktion@jobblik.test';
let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  // The caller's address is the one sent by a proxy, so that each test has fresh rate limits.
  app = await startTestApp({ clock, env: { CONTACT_EMAIL: contactEmail, TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
afterEach(async () => {
  clock.set(now);
  await app.services.db.delete(blogs);
});

function post(key: string, daysAgo: number, change: Partial<BlogOptions> = {}): BlogOptions {
  return {
    key,
    name: `Artikel & ${key}`,
    teaser: 'Kort fortalt.',
    minutes: 4,
    cover: 'blog-cv',
    seoTitle: 'Titel',
    seoDescription: 'Beskrivelse',
    seoKeywords: 'cv, job',
    bodyHtml: '<p>Brødtekst</p>',
    publishedAt: new Date(now.getTime() - daysAgo * day),
    ...change,
  };
}

const list = async (scope: '0' | '1') => (await app.call(getAllBlogs, { params: { scope } })).blogs;
const titles = async (scope: '0' | '1') => (await list(scope)).map(({ name }) => name.replace('Artikel & ', ''));

describe('blog posts', () => {
  it('are listed newest first, three on the home page and all on the list', async () => {
    await makeBlogs(app.services.db, [post('a', 9), post('b', 1), post('c', 30), post('d', 3)]);
    expect(await titles('0')).toEqual(['b', 'd', 'a']);
    expect(await titles('1')).toEqual(['b', 'd', 'a', 'c']);
    expect((await list('0'))[0]).toEqual({
      id: expect.any(Number),
      seo: 'artikel-og-b',
      name: 'Artikel & b',
      teaser: 'Kort fortalt.',
      minutes: 4,
      cover: 'blog-cv',
      published_at: new Date(now.getTime() - day).toISOString(),
    });
  });

  it('are not found before they are published', async () => {
    await makeBlogs(app.services.db, [post('old', 1), post('soon', -1)]);
    const [soon] = await app.services.db.select().from(blogs).where(eq(blogs.key, 'soon'));
    const [old] = await app.services.db.select().from(blogs).where(eq(blogs.key, 'old'));
    const read = (id = 0) => app.send(getBlogDetail, { params: { blog_id: id } });
    expect(await titles('0')).toEqual(['old']);
    expect(await titles('1')).toEqual(['old']);
    expect((await read(soon?.id)).status).toBe(404);
    expect(await app.call(getBlogDetail, { params: { blog_id: old?.id } })).toMatchObject({ others: [] });

    clock.set(new Date(now.getTime() + day));
    expect(await titles('1')).toEqual(['soon', 'old']);
    expect((await read(soon?.id)).status).toBe(200);
  });

  it('can be read in full, with a picture, keywords for search engines and related posts', async () => {
    await makeBlogs(app.services.db, [post('a', 1), post('b', 2), post('c', 3), post('d', 4), post('e', 5)]);
    const [first] = await list('1');
    const { blog, others } = await app.call(getBlogDetail, { params: { blog_id: first?.id } });
    expect(blog).toMatchObject({
      name: 'Artikel & a',
      seo_title: 'Titel',
      seo_description: 'Beskrivelse',
      seo_keywords: 'cv, job',
      detail: [{ html: '<p>Brødtekst</p>', blog_file_name: '/art/blog-cv.svg' }],
    });
    expect(others.map(({ name }) => name)).toEqual(['Artikel & b', 'Artikel & c', 'Artikel & d']);
  });

  it('contain no script', async () => {
    const bodyHtml = '<p onclick="alert(1)">Tekst<script>alert(2)</script></p><a href="javascript:alert(3)">her</a>';
    await makeBlogs(app.services.db, [post('a', 1, { bodyHtml })]);
    const { blog } = await app.call(getBlogDetail, { params: { blog_id: (await list('1'))[0]?.id } });
    expect(blog.detail[0]?.html).toContain('Tekst');
    expect(blog.detail[0]?.html).not.toMatch(/script|onclick|alert/);
  });

  it('are added once, also when added again', async () => {
    for (const teaser of ['Første', 'Anden']) await makeBlogs(app.services.db, [post('a', 1, { teaser })]);
    expect((await list('1')).map(({ teaser }) => teaser)).toEqual(['Første']);
  });

  it.each([
    ['an unknown post', '/api/get_blog_detail/2000000000', 404, 'not_found'],
    ['a post of no number', '/api/get_blog_detail/abc', 400, 'invalid_input'],
    ['post 0', '/api/get_blog_detail/0', 400, 'invalid_input'],
    ['a list that there is not', '/api/get_all_blogs/2', 400, 'invalid_input'],
  ])('%s is refused', async (_what, path, status, code) => {
    const response = await app.raw('GET', path);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});

const letter = {
  full_name: 'Jens Åby',
  email: 'jens@example.dk',
  subject: 'Spørgsmål om priser',
  message: 'Hej\n\nHvad koster en annonce?',
};

/** Sends a body from an address without earlier requests. */
function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  addresses += 1;
  return app.raw('POST', '/api/send_contact', {
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
      ...headers,
    },
  });
}

const mails = () => app.mailsTo(contactEmail);

const readMessages = () => app.services.db.select().from(contactMessages).orderBy(contactMessages.id);

describe('a message from the contact form', () => {
  it.each([
    ['as JSON text', (form: ContactForm) => JSON.stringify(form)],
    ['as it is', (form: ContactForm) => form],
  ])('%s is stored and sent to the contact address, with the writer as reply address', async (what, written) => {
    const subject = `${letter.subject}, ${what}`;
    const response = await send({ contact: written({ ...letter, subject }) });
    expect([response.status, await response.json()]).toEqual([200, { result: 'success' }]);
    expect((await readMessages()).at(-1)).toMatchObject({
      fullName: 'Jens Åby',
      email: 'jens@example.dk',
      subject,
      message: letter.message,
      createdAt: now,
      answeredAt: null,
    });
    const mail = (await mails()).find((one) => one.subject.includes(subject));
    expect(mail).toMatchObject({ to: contactEmail, replyTo: 'jens@example.dk' });
    expect(mail?.text).toContain('Hvad koster en annonce?');
    expect(mail?.text).toContain('Jens Åby');
  });

  it('may be sent by a signed-in person', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    expect(await app.call(sendContact, { body: { contact: letter } }, { token })).toEqual({ result: 'success' });
  });

  it('is plain text in the mail', async () => {
    const subject = 'HTML <b>her</b>';
    await send({ contact: { ...letter, full_name: '<i>Jens</i>', subject, message: '<script>alert(1)</script>' } });
    const mail = (await mails()).find((one) => one.subject.includes(subject));
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).toContain('&lt;i&gt;Jens&lt;/i&gt;');
    expect(mail?.html).not.toMatch(/<script|<i>Jens/);
  });

  it.each([
    ['a line end', 'Emne\r\nBcc: offer@example.dk'],
    ['a bare line feed', 'Emne\nBcc: offer@example.dk'],
    ['a bare carriage return', 'Emne\rBcc: offer@example.dk'],
    ['line separators', 'Emne\u2028Bcc: offer@example.dk\u0085X'],
  ])('cannot add a header through name or subject: %s', async (what, hostile) => {
    const before = (await mails()).length;
    const response = await send({ contact: { ...letter, full_name: hostile, subject: `${what}: ${hostile}` } });
    expect(response.status).toBe(200);
    const list = await mails();
    expect(list).toHaveLength(before + 1);
    const mail = list.find((one) => one.subject.includes(what));
    expect(mail?.subject).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
    expect(mail).toMatchObject({ to: contactEmail, replyTo: letter.email, headers: {} });
    expect(await app.mailsTo('offer@example.dk')).toEqual([]);
  });

  it.each([
    ['a line end and a header', 'jens@example.dk\r\nBcc: offer@example.dk'],
    ['two addresses', 'jens@example.dk, offer@example.dk'],
    ['a name in front', 'Jens <jens@example.dk>'],
    ['a list', 'jens@example.dk;offer@example.dk'],
    ['no dot', 'jens@example'],
    ['nothing', ''],
    ['255 characters', `${'a'.repeat(245)}@example.dk`],
  ])('with an e-mail of %s is refused', async (_what, email) => {
    const response = await send({ contact: { ...letter, email } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'contact.email' }] });
  });

  it.each([
    ['no name', { full_name: '  ' }, 'contact.full_name', { code: 'required' }],
    ['a name of 121 characters', { full_name: 'x'.repeat(121) }, 'contact.full_name', { code: 'too_long', limit: 120 }],
    ['no subject', { subject: undefined }, 'contact.subject', { code: 'required' }],
    ['a subject of 161', { subject: 'x'.repeat(161) }, 'contact.subject', { code: 'too_long', limit: 160 }],
    ['no message', { message: '\n' }, 'contact.message', { code: 'required' }],
    ['a message of 5,001', { message: 'x'.repeat(5001) }, 'contact.message', { code: 'too_long', limit: 5000 }],
    ['NUL', { message: 'a\u0000b' }, 'contact.message', { code: 'nul_byte' }],
    ['a number for a name', { full_name: 7 }, 'contact.full_name', { code: 'wrong_type' }],
  ])('with %s is refused with the field, and nothing is stored', async (_what, change, path, field) => {
    const before = (await readMessages()).length;
    const response = await send({ contact: { ...letter, ...change } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path, ...field }] });
    expect(await readMessages()).toHaveLength(before);
  });

  it.each([
    ['is no JSON', '{full_name: x', 'not_json'],
    ['is a number', 7, 'wrong_type'],
    ['is a list', [letter], 'wrong_type'],
    ['is missing', undefined, 'required'],
    ['is the text null', 'null', 'required'],
  ])('is refused if it %s', async (_what, contact, code) => {
    const response = await send({ contact });
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'contact', code }] });
  });

  it('accepts the longest text', async () => {
    const contact = { ...letter, full_name: 'å'.repeat(120), subject: 'ø'.repeat(160), message: 'æ'.repeat(5000) };
    expect((await send({ contact })).status).toBe(200);
    expect((await readMessages()).at(-1)?.message).toHaveLength(5000);
  });

  it('is accepted twenty times in ten minutes from one address, with any token', async () => {
    const from = (token: string) =>
      send({ contact: letter }, { 'x-forwarded-for': '10.2.0.1', authorization: `Bearer ${token.padEnd(43, 'x')}` });
    for (let sent = 0; sent < 20; sent += 1) expect((await from(`token${sent}`)).status).toBe(200);
    const refused = await from('another');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect((await send({ contact: letter })).status).toBe(200);
  });
});
