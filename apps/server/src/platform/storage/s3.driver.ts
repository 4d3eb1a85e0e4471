import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkedKey, MissingObject, type Storage } from './storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of another S3 server (MinIO, Ceph …); Amazon's own when absent. */
  endpoint?: string | undefined;
  /** Absent: the credentials of the machine (role, profile), as the SDK finds them. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** Stores each object in a bucket under `files/{key}`. Large objects are uploaded in parts and exist after the last part. */
export function createS3Storage(options: S3Options): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region: options.region,
    // Servers other than Amazon's seldom know buckets as host names or the SDK's newer checksums.
    ...(options.endpoint !== undefined && {
      endpoint: options.endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });
  const at = (key: string) => ({ Bucket, Key: `files/${checkedKey(key)}` });

  return {
    async put(key, source, contentType) {
      const place = at(key);
      const from = source instanceof Readable ? source : createReadStream(source.path);
      let size = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          done(null, chunk);
        },
      });
      from.once('error', (error: Error) => counted.destroy(error));
      const upload = new Upload({ client, params: { ...place, Body: from.pipe(counted), ContentType: contentType } });
      await upload.done();
      if (!(source instanceof Readable)) await rm(source.path, { force: true });
      return size;
    },
    async open(key, range) {
      try {
        const found = await client.send(
          new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        );
        if (!(found.Body instanceof Readable)) throw new Error(`no stream for ${key}`);
        if (range !== undefined && found.ContentLength !== range.end - range.start + 1) {
          found.Body.destroy();
          throw new Error(`the storage answers with ${found.ContentLength} bytes to ${range.start}-${range.end}`);
        }
        return found.Body;
      } catch (error) {
        throw isMissing(error) ? new MissingObject(key, { cause: error }) : error;
      }
    },
    async stat(key) {
      try {
        const found = await client.send(new HeadObjectCommand(at(key)));
        return { size: found.ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    sweep: (before) => abortUploads(client, Bucket, before),
  };
}

/** Aborts multipart uploads of a stopped server; until then the bucket keeps (and bills) their parts. */
async function abortUploads(client: S3Client, Bucket: string, before: Date): Promise<number> {
  let aborted = 0;
  let page: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const list = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'files/', ...page }));
    for (const { Key, UploadId, Initiated } of list.Uploads ?? []) {
      if (Initiated !== undefined && Initiated < before) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        aborted += 1;
      }
    }
    if (list.IsTruncated !== true) return aborted;
    page = { KeyMarker: list.NextKeyMarker, UploadIdMarker: list.NextUploadIdMarker };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
