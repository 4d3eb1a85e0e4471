import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { defineCall } from '@jobblik/contract/kernel/call';
import type { UploadQuota } from '@jobblik/contract/kernel/uploads.rules';
import Fastify from 'fastify';
import pino from 'pino';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/test-database.ts';
import { connect, type Database } from '../db/db.ts';
import type { Authenticate } from '../http/calls.ts';
import { readBodyWithFiles } from '../http/multipart.ts';
import { registerProblemHandler } from '../http/problems.ts';
import { createDiskStorage } from '../storage/disk.driver.ts';
import type { Storage } from '../storage/storage.ts';
import { createTasks } from '../tasks/create-tasks.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { createFiles, type FileService } from './create-files.ts';
import { registerFileRoutes } from './files.routes.ts';
import { registerUploadRoutes } from './uploads/uploads.routes.ts';

/** Files, uploads and downloads on a real port, database and disk, for tests. */
export interface FilesHarness {
  url: string;
  port: number;
  db: Database;
  tasks: Tasks;
  files: FileService;
  storage: Storage;
  dataDir: string;
  /** The time of the product. */
  clock: { time: number; now(): Date };
  /** Names of all files below a folder of the data folder. */
  below(folder: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A call with every kind of file, as slices declare them; returns the stored files. */
const tryFiles = defineCall({
  method: 'POST',
  path: '/api/try_files',
  access: 'guest',
  summary: 'Stores files.',
  files: { upload_image_file: 'image', upload_cv_file: 'document', upload_video_file: 'video' },
  response: z.unknown(),
});

/** Token of a person: any number is a person, 99 is the visitor of the demo. */
export function tokenOf(userId: number): string {
  return `test-token-of-person-${userId}`;
}

export const authenticate: Authenticate = async (token) => {
  const userId = Number(/^test-token-of-person-(\d+)$/.exec(token)?.[1]);
  return userId > 0 ? { kind: 'user', userId, role: 'seeker', demo: userId === 99, sessionId: token } : null;
};

/**
 * @param storageIn creates the storage for the data folder; default: the disk
 * @param quota per person; default: the product's
 */
export async function startFiles(
  storageIn: (dataDir: string) => Storage = (dataDir) => createDiskStorage(join(dataDir, 'files')),
  quota?: UploadQuota,
): Promise<FilesHarness> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'jobblik-files-'));
  const { db, close: disconnect } = connect(database.url);
  const log = pino({ level: 'silent' });
  const clock = { time: Date.now(), now: () => new Date(clock.time) };
  const tasks = createTasks({ databaseUrl: database.url, log });
  const storage = storageIn(dataDir);
  const files = createFiles({
    db,
    storage,
    tasks,
    clock,
    log,
    dataDir,
    linkKey: randomBytes(32),
    ...(quota && { quota }),
  });
  await tasks.start();

  const app = Fastify({ requestTimeout: 0, forceCloseConnections: true });
  registerProblemHandler(app);
  await app.register(helmet);
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: 512 * 1024 * 1024 } });
  registerFileRoutes(app, files);
  await registerUploadRoutes(app, { files, authenticate });
  app.post(tryFiles.path, async (request) => (await readBodyWithFiles(request, tryFiles, files, 1)).files);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    port: Number(new URL(url).port),
    db,
    tasks,
    files,
    storage,
    dataDir,
    clock,
    async below(folder) {
      const path = join(dataDir, folder);
      if (!existsSync(path)) return [];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async close() {
      await app.close();
      await tasks.stop();
      await disconnect();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
