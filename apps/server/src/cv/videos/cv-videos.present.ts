import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import type { StoredFile } from '../../platform/files/files.ts';
import type { CvVideoRow } from './cv-videos.tables.ts';

/** A video in its wire format; `undefined` if its file no longer exists. @param link signs the address of a file */
export function presentVideo(
  row: CvVideoRow,
  files: ReadonlyMap<string, StoredFile>,
  link: (fileId: string) => string,
): CvVideo | undefined {
  const file = files.get(row.fileId);
  if (file === undefined) return undefined;
  const second = files.get(row.secondFileId ?? '');
  const poster = files.get(row.posterFileId ?? '');
  const source = ({ id, contentType }: StoredFile) => ({ url: link(id), type: contentType });
  return {
    id: row.id,
    name: row.name,
    type: file.contentType,
    url: link(file.id),
    sources: [source(file), ...(second ? [source(second)] : [])],
    size: file.size,
    duration: row.durationMs / 1000,
    width: row.width,
    height: row.height,
    poster: poster ? link(poster.id) : null,
    captions_url: row.captions === null ? null : dataAddress(row.captions),
    created_at: row.createdAt.toISOString(),
    state: row.state,
    reason: row.reason,
  };
}

function dataAddress(captions: string): string {
  return `data:text/vtt;charset=utf-8;base64,${Buffer.from(captions, 'utf8').toString('base64')}`;
}
