import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { DocumentFormat } from '@jobblik/cv-parser';
import { LRUCache } from 'lru-cache';
import type { DocumentPage, ShownDocument } from '../../platform/files/files.routes.ts';
import type { Files } from '../../platform/files/files.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { WorkThread } from '../threads/work-thread.ts';
import type { ViewOrder } from './document-html.ts';
import { note, viewerPage, viewerPolicy } from './viewer-page.ts';

const formats: readonly DocumentFormat[] = ['docx', 'doc', 'odt', 'rtf'];
const worker = new URL('./view-worker.ts', import.meta.url);
const bounds = { time: 10_000, heap: 384 };

/** Threads that convert documents to HTML. */
export const viewers = new ThreadPool<ViewOrder, string>(2, () => new WorkThread(worker, bounds));

/** Converted documents by the hash of their source, for 15 minutes; without HTML for those that cannot be converted. */
const converted = new LRUCache<string, { html: string | undefined }>({
  maxSize: 32_000_000,
  sizeCalculation: ({ html }) => (html?.length ?? 0) + 200,
  ttl: 15 * 60 * 1000,
});
/** Conversions in progress: concurrent requests for the same document share the result. */
const converting = new Map<string, Promise<string | undefined>>();

/**
 * The page of a document that browsers cannot show. PDFs are left to the browser's own viewer.
 * @returns undefined for other files; a page with a message if too many documents are waiting
 */
export async function documentPage(files: Files, file: ShownDocument): Promise<DocumentPage | undefined> {
  const format = formats.find((known) => known === file.extension);
  if (!format) return undefined;
  const about = { name: file.realName, saveUrl: files.link(file.id, { disposition: 'attachment' }) };
  try {
    const html = await htmlOf(files, file, format);
    return { html: viewerPage(html || note('unreadable'), about), policy: viewerPolicy };
  } catch (error) {
    if (!(error instanceof Problem) || ![429, 503].includes(error.status)) throw error;
    return { html: viewerPage(note('busy'), about), policy: viewerPolicy, status: error.status };
  }
}

async function htmlOf(files: Files, file: ShownDocument, format: DocumentFormat): Promise<string | undefined> {
  const key = `${format} ${file.sha256}`;
  const known = converted.get(key);
  if (known) return known.html;
  const running = converting.get(key) ?? convert(files, file, format, key).finally(() => converting.delete(key));
  converting.set(key, running);
  return await running;
}

async function convert(
  files: Files,
  file: ShownDocument,
  format: DocumentFormat,
  key: string,
): Promise<string | undefined> {
  const html = await withCopy(files, file.id, format, (path) => viewers.run(file.userId, { path, format }));
  converted.set(key, { html });
  return html;
}

/** Runs with a local copy: the storage may not be a disk, but readers need a path. */
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
