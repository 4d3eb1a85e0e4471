import { z } from 'zod';
import { unusableReasons, videoStates } from './cv-videos.rules.ts';

/** One file of a video. Browsers play the first one that they support. */
export const videoSource = z.object({
  /** Signed address that expires; answers byte ranges. */
  url: z.string(),
  /** Content type. */
  type: z.string(),
});

/** A video CV (spec 1§3: id, name, type). */
export const cvVideo = z.object({
  id: z.number(),
  name: z.string(),
  /** Content type of the file at `url`. */
  type: z.string(),
  /** Signed address that expires. */
  url: z.string(),
  /** The available formats, the one at `url` first: a second one for old browsers if the server can make it. */
  sources: z.array(videoSource),
  /** Bytes of the file at `url`. */
  size: z.number(),
  /** Seconds. */
  duration: z.number(),
  /** Pixels as shown; 0 where unknown. */
  width: z.number(),
  height: z.number(),
  /** Signed address of a picture from the video. */
  poster: z.string().nullable(),
  /** Captions as WebVTT in a `data:` address. */
  captions_url: z.string().nullable(),
  /** Instant, ISO 8601. */
  created_at: z.iso.datetime(),
  state: z.enum(videoStates),
  reason: z.enum(unusableReasons).nullable(),
});
export type CvVideo = z.output<typeof cvVideo>;
