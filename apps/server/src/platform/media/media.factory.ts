import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import { vp8OfWebp } from './vp8-picture.ts';

export interface FilmOptions {
  /** Seconds; default 3. */
  seconds?: number;
  format?: 'webm' | 'mp4';
  /** As browsers record it: WebM without length and index, MP4 in fragments. */
  live?: boolean;
  /** Default true. */
  sound?: boolean;
  /** Default true. */
  pictures?: boolean;
  width?: number;
  height?: number;
  /** Pictures per second; default 10. */
  rate?: number;
  /** Time of the first picture, seconds. */
  startsAt?: number;
  /** Colour of the first picture, 0 to 360. */
  hue?: number;
}

/** 20 ms of silence in Opus (RFC 6716: CELT, full band, one channel). */
const silence = new Uint8Array([0xf8, 0xff, 0xfe]);

/** A film that every browser plays: VP8 pictures with a changing colour, and silence. */
export async function film(options: FilmOptions = {}): Promise<Buffer> {
  const {
    seconds = 3,
    format = 'webm',
    live = false,
    sound = true,
    pictures = true,
    rate = 10,
    startsAt = 0,
  } = options;
  const path = join(tmpdir(), `jobblik-film-${randomUUID()}`);
  const output = new Output({
    format:
      format === 'webm'
        ? new WebMOutputFormat({ appendOnly: live })
        : new Mp4OutputFormat({ fastStart: live ? 'fragmented' : false }),
    target: new FilePathTarget(path),
  });
  const frames = pictures ? await drawFrames(options) : [];
  const videoSource = new EncodedVideoPacketSource('vp8');
  const audioSource = new EncodedAudioPacketSource('opus');
  if (pictures) output.addVideoTrack(videoSource);
  if (sound) output.addAudioTrack(audioSource);
  await output.start();
  try {
    const { width = 320, height = 240 } = options;
    const decoderConfig = { codec: 'vp8', codedWidth: width, codedHeight: height };
    const addPicture = (at: number) =>
      videoSource.add(new EncodedPacket(frames[at % frames.length] ?? silence, 'key', startsAt + at / rate, 1 / rate), {
        decoderConfig,
      });
    const addSound = (at: number) =>
      audioSource.add(new EncodedPacket(silence, 'key', startsAt + at / 50, 1 / 50), {
        decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
      });
    const steps = Math.round(seconds * 50);
    let shown = 0;
    for (let at = 0; at < steps; at += 1) {
      if (pictures && at / 50 >= shown / rate) {
        await addPicture(shown);
        shown += 1;
      }
      if (sound) await addSound(at);
    }
    await output.finalize();
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** A dozen key frames; longer films repeat them. */
async function drawFrames({ width = 320, height = 240, hue = 200 }: FilmOptions): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="hsl(${hue + at * 2} 45% 60%)"/>
        <circle cx="50%" cy="42%" r="${height / 6}" fill="hsl(28 50% 80%)"/>
        <ellipse cx="50%" cy="100%" rx="${height / 3}" ry="${height / 3}" fill="hsl(${hue - 20} 40% 35%)"/></svg>`;
      return vp8OfWebp(await sharp(Buffer.from(drawn)).flatten().webp({ quality: 60 }).toBuffer());
    }),
  );
}
