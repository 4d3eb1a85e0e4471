import type { Readable } from 'node:stream';
import type { FileKind, UploadKind } from '@jobblik/contract/kernel/call';
import type { Database, Transaction } from '../db/db.ts';
import type { FilePath, viewerPath } from './link-paths.ts';

/** A stored and recognised file that no row owns yet. */
export interface StoredFile {
  id: string;
  kind: FileKind;
  /** Name that the person gave it. */
  realName: string;
  /** Recognised by content: `pdf`, `docx`, `doc`, `odt`, `rtf`, `webp`, `mp4`, `webm`, `mov` … */
  extension: string;
  contentType: string;
  size: number;
}

export interface NewFile {
  kind: UploadKind;
  realName: string;
  /** The owner of the file. */
  userId: number | null;
  /** The person it is about, when that is another person: it is removed with that person's account too. */
  aboutId?: number;
  /** The product generated it from an upload that was counted already: the quota does not apply. */
  made?: boolean;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** Type of a link: `inline` shows the file, `attachment` saves it under the real name. */
export interface LinkOptions {
  /** Seconds until the link expires; default 15 minutes. */
  lifetime?: number;
  disposition?: 'inline' | 'attachment';
  /** Path of the spec under which the file appears, e.g. `/images/chat_files`; default `/files`. */
  under?: FilePath | typeof viewerPath;
}

/**
 * Uploads, storage and links. A row `claim`s a stored file in its transaction; a task removes files that stay unclaimed for a day.
 */
export interface Files {
  /**
   * Streams one upload to storage. Recognises it by content, re-encodes images (no EXIF, bounded pixels).
   * @throws Problem `too_large`, `unsupported_type`, `empty_file`, `damaged_file`, `quota_unused`, `quota_stored`;
   *   `too_many_at_once` or `unavailable` when too many images wait
   */
  store(source: Readable, upload: NewFile): Promise<StoredFile>;
  /**
   * The file of a finished resumable upload; the same file on every call.
   * @throws Problem `not_found` when it is another person's or not finished; the errors of {@link Files.store}
   */
  fromUpload(uploadId: string, upload: { kind: UploadKind; userId: number | null }): Promise<StoredFile>;
  /**
   * Records in the business transaction that a row owns the file. A file can have several owners (the CV on a profile and on an
   * application): each claims and releases it.
   * @throws Problem `not_found` when the file no longer exists
   */
  claim(tx: Transaction | Database, fileId: string): Promise<void>;
  /**
   * Records in the business transaction that a row no longer owns the file. After the last release links stop working immediately
   * and the bytes are removed after the commit. An empty id is allowed.
   */
  release(tx: Transaction | Database, fileId: string | null | undefined): Promise<void>;
  /**
   * Removes stored files that no row has claimed, after failed requests. Claimed files stay, and so do those of resumable uploads,
   * which the person sends again with the corrected form.
   */
  discard(fileIds: readonly string[]): Promise<void>;
  /**
   * Erases a person's uploads that no row owns: unfinished uploads and files that were sent without a form. Called in the business
   * transaction; runs after the commit.
   */
  forgetPerson(tx: Transaction | Database, userId: number): Promise<void>;
  /** Files by id; unknown and released ids are missing. */
  describe(fileIds: readonly string[]): Promise<Map<string, StoredFile>>;
  /** Bytes of a file, or of a range of it. @throws Problem `not_found` */
  open(fileId: string, range?: ByteRange): Promise<Readable>;
  /** Signed address with an expiry. */
  link(fileId: string, options?: LinkOptions): string;
  /** Address without expiry, for public files (logos, published company videos, blog pictures). */
  publicLink(fileId: string): string;
}
