import type { UploadKind } from './call.ts';

const megabyte = 1024 * 1024;

export interface UploadRule {
  /** Largest upload in bytes. */
  maxBytes: number;
  /** The usual types, as they are named on screen. */
  names: readonly string[];
  /** File extensions offered by the file picker. The server checks the content, never the name. */
  extensions: readonly string[];
  /** Content types that the file picker offers beside {@link extensions}. */
  contentTypes: readonly string[];
  /** Fewest pixels of a picture's shorter edge. */
  minEdge?: number;
}

const image: UploadRule = {
  maxBytes: 10 * megabyte,
  names: ['JPG', 'PNG', 'WebP'],
  extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'],
  contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
};

const document: UploadRule = {
  maxBytes: 20 * megabyte,
  names: ['PDF', 'Word', 'ODT', 'RTF'],
  extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
  contentTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'application/rtf',
  ],
};

/** What may be uploaded. The same limits apply to every kind of upload request. */
export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  image,
  // A face of fewer pixels is not recognised where it is shown largest.
  portrait: { ...image, minEdge: 100 },
  document,
  document_or_photo: {
    maxBytes: document.maxBytes,
    names: [...document.names, 'JPG', 'PNG', 'JSON Resume', 'Europass', 'LinkedIn'],
    // A single table of LinkedIn's export is sent too: the answer says to choose the ZIP.
    extensions: [...document.extensions, 'jpg', 'jpeg', 'png', 'json', 'xml', 'zip', 'csv'],
    contentTypes: [...document.contentTypes, 'image/jpeg', 'image/png', 'application/json', 'application/zip'],
  },
  video: {
    maxBytes: 500 * megabyte,
    names: ['MP4', 'WebM', 'MOV'],
    extensions: ['mp4', 'webm', 'mov'],
    contentTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
  },
};

/**
 * Most pixels of an image; decoding time and memory grow with pixels, not with bytes. Phones take photos of 12 to 64 megapixels; those
 * of 64 have up to 9280 × 6944 pixels. The server refuses fewer in formats that are decoded as a whole (`picture-memory.rules.ts`).
 */
export const maxImagePixels = 64_500_000;
/** Longest edge in pixels of a stored picture. */
export const maxImageEdge = 2560;

/** Resumable uploads (tus 1.0): their path, the size of one request, and how many one person may have open. */
export const resumable = {
  path: '/api/uploads',
  /** Bytes of one request. At most this much is sent again after a lost connection. */
  chunkBytes: 5 * megabyte,
  maxOpenPerPerson: 5,
  /** Hours without a byte after which an unfinished upload is removed. */
  expiryHours: 24,
} as const;

/**
 * Bytes that the uploads of one person may take: `unused` counts uploads that no form has used yet (unfinished ones by their
 * announced size), `stored` all stored files. Ten videos of the largest size fit twice, as uploaded and as converted.
 */
export const uploadQuota = { unused: 5 * uploadRules.video.maxBytes, stored: 25 * uploadRules.video.maxBytes } as const;
export type UploadQuota = { readonly [part in keyof typeof uploadQuota]: number };

/** Text of a multipart field that refers to a finished resumable upload. */
export function uploadReference(uploadId: string): string {
  return `upload:${uploadId}`;
}

/** The upload id in a multipart text field, else undefined. The server checks whether the upload exists. */
export function readUploadReference(field: string): string | undefined {
  return /^upload:([\w-]{1,200})$/.exec(field)?.[1];
}

export type UploadRefusal = 'empty_file' | 'too_large' | 'unsupported_type';

/**
 * Why the server would refuse a file, checked by the browser before it sends a byte. The server checks again.
 * @param file name and size in bytes as the file picker gives them
 */
export function refusalBeforeUpload(kind: UploadKind, file: { name: string; size: number }): UploadRefusal | undefined {
  const rule = uploadRules[kind];
  if (file.size === 0) return 'empty_file';
  if (file.size > rule.maxBytes) return 'too_large';
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (ending !== undefined && !rule.extensions.includes(ending)) return 'unsupported_type';
  return undefined;
}

/** Whether pictures are among the files of a kind. */
export function acceptsPictures(kind: UploadKind): boolean {
  return kind === 'image' || kind === 'portrait' || kind === 'document_or_photo';
}

/**
 * Value of the `accept` attribute of a file field. It has no HEIC: iPhones then give photos of their library as JPEG.
 */
export function acceptAttribute(kind: UploadKind): string {
  const { extensions, contentTypes } = uploadRules[kind];
  return [...extensions.map((extension) => `.${extension}`), ...contentTypes].join(',');
}
