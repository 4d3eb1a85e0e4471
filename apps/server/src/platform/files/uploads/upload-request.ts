import type { FileKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { tooLarge } from '../spool.ts';

export interface NewUpload {
  kind: Exclude<FileKind, 'data'>;
  realName: string;
  size: number;
}

/**
 * Reads the request that begins a resumable upload: the headers `Upload-Length` and `Upload-Metadata` with `kind` and `filename`
 * (tus 1.0, creation).
 * @throws Problem `invalid_input` naming the field, `empty_file`, `too_large` before a byte is sent
 */
export function readNewUpload(headers: Record<string, string | string[] | undefined>): NewUpload {
  const metadata = readMetadata(text(headers['upload-metadata']));
  const kind = metadata.get('kind');
  if (kind !== 'image' && kind !== 'document' && kind !== 'video') throw wrong('kind', 'not_a_choice');
  const realName = metadata.get('filename') ?? '';
  if (realName.trim() === '') throw wrong('filename', 'required');
  if (realName.length > 1000) throw wrong('filename', 'too_long');
  const length = text(headers['upload-length']);
  if (!/^\d{1,15}$/.test(length)) throw wrong('size', 'required');
  const size = Number(length);
  if (size === 0) throw new Problem('empty_file');
  const { maxBytes } = uploadRules[kind];
  if (size > maxBytes) throw tooLarge(maxBytes);
  return { kind, realName: realName.replaceAll('\0', ''), size };
}

/** `key base64, key base64, …`; a value that is not base64 counts as absent. */
function readMetadata(header: string): Map<string, string> {
  const metadata = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [key = '', value = ''] = pair.trim().split(/ +/);
    if (!/^[\w-]{1,50}$/.test(key) || !/^[A-Za-z\d+/]*={0,2}$/.test(value)) continue;
    metadata.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  return metadata;
}

function text(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

function wrong(path: string, code: string): Problem {
  return new Problem('invalid_input', { fields: [{ path, code }] });
}
