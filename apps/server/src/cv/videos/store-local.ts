import { createReadStream } from 'node:fs';
import { nameOfFile } from '@jobblik/contract/cv/cv-videos.rules';
import type { UploadKind } from '@jobblik/contract/kernel/call';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services.ts';
import type { CvVideoRow } from './cv-videos.tables.ts';

/** Stores a local file that was made from a video, under the video's name. */
export async function storeLocal(
  { files }: Services,
  row: CvVideoRow,
  { path, kind, realName }: { path: string; kind: UploadKind; realName?: string },
): Promise<StoredFile> {
  const name = realName ? nameOfFile(realName) : row.name;
  return files.store(createReadStream(path), { kind, realName: name, userId: row.userId, made: true });
}
