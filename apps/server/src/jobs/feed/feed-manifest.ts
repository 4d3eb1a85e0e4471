import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { MissingObject, type Storage } from '../../platform/storage/storage.ts';

/** A stored document of the feed, compressed by gzip. */
const part = z.object({
  /** 0 for all ads, else from 1. */
  number: z.number(),
  key: z.string(),
  /** Changes with the ads in it. */
  signature: z.string(),
  /** Hash of its text. */
  tag: z.string(),
  /** Instant of writing. */
  changed: z.iso.datetime(),
});
export type FeedPart = z.infer<typeof part>;

/** The documents that belong together. */
const manifest = z.object({ written: z.iso.datetime(), parts: z.array(part) });
export type FeedManifest = z.infer<typeof manifest>;

const key = 'job-feed-manifest';

/** The feed as it was written last; undefined before the first time. */
export async function readManifest(storage: Storage): Promise<FeedManifest | undefined> {
  try {
    return manifest.parse(await json(await storage.open(key)));
  } catch (error) {
    if (error instanceof MissingObject) return undefined;
    throw error;
  }
}

/** Publishes the documents: readers get these from now on. */
export async function storeManifest(storage: Storage, value: FeedManifest): Promise<void> {
  await storage.put(key, Readable.from([JSON.stringify(value)]), 'application/json');
}
