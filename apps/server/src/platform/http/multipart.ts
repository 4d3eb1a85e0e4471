import type { AnyCall, UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { readUploadReference } from '@jobblik/contract/kernel/uploads.rules';
import type { FastifyRequest } from 'fastify';
import type { Files, StoredFile } from '../files/files.ts';
import { drain } from './drain.ts';

export interface ReadBody {
  fields: Record<string, unknown>;
  files: Record<string, StoredFile>;
}

/**
 * Reads a multipart or JSON body of a call with files. Each file streams to storage as it arrives; when a later part is refused,
 * the stored files are released.
 */
export async function readBodyWithFiles(
  request: FastifyRequest,
  call: AnyCall,
  files: Files,
  userId: number | null,
): Promise<ReadBody> {
  const read: ReadBody = { fields: {}, files: {} };
  try {
    if (request.isMultipart()) await readParts(request, call, files, userId, read);
    else read.fields = fieldsOf(request.body);
    await takeUploads(call, files, userId, read);
    return read;
  } catch (error) {
    drain(request.raw);
    await discard(files, read);
    throw error;
  }
}

/** A file field contains text where an upload was finished before: the file replaces its reference. */
async function takeUploads(call: AnyCall, files: Files, userId: number | null, read: ReadBody): Promise<void> {
  for (const [name, value] of Object.entries(read.fields)) {
    const kind = kindOf(call, name);
    if (!kind) continue;
    delete read.fields[name];
    const uploadId = typeof value === 'string' ? readUploadReference(value) : undefined;
    if (!uploadId) continue;
    if (read.files[name]) throw new Problem('invalid_input', { fields: [{ path: name, code: 'only_one_file' }] });
    read.files[name] = await files.fromUpload(uploadId, { kind, userId }).catch((error: unknown) => {
      throw error instanceof Problem ? withField(error, name) : error;
    });
  }
}

async function readParts(
  request: FastifyRequest,
  call: AnyCall,
  files: Files,
  userId: number | null,
  read: ReadBody,
): Promise<void> {
  for await (const part of readable(request.parts())) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) throw new Problem('too_large');
      // Browsers write every line end of a form as CRLF (HTML, "multipart/form-data encoding algorithm"); texts are counted and
      // shown as typed.
      read.fields[part.fieldname] = typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value;
      continue;
    }
    // A part without a name is undefined here too, despite the types.
    const kind = kindOf(call, part.fieldname ?? '');
    if (!kind || read.files[part.fieldname]) {
      part.file.resume();
      throw new Problem('invalid_input', {
        fields: [{ path: part.fieldname ?? '', code: kind ? 'only_one_file' : 'unknown_field' }],
      });
    }
    // A browser sends an unused file input as a nameless part without bytes.
    if (!part.filename) {
      part.file.resume();
      continue;
    }
    try {
      read.files[part.fieldname] = await files.store(part.file, { kind, realName: sentName(part.filename), userId });
    } catch (error) {
      part.file.resume();
      // The form ended within the file: its stream has failed, not the storage.
      if (error === part.file.errored && !(error instanceof Problem)) refuseBrokenForm(error);
      throw error instanceof Problem ? withField(error, part.fieldname) : error;
    }
  }
}

/** The name of a file as it was before the browser wrote it into the form (HTML, "multipart/form-data encoding algorithm"). */
function sentName(filename: string): string {
  return filename.replaceAll('%22', '"').replaceAll(/%0[AD]/g, ' ');
}

/** The parts of a form; throws the refusal where it is unreadable. */
async function* readable<P>(parts: AsyncIterable<P>): AsyncGenerator<P> {
  try {
    yield* parts;
  } catch (error) {
    refuseBrokenForm(error);
  }
}

/** An unreadable form is the sender's error; exceeded limits of the reader have their own errors. */
function refuseBrokenForm(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new Problem('invalid_input', { detail: 'The multipart body cannot be read.', cause: error });
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Problem('invalid_input', { fields: [{ path: '', code: 'wrong_type' }] });
  }
  return { ...body };
}

/** Releases those files of a request that no row has claimed. */
export async function discard(files: Files, read: ReadBody): Promise<void> {
  const ids = Object.values(read.files).map((file) => file.id);
  if (ids.length > 0) await files.discard(ids);
}

function kindOf(call: AnyCall, field: string): UploadKind | undefined {
  const exact = call.files?.[field];
  if (exact) return exact;
  const open = Object.entries(call.files ?? {}).find(
    ([name]) => name.endsWith('*') && field.startsWith(name.slice(0, -1)),
  );
  return open?.[1];
}

function withField(problem: Problem, field: string): Problem {
  return problem.atFields(
    (problem.fields ?? [{ path: '', code: problem.code }]).map((one) => ({ ...one, path: field })),
  );
}
