import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import {
  addVideoCv,
  deleteVideoCv,
  getCvVideo,
  removeCvVideo,
  renameCvVideo,
  setCvVideoCaptions,
  uploadVideoDashboard,
} from '@jobblik/contract/cv/cv-videos.api';
import { cvVideoAdded } from '@jobblik/contract/cv/cv-videos.events';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { uploadReference } from '@jobblik/contract/kernel/uploads.rules';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import type { User } from '../../accounts/index.ts';
import * as make from '../../platform/files/files.factory.ts';
import { files } from '../../platform/files/files.tables.ts';
import { findFfmpeg } from '../../platform/media/ffmpeg.ts';
import { clearOldCopies } from '../../platform/media/local-copy.ts';
import { film } from '../../platform/media/media.factory.ts';
import { makeCvVideo } from './cv-videos.factory.ts';
import { cvVideos } from './cv-videos.tables.ts';
import { prepare } from './prepare-video.ts';
import { releaseOriginalFile } from './release-original-file.ts';
import { eraseVideosOf } from './remove-video.ts';

const clock = testClock(new Date());
let app: TestApp;
let recording: Buffer;
const videoIds: number[] = [];

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ tasks }) =>
      tasks.subscribe(cvVideoAdded, 'test.hear', async ({ video_id }) => void videoIds.push(video_id)),
  });
  recording = await film({ seconds: 2, live: true });
});
afterAll(() => app.close());

interface Person {
  user: User;
  token: string;
}

let signe: Person;
let bo: Person;
async function newSeeker(name: string): Promise<Person> {
  const user = await makeUser(app.services.db, { name });
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}
beforeEach(async () => {
  signe = await newSeeker('Signe Holm');
  bo = await newSeeker('Bo Dam');
});

const upload = (content: Buffer, name = 'Min video.webm'): { video: TestFile } => ({ video: { name, content } });
const add = ({ token }: Person, content: Buffer, body: { name?: string } = {}) =>
  app.call(addVideoCv, { body }, { token, files: upload(content) });
const refused = ({ token }: Person, given?: Record<string, TestFile>) =>
  app.refused(addVideoCv, { body: {} }, { token, ...(given && { files: given }) });
const list = async ({ token }: Person) => (await app.call(getCvVideo, {}, { token })).videos;

async function ready(person: Person): Promise<CvVideo> {
  await app.services.tasks.idle();
  const [video] = await list(person);
  if (video === undefined) throw new Error('no video');
  return video;
}
const bytesAt = async (url: string) => Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
const storedFor = ({ user }: Person) => app.services.db.select().from(files).where(eq(files.userId, user.id));

describe('adding a video', () => {
  it('returns the list, can be played at once, and is ready and seekable soon after', async () => {
    const { result, videos, matched_users } = await add(signe, recording, { name: ' Hej, jeg er Signe ' });
    expect({ result, matched_users }).toEqual({ result: 'success', matched_users: [] });
    expect(videos).toHaveLength(1);
    const [fresh] = videos;
    expect(fresh).toMatchObject({ name: 'Hej, jeg er Signe', type: 'video/webm', width: 320, height: 240 });
    expect(fresh?.duration).toBeCloseTo(2, 0);
    expect(await bytesAt(fresh?.url ?? '')).toEqual(recording);

    const video = await ready(signe);
    expect(video).toMatchObject({ state: 'ready', reason: null, captions_url: null });
    expect(video.duration).toBeCloseTo(2, 0);
    const now = await bytesAt(video.url);
    expect(now).toHaveLength(video.size);
    // Duration (RFC 9559 §5.1.2.10) and Cues (§5.1.5).
    expect(now.includes(Buffer.from([0x44, 0x89]))).toBe(true);
    expect(now.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
    expect((await fetch(app.url + video.poster)).headers.get('content-type')).toMatch(/^image\//);
    expect(videoIds).toContain(video.id);
    // The old address still works for people who are watching.
    expect(await bytesAt(fresh?.url ?? '')).toEqual(recording);
  });

  it('lists the formats: a second one if ffmpeg is installed', async () => {
    await add(signe, recording);
    const { sources, url } = await ready(signe);
    expect(sources[0]).toEqual({ url, type: 'video/webm' });
    const types = (await findFfmpeg()) ? ['video/webm', 'video/mp4'] : ['video/webm'];
    expect(sources.map(({ type }) => type)).toEqual(types);
  });

  it('moves the index of an MP4 to the front', async () => {
    await add(signe, await film({ format: 'mp4', live: true }));
    const bytes = await bytesAt((await ready(signe)).url);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('moof')).toBe(false);
  });

  it('answers byte ranges, which players use for seeking', async () => {
    await add(signe, recording);
    const { url, size } = await ready(signe);
    const part = await fetch(app.url + url, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual((await bytesAt(url)).subarray(100, 200));
  });

  it('works from the dashboard under the field of the spec', async () => {
    const { videos, matched_users } = await app.call(
      uploadVideoDashboard,
      { body: {} },
      {
        token: signe.token,
        files: { upload_video_file: { name: 'Fra telefonen.mp4', content: await film({ format: 'mp4' }) } },
      },
    );
    expect(videos).toEqual([expect.objectContaining({ name: 'Fra telefonen', type: 'video/mp4' })]);
    expect(matched_users).toEqual([]);
  });

  it('stores the picture that the browser made', async () => {
    const poster = { name: 'billede.png', content: await make.picture('png', 64, 48) };
    await app.call(addVideoCv, { body: {} }, { token: signe.token, files: { ...upload(recording), poster } });
    const picture = await fetch(app.url + (await ready(signe)).poster);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(64);
  });

  it('accepts a finished resumable upload, and the same one twice is one video', async () => {
    const coded = (text: string) => Buffer.from(text).toString('base64');
    const tus = { 'tus-resumable': '1.0.0' };
    const begun = await app.raw('POST', '/api/uploads', {
      token: signe.token,
      headers: {
        ...tus,
        'upload-length': String(recording.length),
        'upload-metadata': `kind ${coded('video')},filename ${coded('optagelse.webm')}`,
      },
    });
    const path = begun.headers.get('location') ?? '';
    const sent = await app.raw('PATCH', path, {
      token: signe.token,
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: Buffer.from(recording),
    });
    expect(sent.status).toBe(204);
    const form = new FormData();
    form.append('video', uploadReference(path.split('/').pop() ?? ''));
    const send = () => app.raw('POST', addVideoCv.path, { token: signe.token, body: form });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send()).status).toBe(200);
    expect(await list(signe)).toEqual([expect.objectContaining({ name: 'optagelse' })]);
  });

  it('lists the newest first', async () => {
    await makeCvVideo(app.services, { userId: signe.user.id, name: 'Ny', createdAt: new Date(2026, 5, 2) });
    await makeCvVideo(app.services, { userId: signe.user.id, name: 'Gammel', createdAt: new Date(2026, 5, 1) });
    expect((await list(signe)).map(({ name }) => name)).toEqual(['Ny', 'Gammel']);
  });
});

describe('refusals', () => {
  it.each([
    ['a film without pictures', async () => film({ pictures: false }), 415, 'no_picture'],
    ['a tenth of a second', async () => film({ seconds: 0.1, live: true }), 400, 'too_short'],
    ['a picture', async () => make.picture('png'), 415, 'unsupported_type'],
    ['a document', async () => make.pdfFile(), 415, 'unsupported_type'],
    ['an MP4 that describes nothing that can be shown', async () => make.mp4File(5000), 415, 'no_picture'],
    ['a WebM of noise', async () => make.webmFile(5000), undefined, undefined],
    ['an MP4 cut off in transfer', async () => (await film({ format: 'mp4' })).subarray(0, 3000), 400, 'damaged_file'],
  ])('%s', async (_, bytes, status, code) => {
    const problem = await refused(signe, upload(await bytes()));
    if (code) expect(problem).toMatchObject({ status, code });
    else expect(['damaged_file', 'no_picture', 'unsupported_type']).toContain(problem.code);
    expect(problem.fields?.[0]?.path).toBe('video');
    expect(await list(signe)).toEqual([]);
    expect(await storedFor(signe)).toEqual([]);
  });

  it('a form without a video', async () => {
    expect(await refused(signe)).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'video', code: 'required' }],
    });
  });

  it('the eleventh video, also when two arrive at once', async () => {
    const bytes = await film({ seconds: 1 });
    for (let at = 0; at < 9; at += 1) await makeCvVideo(app.services, { userId: signe.user.id, bytes });
    const send = () => app.send(addVideoCv, { body: {} }, { token: signe.token, files: upload(recording) });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refused(signe, upload(recording))).toMatchObject({ status: 409, code: 'too_many_videos' });
    expect(await list(signe)).toHaveLength(10);
  });

  it('names and captions beyond their limits', async () => {
    const video_id = await makeCvVideo(app.services, { userId: signe.user.id });
    const { token } = signe;
    for (const name of ['', '   ', 'x'.repeat(121), 'a\u0000b'])
      expect((await app.refused(renameCvVideo, { body: { video_id, name } }, { token })).code).toBe('invalid_input');
    for (const captions of ['Hej', '<html>', `00:01.000 --> 00:02.000\n${'x\n\n'.repeat(10)}`.replace('-->', '->')])
      expect((await app.refused(setCvVideoCaptions, { body: { video_id, captions } }, { token })).code).toBe(
        'unreadable_captions',
      );
    expect(
      (await app.refused(setCvVideoCaptions, { body: { video_id, captions: 'x'.repeat(60_001) } }, { token })).code,
    ).toBe('invalid_input');
  });
});

describe('changing a video', () => {
  it('gives it another name', async () => {
    const video_id = await makeCvVideo(app.services, { userId: signe.user.id });
    const { videos } = await app.call(
      renameCvVideo,
      { body: { video_id, name: ' Ny titel ' } },
      { token: signe.token },
    );
    expect(videos).toEqual([expect.objectContaining({ id: video_id, name: 'Ny titel' })]);
  });

  it('stores SubRip captions as WebVTT and removes them again', async () => {
    const video_id = await makeCvVideo(app.services, { userId: signe.user.id });
    const set = (captions: string) =>
      app.call(setCvVideoCaptions, { body: { video_id, captions } }, { token: signe.token });
    const [video] = (await set('1\r\n00:00:00,500 --> 00:00:01,500\r\nHej, jeg hedder <b>Signe</b>\r\n')).videos;
    const [head = '', coded = ''] = video?.captions_url?.split(',') ?? [];
    expect(head).toBe('data:text/vtt;charset=utf-8;base64');
    expect(Buffer.from(coded, 'base64').toString('utf8')).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nHej, jeg hedder Signe\n',
    );
    expect((await set(' ')).videos[0]?.captions_url).toBeNull();
  });

  it.each([
    ['remove_cv_video', removeCvVideo],
    ['delete_video_cv', deleteVideoCv],
  ])('%s removes it with every byte', async (_, call) => {
    await add(signe, recording);
    const { id, url } = await ready(signe);
    const { result, videos } = await app.call(call, { body: { video_id: id } }, { token: signe.token });
    expect({ result, videos }).toEqual({ result: 'success', videos: [] });
    expect((await fetch(app.url + url)).status).toBe(404);
    await app.services.tasks.idle();
    expect(await storedFor(signe)).toEqual([]);
    expect(await app.refused(call, { body: { video_id: id } }, { token: signe.token })).toMatchObject({ status: 404 });
  });

  it('another person’s video is not found', async () => {
    const video_id = await makeCvVideo(app.services, { userId: signe.user.id });
    const { token } = bo;
    const answers = [
      await app.refused(removeCvVideo, { body: { video_id } }, { token }),
      await app.refused(deleteVideoCv, { body: { video_id } }, { token }),
      await app.refused(renameCvVideo, { body: { video_id, name: 'Mit' } }, { token }),
      await app.refused(setCvVideoCaptions, { body: { video_id, captions: '' } }, { token }),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(4).fill('404 not_found'));
    expect(await list(bo)).toEqual([]);
    expect(await list(signe)).toHaveLength(1);
  });
});

describe('behind the scenes', () => {
  const run = (attempt: number) => ({ id: `run-${attempt}`, attempt, signal: AbortSignal.timeout(20_000) });
  const rowOf = async (id: number) => (await app.services.db.select().from(cvVideos).where(eq(cvVideos.id, id)))[0];

  it('a video that is damaged in the middle becomes unusable with the reason', async () => {
    const id = await makeCvVideo(app.services, { userId: signe.user.id });
    await app.services.tasks.idle();
    const noise = await app.services.files.store(Readable.from([make.webmFile(20_000)]), {
      kind: 'video',
      realName: 'x.webm',
      userId: signe.user.id,
    });
    await app.services.files.claim(app.services.db, noise.id);
    const { db } = app.services;
    await db.update(cvVideos).set({ state: 'processing', fileId: noise.id }).where(eq(cvVideos.id, id));
    await prepare(app.services, id, run(1));
    expect(await list(signe)).toEqual([expect.objectContaining({ state: 'unusable' })]);
    expect((await rowOf(id))?.reason).not.toBeNull();
  });

  it('a video that the server cannot convert stays as uploaded, after the last attempt', async () => {
    const id = await makeCvVideo(app.services, { userId: signe.user.id });
    await app.services.tasks.idle();
    const { db } = app.services;
    await db.update(cvVideos).set({ state: 'processing' }).where(eq(cvVideos.id, id));
    const broken = { ...app.services, files: { ...app.services.files, open: () => Promise.reject(new Error('away')) } };
    await expect(prepare(broken, id, run(1))).rejects.toThrow('away');
    expect((await rowOf(id))?.state).toBe('processing');
    await expect(prepare(broken, id, run(4))).rejects.toThrow('away');
    expect((await rowOf(id))?.state).toBe('ready');
  });

  it('the uploaded file is deleted when no address of it works any more', async () => {
    await add(signe, recording);
    const { id, url } = await ready(signe);
    const original = (await rowOf(id))?.originalFileId ?? '';
    expect(original).not.toBe('');
    await releaseOriginalFile(app.services, id);
    await releaseOriginalFile(app.services, id);
    await app.services.tasks.idle();
    expect(await app.services.db.select().from(files).where(eq(files.id, original))).toEqual([]);
    expect((await fetch(app.url + url)).status).toBe(200);
  });

  it('nothing is left in the working folder', async () => {
    await add(signe, recording);
    await ready(signe);
    const folder = join(app.services.env.DATA_DIR, 'media');
    expect(existsSync(folder) ? await readdir(folder) : []).toEqual([]);
  });

  it('files that a crash left in the working folder are deleted after a day', async () => {
    const folder = join(app.services.env.DATA_DIR, 'media');
    await mkdir(join(folder, 'left'), { recursive: true });
    await clearOldCopies(app.services);
    expect(await readdir(folder)).toEqual(['left']);
    const tomorrow = new Date(clock.now().getTime() + 25 * 60 * 60 * 1000);
    await clearOldCopies({ ...app.services, clock: testClock(tomorrow) });
    expect(await readdir(folder)).toEqual([]);
  });

  it('removing an account deletes its videos, and no others', async () => {
    await add(signe, recording);
    await makeCvVideo(app.services, { userId: bo.user.id });
    await app.services.tasks.idle();
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: signe.token });
    await app.services.tasks.idle();
    expect(await app.services.db.select().from(cvVideos).where(eq(cvVideos.userId, signe.user.id))).toEqual([]);
    expect(await storedFor(signe)).toEqual([]);
    await eraseVideosOf(app.services, signe.user.id);
    expect(await list(bo)).toHaveLength(1);
  });
});

describe('who may', () => {
  it('only seekers have video CVs', async () => {
    const employer = await makeUser(app.services.db, { role: 'employer' });
    const token = await signInAs(app.services.db, employer, { now: clock.now() });
    expect(await app.refused(getCvVideo, {}, { token })).toMatchObject({ status: 403 });
    expect(await app.refused(getCvVideo, {})).toMatchObject({ status: 401 });
    expect(await app.refused(addVideoCv, { body: {} }, { token, files: upload(recording) })).toMatchObject({
      status: 403,
    });
  });
});
