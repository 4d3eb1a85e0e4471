import type { Readable } from 'node:stream';
import type { FileKind, UploadKind } from '@jobblik/contract/kernel/call';
import type { Database, Transaction } from '../db/db.ts';
import type { FilePath, viewerPath } from './link-paths.ts';

/** A file whose bytes are safely stored and recognised, not yet owned by any row. */
export interface StoredFile {
  id: string;
  kind: FileKind;
  /** Name under which the person knows it. */
  realName: string;
  /** Recognised by content: `pdf`, `docx`, `doc`, `odt`, `rtf`, `webp`, `mp4`, `webm`, `mov` … */
  extension: string;
  contentType: string;
  size: number;
}

export interface NewFile {
  kind: UploadKind;
  realName: string;
  /** Whose file it is. */
  userId: number | null;
  /** Whom it is about, when it is another person: it is removed with that person's account too. */
  aboutId?: number;
  /** The product made it from an upload that has counted already: it is taken whatever room there is. */
  made?: boolean;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** Where a link leads: `inline` shows, `attachment` saves under the real name. */
export interface LinkOptions {
  /** Seconds until the link stops working; default 15 minutes. */
  lifetime?: number;
  disposition?: 'inline' | 'attachment';
  /** Path of the spec under which the file appears, e.g. `/images/chat_files`; default `/files`. */
  under?: FilePath | typeof viewerPath;
}

/**
 * Uploads, storage and links. A stored file stays when a row `claim`s it in its transaction; an unclaimed file
 * within a day is removed by a task.
 */
export interface Files {
  /**
   * Streams one upload to storage. Recognises it by content, re-encodes images (no EXIF, bounded pixels).
   * @throws Problem `too_large`, `unsupported_type`, `empty_file`, `damaged_file`, `quota_unused`, `quota_stored`;
   *   `too_many_at_once` or `unavailable` when too many images wait
   */
  store(source: Readable, upload: NewFile): Promise<StoredFile>;
  /**
   * The file of a finished resumable upload; the same file however often it is asked for.
   * @throws Problem `not_found` when it is not this person's or not finished, or what {@link Files.store} throws
   */
  fromUpload(uploadId: string, upload: { kind: UploadKind; userId: number | null }): Promise<StoredFile>;
  /**
   * Records in the business transaction that a row owns the file. A file may have several owners (the CV on a profile
   * and on an application): each claims it and each releases it.
   * @throws Problem `not_found` when the file is gone
   */
  claim(tx: Transaction | Database, fileId: string): Promise<void>;
  /**
   * Records in the business transaction that a row no longer owns the file. When it was the last owner, links stop working
   * at once and the bytes go after the commit. Nothing to release is fine.
   */
  release(tx: Transaction | Database, fileId: string | null | undefined): Promise<void>;
  /**
   * Removes stored files that no row has claimed; claimed ones are left alone, and so are those of resumable uploads,
   * which the person sends again with the corrected form. For requests that came to nothing.
   */
  discard(fileIds: readonly string[]): Promise<void>;
  /**
   * Erases what a person has uploaded and no row owns: unfinished uploads and files that no form was sent with. Says so
   * in the business transaction; it happens after the commit.
   */
  forgetPerson(tx: Transaction | Database, userId: number): Promise<void>;
  /** Files by id; ids that are unknown or released are missing in the answer. */
  describe(fileIds: readonly string[]): Promise<Map<string, StoredFile>>;
  /** Bytes of a file, all or a part. @throws Problem `not_found` */
  open(fileId: string, range?: ByteRange): Promise<Readable>;
  /** Signed address that expires. */
  link(fileId: string, options?: LinkOptions): string;
  /** Address without expiry, for what is public anyway (logos, published company videos, blog pictures). */
  publicLink(fileId: string): string;
}
