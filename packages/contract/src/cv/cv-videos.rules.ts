import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';

/** Bounds of video CVs. */
export const videoLimits = {
  /** Videos of one person. */
  most: 10,
  /** Letters of a name. */
  name: 120,
  /** Seconds below which there is nothing to see. */
  shortest: 1,
  /** Seconds after which a recording in the browser stops automatically. An uploaded film may be longer. */
  longestRecording: 180,
  /** Characters of a captions file. */
  captions: 60_000,
  /** Lines of text in a captions file. */
  cues: 2000,
} as const;

/** Refusals of a video beside those of every upload (`fileProblems`), with their HTTP status. */
export const videoProblems = {
  too_short: 400,
  too_many_videos: 409,
  unreadable_captions: 400,
} as const satisfies Record<string, number>;

/**
 * `processing`: plays already, but perhaps without a length and without seeking; `ready`; `unusable`: cannot be played,
 * for the reason that stands beside it.
 */
export const videoStates = ['processing', 'ready', 'unusable'] as const;
export type VideoState = (typeof videoStates)[number];

/** Why a video is unusable; words in `problems.json` under the same code. */
export const unusableReasons = ['damaged_file', 'no_picture', 'too_short'] as const;
export type UnusableReason = (typeof unusableReasons)[number];

/** The name a video has before anybody gives it one: that of its file without the ending. */
export function nameOfFile(fileName: string): string {
  const { extensions } = uploadRules.video;
  const ending = new RegExp(`\\.(${extensions.join('|')})$`, 'i');
  return [...fileName.replace(ending, '').replace(/_+/g, ' ').trim()].slice(0, videoLimits.name).join('').trim();
}
