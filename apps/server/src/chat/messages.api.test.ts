import { randomUUID } from 'node:crypto';
import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import * as api from '@jobblik/contract/chat/chat.api';
import { getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { samplePassword } from '../accounts/accounts.factory.ts';
import { users } from '../accounts/index.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { cvs as cvsTable } from '../cv/index.ts';
import { docxFile, pdfFile, picture } from '../platform/files/files.factory.ts';
import { chatHarness, type Person } from './chat.harness.ts';
import { handleChatReport, openChatReports } from './contacts/open-reports.ts';

let app: TestApp;
let chat: ReturnType<typeof chatHarness>;
beforeAll(async () => {
  app = await startTestApp();
  chat = chatHarness(app);
});
afterEach(() => chat.closeBrowsers());
afterAll(() => app.close());

const texts = async (of: Person, contact: Person, page?: Parameters<typeof chat.history>[2]) =>
  (await chat.history(of, contact, page)).result_message_json.map(({ message }) => message);
const contacts = (of: Person) => app.call(api.getChatContact, {}, of);
const unread = async (of: Person) => (await app.call(getUnreadCnt, {}, of)).unread_message_cnt;

describe('a message', () => {
  it('is numbered, stored under the sender, and is in both histories', async () => {
    const { seeker, employer } = await chat.newPair();
    const first = await chat.send(employer, seeker, '  Hej Signe\nHar du tid?  ');
    const second = await chat.send(seeker, employer, 'Ja <b>tak</b>');
    expect([first.seq, second.seq]).toEqual([1, 2]);
    const { result_message_json: own, contact } = await chat.history(seeker, employer);
    expect(own).toMatchObject([
      { seq: 1, type: 'receive', message: 'Hej Signe\nHar du tid?', sender_name: 'Havnens Køkken', message_type: 0 },
      { seq: 2, type: 'send', message: 'Ja <b>tak</b>', user_name: 'Signe Holm', status: 'sent', erased: false },
    ]);
    expect(contact).toMatchObject({ user_id: employer.user.id, name: 'Havnens Køkken', may_write: true, last_seq: 2 });
    expect(await texts(employer, seeker)).toEqual(['Hej Signe\nHar du tid?', 'Ja <b>tak</b>']);
  });

  it('sent again with its uuid is stored once and gets the first answer', async () => {
    const { seeker, employer } = await chat.newPair();
    const uuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => chat.send(seeker, employer, 'En gang', uuid)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await texts(employer, seeker)).toEqual(['En gang']);
  });

  it('with the uuid of another person’s message, or of one to another receiver, is refused', async () => {
    const { seeker, employer } = await chat.newPair();
    const other = await chat.newPair();
    const uuid = randomUUID();
    await chat.send(seeker, employer, 'Hemmelig', uuid);
    expect(await chat.refusedToSend(other.seeker, other.employer, 'Tyvegods', uuid)).toMatchObject({
      status: 409,
      code: 'uuid_taken',
    });
    expect(await chat.refusedToSend(employer, seeker, 'Tyvegods', uuid)).toMatchObject({ code: 'uuid_taken' });
    expect(await texts(other.employer, other.seeker)).toEqual([]);
    expect(await texts(employer, seeker)).toEqual(['Hemmelig']);
  });

  it('is numbered without gaps when both write at the same time', async () => {
    const { seeker, employer } = await chat.newPair();
    await Promise.all(
      Array.from({ length: 9 }, (_, index) => [
        chat.send(seeker, employer, `s${index}`),
        chat.send(employer, seeker, `e${index}`),
      ]).flat(),
    );
    const { result_message_json: rows } = await chat.history(seeker, employer, { limit: 200 });
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(await unread(seeker)).toBe(9);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n\u200b\ufeff '],
    ['only combining marks', '\u0301\u0302'],
    ['too long', 'x'.repeat(100_000)],
    ['with a NUL', 'a\u0000b'],
  ])('that is %s is refused', async (_name, message) => {
    const { seeker, employer } = await chat.newPair();
    expect(await chat.refusedToSend(seeker, employer, message)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await texts(seeker, employer)).toEqual([]);
  });

  it('beyond ten a second is refused with 429, and none of the others is lost', async () => {
    const { seeker, employer } = await chat.newPair();
    // On a busy machine thirty requests take longer than a second: the limit's clock is stopped.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        app.send(api.sendChatMessage, { body: chat.outgoing(employer, `${index}`) }, seeker),
      ),
    ).finally(() => clock.mockRestore());
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await chat.history(seeker, employer)).last_seq).toBe(10);
  });
});

describe('who may write to whom', () => {
  it('nobody to strangers, to their own role, to themselves, or to unknown ids', async () => {
    const [seeker, employer] = [await chat.newSeeker(), await chat.newEmployer()];
    const others = [await chat.newSeeker(), await chat.newEmployer()];
    for (const [from, to] of [
      [seeker, employer],
      [employer, seeker],
      [seeker, others[0]],
      [employer, others[1]],
      [seeker, seeker],
      [seeker, { ...seeker, user: { ...seeker.user, id: 2_000_000_000 } }],
    ] as [Person, Person][])
      expect(await chat.refusedToSend(from, to, 'Hej')).toMatchObject({ status: 403, code: 'may_not_write' });
    expect(await contacts(seeker)).toEqual([]);
  });

  it('a paying employer to a named CV, and then the seeker back', async () => {
    const [seeker, employer, poor] = [
      await chat.newSeeker('Rosa Juul'),
      await chat.newEmployer(),
      await chat.newEmployer({ plan: 1 }),
    ];
    await makeCv(app.services, { userId: seeker.user.id });
    expect(await chat.refusedToSend(seeker, employer, 'Hej')).toMatchObject({ code: 'may_not_write' });
    expect(await chat.refusedToSend(poor, seeker, 'Hej')).toMatchObject({ code: 'may_not_write' });
    await chat.send(employer, seeker, 'Hej');
    await chat.send(seeker, employer, 'Hej selv');
  });

  it('an applicant whose e-mail is not confirmed only to an employer who has written', async () => {
    const { db } = app.services;
    const [silent, polite] = [await chat.newPair(), await chat.newPair()];
    const unverified = { emailVerifiedAt: null };
    for (const { seeker } of [silent, polite])
      await db.update(users).set(unverified).where(eq(users.id, seeker.user.id));
    const uuid = randomUUID();
    const refusal = await chat.refusedToSend(silent.seeker, silent.employer, 'Hej', uuid);
    expect(refusal).toMatchObject({ status: 403, code: 'email_not_confirmed' });
    expect(await texts(silent.employer, silent.seeker)).toEqual([]);
    expect(await contacts(silent.employer)).toEqual([]);
    await chat.send(polite.employer, polite.seeker, 'Hej');
    await chat.send(polite.seeker, polite.employer, 'Hej selv');

    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, silent.seeker.user.id));
    await chat.send(silent.seeker, silent.employer, 'Hej', uuid);
    expect(await texts(silent.employer, silent.seeker)).toEqual(['Hej']);
  });

  it('not to an anonymous CV, and the name is not revealed when it becomes anonymous later', async () => {
    const [seeker, employer] = [await chat.newSeeker('Rosa Hjerteblad'), await chat.newEmployer()];
    await makeCv(app.services, { userId: seeker.user.id, visibility: 'anonymous' });
    expect(await chat.refusedToSend(employer, seeker, 'Hej')).toMatchObject({ code: 'may_not_write' });
    const known = await app.call(api.getUserSpecify, { body: { user_id: seeker.user.id } }, employer);
    expect(known).toEqual({ result: 'failed', user_specify: null });
    await makeCvAnonymousAfterMessage(seeker, employer);
    const seen = JSON.stringify([await contacts(employer), await chat.history(employer, seeker)]);
    expect(seen).not.toContain('Hjerteblad');
    expect((await contacts(employer))[0]).toMatchObject({ may_write: false });
    const { sender_name } = (await chat.history(seeker, employer)).result_message_json[0] ?? {};
    expect(sender_name).toBe('Havnens Køkken');
  });

  it('not blocked people, who are not notified; the blocker can unblock', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(employer, seeker, 'Hej');
    const block = (blocked: boolean) =>
      app.call(api.blockChatContact, { body: { user_id: employer.user.id, blocked } }, seeker);
    expect(await block(true)).toEqual({ result: 'success' });
    expect(await chat.refusedToSend(employer, seeker, 'Hallo')).toMatchObject({ status: 403, code: 'may_not_write' });
    expect(await chat.refusedToSend(seeker, employer, 'Hallo')).toMatchObject({ status: 409, code: 'contact_blocked' });
    expect((await contacts(seeker))[0]).toMatchObject({ blocked: true, may_write: false });
    expect((await contacts(employer))[0]).toMatchObject({ blocked: false, may_write: false });
    await block(false);
    await chat.send(employer, seeker, 'Hallo');
    const stranger = await chat.newSeeker();
    const strange = { body: { user_id: employer.user.id, blocked: true } };
    expect(await app.call(api.blockChatContact, strange, stranger)).toEqual({ result: 'failed' });
  });

  it('nobody to a removed account: its messages are erased, the contact keeps their own', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(seeker, employer, 'Farvel fra Signe');
    await chat.send(employer, seeker, 'Hej hej');
    const sent = randomUUID();
    await chat.send(employer, seeker, 'Sidste', sent);
    await app.call(removeAccount, { body: { password: samplePassword } }, seeker);
    await app.services.tasks.idle();
    expect(await chat.refusedToSend(employer, seeker, 'Er du der?')).toMatchObject({
      status: 409,
      code: 'contact_removed',
    });
    // A stored message whose first acknowledgement was lost is still acknowledged.
    expect((await chat.send(employer, seeker, 'Sidste', sent)).seq).toBe(3);
    const { result_message_json: rows, contact } = await chat.history(employer, seeker);
    expect(rows).toMatchObject([
      { message: '', erased: true },
      { message: 'Hej hej', erased: false },
      { message: 'Sidste' },
    ]);
    expect(contact).toMatchObject({ removed: true, may_write: false, name: 'En tidligere kandidat' });
    expect(await unread(employer)).toBe(0);
  });
});

async function makeCvAnonymousAfterMessage(seeker: Person, employer: Person): Promise<void> {
  await app.services.db.update(cvsTable).set({ visibility: 'named' }).where(eq(cvsTable.userId, seeker.user.id));
  await chat.send(employer, seeker, 'Hej');
  await app.services.db.update(cvsTable).set({ visibility: 'anonymous' }).where(eq(cvsTable.userId, seeker.user.id));
}

describe('the history', () => {
  it('is paged backwards without gaps and fetched after a number', async () => {
    const { seeker, employer } = await chat.newPair();
    for (let index = 1; index <= 10; index += 1)
      await chat.send(index % 2 ? seeker : employer, index % 2 ? employer : seeker, `${index}`);
    const newest = await chat.history(seeker, employer, { limit: 4 });
    expect(newest).toMatchObject({ has_more: true, last_seq: 10 });
    expect(newest.result_message_json.map(({ seq }) => seq)).toEqual([7, 8, 9, 10]);
    const before = await chat.history(seeker, employer, { before_seq: 7, limit: 6 });
    expect(before).toMatchObject({ has_more: false });
    expect(before.result_message_json.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const after = await chat.history(seeker, employer, { after_seq: 4, limit: 3 });
    expect(after).toMatchObject({ has_more: true });
    expect(after.result_message_json.map(({ seq }) => seq)).toEqual([5, 6, 7]);
    expect(await texts(seeker, employer, { after_seq: 10 })).toEqual([]);
  });

  it('of other people’s conversations is refused', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(seeker, employer, 'Kun til os');
    for (const stranger of [await chat.newSeeker(), await chat.newEmployer({ plan: 1 })]) {
      for (const contact of [seeker, employer]) {
        const body = { contact_users: contact.user.id };
        expect(await app.refused(api.getMessageHistoryWithContact, { body }, stranger)).toMatchObject({
          code: 'may_not_write',
        });
      }
      expect(await app.call(api.searchChatMessages, { body: { keyword: 'kun' } }, stranger)).toEqual({ hits: [] });
    }
  });

  it('is read up to a position that never moves back, and the counters follow it', async () => {
    const { seeker, employer } = await chat.newPair();
    for (const word of ['en', 'to', 'tre']) await chat.send(employer, seeker, word);
    expect(await unread(seeker)).toBe(3);
    expect((await contacts(seeker))[0]).toMatchObject({ unread_cnt: 3, last_message: 'tre', last_message_own: false });
    const read = (contact_users: number | number[] | string, seq?: number) =>
      app.call(api.confirmUnread, { body: { contact_users, seq } as never }, seeker);
    await read(employer.user.id, 2);
    expect([await unread(seeker), (await contacts(seeker))[0]?.unread_cnt]).toEqual([1, 1]);
    await read([employer.user.id], 1);
    expect(await chat.history(seeker, employer)).toMatchObject({ read_seq: 2, unread_count: 1 });
    expect((await chat.history(employer, seeker)).result_message_json.map(({ status }) => status)).toEqual([
      'seen',
      'seen',
      'sent',
    ]);
    expect((await contacts(employer))[0]).toMatchObject({ is_seen: false });
    await read(JSON.stringify([employer.user.id]));
    expect(await unread(seeker)).toBe(0);
    expect((await contacts(employer))[0]).toMatchObject({ is_seen: true });
    await read(2_000_000);
  });

  it('is deleted for oneself only, shown again with the next message, and can be restored', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(employer, seeker, 'Gammel');
    const remove = (undo?: boolean) =>
      app.call(api.deleteChat, { body: { selected_user_id: employer.user.id, ...(undo && { undo }) } }, seeker);
    expect(await remove()).toEqual({ result: 'success' });
    expect([await contacts(seeker), await texts(seeker, employer), await unread(seeker)]).toEqual([[], [], 0]);
    expect(await texts(employer, seeker)).toEqual(['Gammel']);
    await remove();
    await remove(true);
    expect(await texts(seeker, employer)).toEqual(['Gammel']);
    await remove();
    await chat.send(employer, seeker, 'Ny');
    expect(await texts(seeker, employer)).toEqual(['Ny']);
    expect(await app.call(api.searchChatMessages, { body: { keyword: 'gammel' } }, seeker)).toEqual({ hits: [] });
    const nobody = { body: { selected_user_id: seeker.user.id } };
    expect(await app.call(api.deleteChat, nobody, seeker)).toEqual({ result: 'failed' });
  });

  it('is searched by words, not by patterns', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(seeker, employer, 'Jeg bager 100% rugbrød');
    await chat.send(employer, seeker, 'Rugbrød er godt');
    const find = async (keyword: string) =>
      (await app.call(api.searchChatMessages, { body: { keyword } }, seeker)).hits.map(({ seq }) => seq);
    expect(await find('RUGBRØD')).toEqual([2, 1]);
    expect(await find('rugbrød bager')).toEqual([1]);
    expect(await find('0% rug')).toEqual([1]);
    expect(await find('_ugbrød')).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['image', 20, 'billede.png', () => picture('png', 40, 40)],
    ['pdf', 40, 'CV.pdf', () => pdfFile('CV')],
    ['doc', 30, 'brev.docx', () => docxFile('Brev')],
  ] as const)('as %s is uploaded, sent and opened by its link', async (action, type, name, content) => {
    const { seeker, employer } = await chat.newPair();
    const [call, field] =
      action === 'image'
        ? ([api.uploadImageToServer, 'upload_image_file'] as const)
        : ([api.uploadDocToServer, 'upload_doc_file'] as const);
    const files = { [field]: { name, content: await content() } };
    const uploaded = await app.call(call, {} as never, { ...seeker, files });
    if (action !== 'image') expect(uploaded).toMatchObject({ file_type: action });
    const body = { uuid: randomUUID(), receiver: employer.user.id, action, message: uploaded.file_name };
    const other = await chat.newPair();
    const stolen = { ...body, receiver: other.employer.user.id };
    expect(await app.refused(api.sendChatMessage, { body: stolen }, other.seeker)).toMatchObject({
      status: 404,
      code: 'file_not_found',
    });
    const lie = { ...body, action: action === 'image' ? ('pdf' as const) : ('image' as const) };
    expect(await app.refused(api.sendChatMessage, { body: lie }, seeker)).toMatchObject({ code: 'file_not_found' });
    await app.call(api.sendChatMessage, { body }, seeker);
    const [message] = (await chat.history(employer, seeker)).result_message_json;
    expect(message).toMatchObject({
      message_type: type,
      file: { url: expect.stringContaining('/images/chat_files/') },
    });
    expect((await app.raw('GET', message?.file?.url ?? '')).status).toBe(200);
    expect((await app.raw('GET', `/images/chat_files/${uploaded.file_name}`)).status).toBe(403);
  });

  it('of another kind than its name, missing or empty is refused', async () => {
    const { seeker } = await chat.newPair();
    const upload = (file?: { name: string; content: string }) =>
      app.refused(api.uploadDocToServer, {} as never, { ...seeker, files: file ? { upload_doc_file: file } : {} });
    expect(await upload({ name: 'CV.pdf', content: 'MZ ikke en pdf' })).toMatchObject({ code: 'unsupported_type' });
    expect(await upload()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'upload_doc_file' }] });
  });
});

describe('opening a contact', () => {
  it('returns the company page, and who may be written to', async () => {
    const { seeker, employer } = await chat.newPair();
    const page = (user_id: number) => app.call(api.getCompanyFromUser, { body: { user_id } }, seeker);
    expect(await page(employer.user.id)).toEqual({ result: expect.any(Number) });
    expect(await page(seeker.user.id)).toEqual({ result: '' });
    const known = await app.call(api.getUserSpecify, { body: { user_id: seeker.user.id } }, employer);
    expect(known).toMatchObject({ result: 'success', user_specify: { name: 'Signe Holm', may_write: true } });
    const { contact, result_message_json } = await chat.history(employer, seeker);
    expect([contact.may_write, result_message_json]).toEqual([true, []]);
  });

  it('is reported once to the operator', async () => {
    const { seeker, employer } = await chat.newPair();
    const report = (uuid?: string) =>
      app.call(
        api.reportChatContact,
        { body: { user_id: employer.user.id, reason: 'Truende', ...(uuid && { uuid }) } },
        seeker,
      );
    expect(await report()).toEqual({ result: 'failed' });
    const { uuid } = await chat.send(employer, seeker, 'Grimt');
    expect(await report(uuid)).toEqual({ result: 'success' });
    expect(await report()).toEqual({ result: 'success' });
    expect(await report(randomUUID())).toEqual({ result: 'failed' });
  });

  it('is listed for the operator with the message until it is handled, and again when it is reported again', async () => {
    const { db, clock } = app.services;
    const { seeker, employer } = await chat.newPair();
    const { uuid } = await chat.send(employer, seeker, 'Send dine koder');
    const body = { user_id: employer.user.id, reason: 'Det er svindel', uuid };
    const own = async () => (await openChatReports(db)).filter(({ text }) => text.includes(seeker.user.email ?? '?'));
    await app.call(api.reportChatContact, { body }, seeker);
    const [report, ...others] = await own();
    expect(others).toEqual([]);
    expect(report?.text.split('\n')).toEqual([
      `${seeker.user.email} (user ${seeker.user.id}) reports ${employer.user.email} (user ${employer.user.id}):`,
      'Det er svindel',
      'The message: Send dine koder',
    ]);
    const id = report?.id ?? 0;
    expect([await handleChatReport(db, id, clock.now()), await handleChatReport(db, id, clock.now())]).toEqual([
      true,
      false,
    ]);
    expect(await own()).toEqual([]);
    await app.call(api.reportChatContact, { body }, seeker);
    expect(await own()).toMatchObject([{ id }]);
  });
});
