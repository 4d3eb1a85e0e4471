import { rm, writeFile } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { type Rewritten, UnusableMedia } from './media.ts';
import { describe, findTracks, readVideo, type VideoTracks } from './read-video.ts';
import { webpOfVp8 } from './vp8-picture.ts';

interface Carried {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  add: (packet: EncodedPacket) => Promise<void>;
  next: EncodedPacket | undefined;
}

/**
 * Rewrites a video without changing its pictures and sound: with its length, an index for seeking and, in MP4, the index in front,
 * so that it starts before it is loaded. Metadata of phones (place, model) is removed.
 * @param output path without ending; the ending of the format is added, the poster gets `.webp`
 * @returns `undefined` when a part of it cannot be copied: then the file stays unchanged
 * @throws UnusableMedia
 */
export async function rewrite(path: string, output: string, shortest: number): Promise<Rewritten | undefined> {
  return readVideo(path, async (input) => {
    const tracks = await findTracks(input);
    const format = await formatFor(input, tracks);
    if (format === undefined) return undefined;
    const target = `${output}${format.fileExtension}`;
    try {
      const duration = await copy(tracks, format, target);
      return {
        ...(await describe(tracks, duration, shortest)),
        extension: format.fileExtension.slice(1) as Rewritten['extension'],
        poster: await writePoster(tracks, `${output}.webp`),
      };
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  });
}

/** The format family of the source; QuickTime becomes MP4 where MP4 supports its codecs, because more browsers play that. */
async function formatFor(input: Input, { video, audio }: VideoTracks): Promise<OutputFormat | undefined> {
  const name = (await input.getFormat()).name;
  const codecs = [await video.getCodec(), ...(audio ? [await audio.getCodec()] : [])];
  const formats: OutputFormat[] = /webm|matroska/i.test(name)
    ? [new WebMOutputFormat()]
    : [new Mp4OutputFormat({ fastStart: 'reserve' }), new MovOutputFormat({ fastStart: 'reserve' })];
  return formats.find((format) =>
    codecs.every((codec) => codec !== null && format.getSupportedCodecs().includes(codec)),
  );
}

/** Copies the packets of both tracks in the order of their time. @returns seconds */
async function copy({ video, audio, firstKey }: VideoTracks, format: OutputFormat, target: string): Promise<number> {
  const output = new Output({ format, target: new FilePathTarget(target) });
  const starts = [firstKey.timestamp, ...(audio ? [await audio.getFirstTimestamp()] : [])];
  const start = Math.min(...starts);
  const carried: Carried[] = [];

  const videoCodec = await video.getCodec();
  const videoConfig = await video.getDecoderConfig();
  if (videoCodec === null || videoConfig === null) throw new UnusableMedia('damaged_file');
  const pictures = new EncodedVideoPacketSource(videoCodec);
  const { packetCount } = await video.computePacketStats();
  output.addVideoTrack(pictures, { rotation: await video.getRotation(), maximumPacketCount: packetCount });
  carried.push({
    packets: new EncodedPacketSink(video).packets(firstKey),
    add: (packet) => pictures.add(packet, { decoderConfig: videoConfig }),
    next: undefined,
  });

  const audioCodec = audio && (await audio.getCodec());
  const audioConfig = audio && (await audio.getDecoderConfig());
  if (audio && audioCodec && audioConfig) {
    const sounds = new EncodedAudioPacketSource(audioCodec);
    output.addAudioTrack(sounds, { maximumPacketCount: (await audio.computePacketStats()).packetCount });
    carried.push({
      packets: new EncodedPacketSink(audio).packets(),
      add: (packet) => sounds.add(packet, { decoderConfig: audioConfig }),
      next: undefined,
    });
  }

  await output.start();
  try {
    const end = await merge(carried, start);
    await output.finalize();
    return end - start;
  } catch (error) {
    await output.cancel();
    throw error;
  }
}

/** @returns end of the last packet, seconds in the time of the source */
async function merge(carried: Carried[], start: number): Promise<number> {
  let end = start;
  for (const track of carried) track.next = (await track.packets.next()).value ?? undefined;
  for (;;) {
    const [first] = carried
      .filter((track) => track.next !== undefined)
      .toSorted((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0));
    if (first?.next === undefined) return end;
    const packet = first.next;
    end = Math.max(end, packet.timestamp + packet.duration);
    await first.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - start) }));
    first.next = (await first.packets.next()).value ?? undefined;
  }
}

/**
 * The picture after one second, when people no longer look for the record button. Only VP8: its key frames are WebP pictures
 * already.
 */
async function writePoster({ video, firstKey }: VideoTracks, path: string): Promise<boolean> {
  if ((await video.getCodec()) !== 'vp8') return false;
  const sink = new EncodedPacketSink(video);
  const packet = (await sink.getKeyPacket(firstKey.timestamp + 1)) ?? firstKey;
  await writeFile(path, webpOfVp8(packet.data));
  return true;
}
