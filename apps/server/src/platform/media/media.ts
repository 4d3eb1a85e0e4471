/** Why a file cannot be shown as a video; also the code of the problem for the caller. */
export type UnusableReason = 'damaged_file' | 'no_picture' | 'too_short' | 'unsupported_type';

/** A file that is not a usable video. Another attempt does not help. */
export class UnusableMedia extends Error {
  readonly reason: UnusableReason;

  constructor(reason: UnusableReason, options?: ErrorOptions) {
    super(`unusable video: ${reason}`, options);
    this.name = 'UnusableMedia';
    this.reason = reason;
  }
}

/** Attributes of a video file. */
export interface VideoAttributes {
  /** Seconds. */
  duration: number;
  /** Pixels as shown, after rotation. */
  width: number;
  height: number;
  /** `avc`, `hevc`, `vp8`, `vp9` or `av1`. */
  videoCodec: string;
  /** `aac`, `opus`, …; null without sound, `unknown` for sound that cannot be copied. */
  audioCodec: string | null;
}

export interface Rewritten extends VideoAttributes {
  /** Format of the new file. */
  extension: 'mp4' | 'mov' | 'webm';
  /** A WebP picture from the video was written beside it, because that needed no decoding. */
  poster: boolean;
}
