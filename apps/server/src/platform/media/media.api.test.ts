import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noise } from '../files/files.factory.ts';
import { drawPicture, findFfmpeg, transcodeToMp4 } from './ffmpeg.ts';
import { type FilmOptions, film } from './media.factory.ts';
import { UnusableMedia } from './media.ts';
import { probeVideo, rewriteVideo } from './media-work.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function onDisk(bytes: Buffer): Promise<string> {
  count += 1;
  const path = join(folder, `film-${count}`);
  await writeFile(path, bytes);
  return path;
}
const made = async (options?: FilmOptions) => onDisk(await film(options));

async function countPackets(path: string): Promise<number[]> {
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) });
  const counts = [];
  for (const track of await input.getTracks()) counts.push((await track.computePacketStats()).packetCount);
  input.dispose();
  return counts;
}

async function describedDuration(path: string): Promise<number | null | undefined> {
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) });
  const track = await input.getPrimaryVideoTrack();
  const duration = await track?.getDurationFromMetadata();
  input.dispose();
  return duration;
}

const cues = Buffer.from([0x1c, 0x53, 0xbb, 0x6b]);
const reason = (code: string) => expect.objectContaining({ reason: code });

describe('checking a video', () => {
  it.each([
    ['a recording in WebM, which does not say how long it is', { live: true }],
    ['a recording in MP4, in fragments', { live: true, format: 'mp4' }],
    ['a finished WebM', {}],
    ['a finished MP4', { format: 'mp4' }],
    ['a recording whose clock did not begin at zero', { live: true, startsAt: 7 }],
  ] as const)('tells the length and size of %s', async (_, options) => {
    const attributes = await probeVideo(await made({ ...options, seconds: 4 }), 1);
    expect(attributes).toMatchObject({ width: 320, height: 240, videoCodec: 'vp8', audioCodec: 'opus' });
    expect(attributes.duration).toBeCloseTo(4, 0);
  });

  it('answers under node --watch, where threads report their imports', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    try {
      expect(await probeVideo(await made({ seconds: 2 }), 1)).toMatchObject({ width: 320 });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('uses the pictures, not the description in the file', async () => {
    const bytes = await film({ live: true, format: 'mp4', seconds: 4 });
    for (let at = bytes.indexOf('mdhd'); at > 0; at = bytes.indexOf('mdhd', at + 1)) {
      // Version 0 and 1 of the media header (ISO/IEC 14496-12 §8.4.2): the length follows three or five numbers.
      if (bytes[at + 4] === 0) bytes.writeUInt32BE(1, at + 20);
      else bytes.writeBigUInt64BE(1n, at + 28);
    }
    expect((await probeVideo(await onDisk(bytes), 1)).duration).toBeCloseTo(4, 0);
  });

  it.each([
    ['sound only', () => film({ pictures: false }), 'no_picture'],
    ['a tenth of a second', () => film({ seconds: 0.1, live: true }), 'too_short'],
    ['noise', async () => noise(100_000), 'damaged_file'],
    ['a header and then noise', async () => Buffer.concat([(await film()).subarray(0, 300), noise(50_000)]), undefined],
  ])('refuses %s', async (_, make, code) => {
    const refused = probeVideo(await onDisk(await make()), 1);
    await (code
      ? expect(refused).rejects.toEqual(reason(code))
      : expect(refused).rejects.toBeInstanceOf(UnusableMedia));
  });
});

describe('rewriting a recording', () => {
  it('gives WebM a length and an index, and keeps every packet', async () => {
    const path = await made({ live: true, seconds: 5, startsAt: 3 });
    expect(await describedDuration(path)).toBeNull();
    const output = join(folder, 'rewritten');
    expect(await rewriteVideo(path, output, 1)).toMatchObject({ extension: 'webm', poster: true, width: 320 });
    expect(await describedDuration(`${output}.webm`)).toBeCloseTo(5, 0);
    const bytes = await readFile(`${output}.webm`);
    expect(bytes.includes(cues)).toBe(true);
    expect((await sharp(`${output}.webp`).metadata()).width).toBe(320);
    expect(await countPackets(`${output}.webm`)).toEqual(await countPackets(path));
  });

  it.each([true, false])('gives MP4 its index in front (recorded in fragments: %s)', async (live) => {
    const path = await made({ live, format: 'mp4', seconds: 5 });
    const output = join(folder, `rewritten-${live}`);
    expect(await rewriteVideo(path, output, 1)).toMatchObject({ extension: 'mp4' });
    const bytes = await readFile(`${output}.mp4`);
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('moof')).toBe(false);
    expect(await describedDuration(`${output}.mp4`)).toBeCloseTo(5, 0);
  });

  it('copies a film without sound', async () => {
    const output = join(folder, 'silent');
    const attributes = await rewriteVideo(await made({ sound: false, live: true }), output, 1);
    expect(attributes).toMatchObject({ audioCodec: null });
  });

  it('leaves no files when the file is not a video', async () => {
    const output = join(folder, 'nothing');
    await expect(rewriteVideo(await onDisk(noise(50_000)), output, 1)).rejects.toEqual(reason('damaged_file'));
    await expect(stat(`${output}.webm`)).rejects.toThrow('ENOENT');
  });

  it('stops when it is aborted', async () => {
    const stopped = rewriteVideo(await made(), join(folder, 'stopped'), 1, AbortSignal.abort(new Error('enough')));
    await expect(stopped).rejects.toThrow('enough');
  });

  it('does not block the server', async () => {
    const path = await made({ live: true, seconds: 170, rate: 30 });
    // Only the work of this thread: other load of the machine does not count.
    const before = process.threadCpuUsage();
    await rewriteVideo(path, join(folder, 'long'), 1);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });
});

/** Not every machine has it, and the product works without it: on those, only the stand-in is tested. */
const installed = [await findFfmpeg()].filter((program) => program !== undefined);

/** A program in place of ffmpeg: records its arguments, and fails for noise. */
async function standIn(): Promise<{ program: string; called: () => Promise<string[]> }> {
  const program = join(folder, 'stand-in');
  const script = `#!/bin/sh
printf '%s\\n' "$@" > "$0.called"
for output; do :; done
case "$*" in *noise*) echo 'Invalid data found' >&2; exit 1;; *endless*) exec sleep 60;; esac
printf made > "$output"
`;
  await writeFile(program, script, { mode: 0o755 });
  return { program, called: async () => (await readFile(`${program}.called`, 'utf8')).trimEnd().split('\n') };
}

describe('ffmpeg', () => {
  it('is found only where it is executable', async () => {
    expect(await findFfmpeg(folder)).toBeUndefined();
    await writeFile(join(folder, 'ffmpeg'), '#!/bin/sh\n', { mode: 0o644 });
    expect(await findFfmpeg(folder)).toBeUndefined();
  });

  it('gets local files only, writes to the given path, and its complaint is in the error', async () => {
    const { program, called } = await standIn();
    const signal = AbortSignal.timeout(20_000);
    const [input, output] = [join(folder, 'film'), join(folder, 'by-stand-in')];
    await transcodeToMp4(program, input, output, signal);
    expect(await readFile(output, 'utf8')).toBe('made');
    expect((await called()).join(' ')).toContain('-protocol_whitelist file,pipe -y -i ');
    expect(await called()).toEqual(expect.arrayContaining([input, 'libx264', 'aac', '+faststart']));
    expect((await called()).at(-1)).toBe(output);
    await drawPicture(program, { input, duration: 1 }, output, signal);
    expect((await called()).join(' ')).toContain(`-ss 0.5 -i ${input} -frames:v 1`);
    const noisy = transcodeToMp4(program, join(folder, 'noise'), output, signal);
    await expect(noisy).rejects.toThrow('ffmpeg ended with 1: Invalid data found');
  });

  it('is ended after its time limit', async () => {
    const { program } = await standIn();
    const late = transcodeToMp4(program, join(folder, 'endless'), join(folder, 'never'), AbortSignal.timeout(200));
    await expect(late).rejects.toThrow('aborted');
    await expect(stat(join(folder, 'never'))).rejects.toThrow('ENOENT');
  });

  it.each(installed)('as %s makes MP4 and a picture, and reports its complaint', async (program) => {
    const signal = AbortSignal.timeout(20_000);
    const input = await made({ seconds: 2 });
    await transcodeToMp4(program, input, join(folder, 'old.mp4'), signal);
    expect(await probeVideo(join(folder, 'old.mp4'), 1)).toMatchObject({ videoCodec: 'avc', audioCodec: 'aac' });
    await drawPicture(program, { input, duration: 2 }, join(folder, 'old.jpg'), signal);
    expect((await sharp(join(folder, 'old.jpg')).metadata()).width).toBe(320);
    await expect(transcodeToMp4(program, await onDisk(noise(1000)), join(folder, 'no.mp4'), signal)).rejects.toThrow(
      /ffmpeg ended with/,
    );
  });
});
