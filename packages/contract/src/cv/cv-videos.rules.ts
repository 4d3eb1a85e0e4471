import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';

/** Bounds of video CVs. */
export const videoLimits = {
  /** Videos of one person. */
  most: 10,
  /** Characters of a name. */
  name: 120,
  /** Length in seconds below which a video is refused. */
  shortest: 1,
  /** Seconds after which a recording in the browser stops automatically. An uploaded film may be longer. */
  longestRecording: 180,
  /** Characters of a captions file. */
  captions: 60_000,
  /** Lines of text in a captions file. */
  cues: 2000,
} as const;

/**
 * `processing`: can be played, but perhaps without a length and without seeking; `ready`; `unusable`: cannot be played, for the
 * reason given with it.
 */
export const videoStates = ['processing', 'ready', 'unusable'] as const;
export type VideoState = (typeof videoStates)[number];

/** Why a video is unusable; the texts are in `problems.json` under the same code. */
export const unusableReasons = ['damaged_file', 'no_picture', 'too_short'] as const;
export type UnusableReason = (typeof unusableReasons)[number];

const videoEnding = new RegExp(`\\.(${uploadRules.video.extensions.join('|')})$`, 'i');

/** Default name of a video: the name of its file without the extension. */
export function nameOfFile(fileName: string): string {
  return [...fileName.replace(videoEnding, '').replace(/_+/g, ' ').trim()].slice(0, videoLimits.name).join('').trim();
}
