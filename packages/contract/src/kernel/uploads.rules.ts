import type { UploadKind } from './call.ts';

const megabyte = 1024 * 1024;

export interface UploadRule {
  /** Largest upload in bytes. */
  maxBytes: number;
  /** The usual types, as they are named on screen. */
  names: readonly string[];
  /** Name endings offered by the file picker. The server looks at the content, never at the name. */
  extensions: readonly string[];
  /** Content types that the file picker offers beside {@link extensions}. */
  contentTypes: readonly string[];
}

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

/** What may be uploaded. The same bounds hold on every path into the product. */
export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  image: {
    maxBytes: 10 * megabyte,
    names: ['JPG', 'PNG', 'WebP'],
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'],
    contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  },
  document,
  document_or_photo: {
    maxBytes: document.maxBytes,
    names: [...document.names, 'JPG', 'PNG'],
    extensions: [...document.extensions, 'jpg', 'jpeg', 'png'],
    contentTypes: [...document.contentTypes, 'image/jpeg', 'image/png'],
  },
  video: {
    maxBytes: 500 * megabyte,
    names: ['MP4', 'WebM', 'MOV'],
    extensions: ['mp4', 'webm', 'mov'],
    contentTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
  },
};

/**
 * Pixels of an image before it is refused; time and memory of decoding grow with them, not with the bytes. Phones take
 * photos of 12 to 24 megapixels.
 */
export const maxImagePixels = 40_000_000;

/** Resumable uploads (tus 1.0): where they go, how much one request carries, how many one person may have open. */
export const resumable = {
  path: '/api/uploads',
  /** Bytes of one request. At most this much is sent twice after a cut. */
  chunkBytes: 5 * megabyte,
  maxOpenPerPerson: 5,
  /** Hours without a byte after which an unfinished upload is removed. */
  expiryHours: 24,
} as const;

/**
 * Bytes that the uploads of one person may take: `unused` counts what no form has been sent with (unfinished uploads by the
 * size they announce), `stored` all that is there. Ten videos of the largest size fit twice, as sent and as prepared.
 */
export const uploadQuota = { unused: 5 * uploadRules.video.maxBytes, stored: 25 * uploadRules.video.maxBytes } as const;
export type UploadQuota = { readonly [part in keyof typeof uploadQuota]: number };

/** Text that stands in a multipart call field for a finished resumable upload. */
export function uploadReference(uploadId: string): string {
  return `upload:${uploadId}`;
}

/** The id that a multipart text field refers to, else undefined. Whether there is such an upload is for the server to find out. */
export function readUploadReference(field: string): string | undefined {
  return /^upload:([\w-]{1,200})$/.exec(field)?.[1];
}

/** Refusals of uploads and file links beside the common ones, with their HTTP status. */
export const fileProblems = {
  empty_file: 400,
  damaged_file: 400,
  no_picture: 415,
  link_expired: 403,
  upload_expired: 410,
  too_many_uploads: 429,
  too_many_at_once: 429,
  quota_unused: 413,
  quota_stored: 413,
} as const satisfies Record<string, number>;

export type UploadRefusal = 'empty_file' | 'too_large' | 'unsupported_type';

/**
 * What the browser can tell before a byte is sent, so that nobody waits for a refusal. The server's word counts.
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

/** Value of the `accept` attribute of a file field. */
export function acceptAttribute(kind: UploadKind): string {
  const { extensions, contentTypes } = uploadRules[kind];
  return [...extensions.map((extension) => `.${extension}`), ...contentTypes].join(',');
}
