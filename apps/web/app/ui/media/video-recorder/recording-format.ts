export interface RecordingFormat {
  /** In the format of `MediaRecorder`. */
  mimeType: string;
  extension: 'mp4' | 'webm';
}

/** H.264 in MP4 plays everywhere; VP8 is used if the browser cannot record it. */
const formats: readonly RecordingFormat[] = [
  { mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=avc1.42E01E,opus', extension: 'mp4' },
  { mimeType: 'video/webm;codecs=vp8,opus', extension: 'webm' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'video/webm', extension: 'webm' },
];

/** The first format that a browser can record. @param supported `MediaRecorder.isTypeSupported` */
export function chooseFormat(supported: (mimeType: string) => boolean): RecordingFormat | undefined {
  return formats.find(({ mimeType }) => supported(mimeType));
}

/** This browser's format; undefined if it cannot record. */
export function ownFormat(): RecordingFormat | undefined {
  return typeof MediaRecorder === 'undefined'
    ? undefined
    : chooseFormat((mimeType) => MediaRecorder.isTypeSupported(mimeType));
}
