import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentPage } from '../../platform/files/files.routes.ts';
import type { Files, StoredFile } from '../../platform/files/files.ts';
import type { DocumentFormat } from '../parsing/read-document.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { WorkThread } from '../threads/work-thread.ts';
import type { ViewOrder } from './document-html.ts';
import { viewerPage, viewerPolicy } from './viewer-page.ts';

const formats: readonly DocumentFormat[] = ['docx', 'doc', 'odt', 'rtf'];
const worker = new URL('./view-worker.ts', import.meta.url);
const bounds = { time: 15_000, heap: 384 };
/** Threads that make documents readable. */
export const viewers = new ThreadPool<ViewOrder, string>(2, () => new WorkThread(worker, bounds));

/**
 * The page of a document that browsers do not show by themselves. PDFs are left to the browser's own viewer.
 * @returns undefined for other files
 */
export async function documentPage(files: Files, file: StoredFile): Promise<DocumentPage | undefined> {
  const format = formats.find((known) => known === file.extension);
  if (!format) return undefined;
  const html = await withCopy(files, file.id, format, (path) => viewers.run({ path, format }));
  const saveUrl = files.link(file.id, { disposition: 'attachment' });
  return { html: viewerPage(html, { name: file.realName, saveUrl }), policy: viewerPolicy };
}

/** Storage need not be a disk; readers want a path. */
async function withCopy<T>(
  files: Files,
  fileId: string,
  format: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-view-'));
  try {
    const path = join(folder, `document.${format}`);
    await pipeline(await files.open(fileId), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
