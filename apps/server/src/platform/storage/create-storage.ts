import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { createDiskStorage } from './disk.driver.ts';
import { createS3Storage } from './s3.driver.ts';
import type { Storage } from './storage.ts';

/** The storage of the settings: S3-compatible when `S3_BUCKET` is set, else the folder `files` in `DATA_DIR`. */
export function createStorage(env: Settings): Storage {
  return env.S3_BUCKET === undefined
    ? createDiskStorage(join(env.DATA_DIR, 'files'))
    : createS3Storage({
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      });
}
