import {
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { UnusableMedia, type VideoAttributes } from './media.ts';

/** The tracks that are shown: the first one of each kind. */
export interface VideoTracks {
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
  /** The first picture that can be decoded without others. */
  firstKey: EncodedPacket;
}

/** A longer duration is a wrong clock. */
const longestSeconds = 24 * 60 * 60;
const largestEdge = 16_384;

/**
 * Reads a file within bounded memory: packets are read one at a time.
 * @throws UnusableMedia, also when reading fails half way
 */
export async function readVideo<T>(path: string, read: (input: Input) => Promise<T>): Promise<T> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(path) });
  try {
    return await read(input);
  } catch (error) {
    if (error instanceof UnusableMedia || isSystemError(error)) throw error;
    throw new UnusableMedia('damaged_file', { cause: error });
  } finally {
    input.dispose();
  }
}

/** @throws UnusableMedia `no_picture`, `damaged_file`, `unsupported_type` */
export async function findTracks(input: Input): Promise<VideoTracks> {
  const video = await input.getPrimaryVideoTrack();
  if (video === null) throw new UnusableMedia('no_picture');
  if ((await video.getCodec()) === null) throw new UnusableMedia('unsupported_type');
  const firstKey = await new EncodedPacketSink(video).getFirstKeyPacket();
  if (firstKey === null) throw new UnusableMedia('no_picture');
  return { video, audio: await input.getPrimaryAudioTrack(), firstKey };
}

/**
 * The attributes of a video. The length is that of its packets: recorders write the description before it is known, and Chromium
 * writes it in the wrong unit.
 * @param shortest seconds below which a video is refused
 * @throws UnusableMedia
 */
export async function probe(path: string, shortest: number): Promise<VideoAttributes> {
  return readVideo(path, async (input) => {
    const tracks = await findTracks(input);
    const { video, audio } = tracks;
    const both = audio ? [video, audio] : [video];
    const starts = await Promise.all(both.map((track) => track.getFirstTimestamp()));
    const ends = await Promise.all(both.map((track) => track.computeDuration()));
    const duration = Math.max(...ends) - Math.min(...starts);
    return describe(tracks, duration, shortest);
  });
}

/** @throws UnusableMedia when length or size are invalid for a video */
export async function describe(
  { video, audio }: VideoTracks,
  duration: number,
  shortest: number,
): Promise<VideoAttributes> {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const isSize = (edge: number) => edge > 0 && edge <= largestEdge;
  if (!isSize(width) || !isSize(height) || !(duration <= longestSeconds)) throw new UnusableMedia('damaged_file');
  // The last packet of a recording often has no length.
  if (Math.round(duration * 10) / 10 < shortest) throw new UnusableMedia('too_short');
  return {
    duration,
    width: Math.round(width),
    height: Math.round(height),
    videoCodec: (await video.getCodec()) ?? 'unknown',
    audioCodec: audio && ((await audio.getCodec()) ?? 'unknown'),
  };
}

/** An error of the disk, not of the file. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
