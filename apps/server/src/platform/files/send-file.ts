import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from './file-rows.ts';
import type { ByteRange } from './files.ts';
import type { LinkGrant } from './links.ts';
import { contentDisposition } from './names.ts';
import { matchesTag, readRange } from './ranges.ts';

/** Types that browsers display; all others are downloads, regardless of the link. */
const viewable = /^(image\/|video\/|application\/pdf$)/;

/** A file opened alone cannot run scripts and loads only itself. */
const lockedDown = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox";
/** The browser's own viewer shows a PDF; Safari shows none in a sandbox. In both cases it has no access to the product. */
const lockedDownPdf = "default-src 'none'; object-src 'self'; frame-ancestors 'self'; style-src 'unsafe-inline'";

export interface FileToSend {
  file: FileRow;
  grant: LinkGrant;
  open(range?: ByteRange): Promise<Readable>;
}

/** Sends a file or a part of it, with the conditions, byte ranges and caching of RFC 9110 and 9111. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: FileToSend): Promise<FastifyReply> {
  const { file, grant } = sent;
  const etag = `"${file.sha256.slice(0, 32)}"`;
  writeHeaders(reply, file, grant).header('etag', etag);
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const asksForPart = request.method === 'GET' && (request.headers['if-range'] ?? etag) === etag;
  const range = readRange(asksForPart ? request.headers.range : undefined, file.size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).header('content-length', 0).send();
  }
  reply.type(file.contentType);
  if (range === 'whole') reply.header('content-length', file.size);
  else {
    reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('content-length', range.end - range.start + 1);
  }
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await sent.open(range === 'whole' ? undefined : range));
}

function writeHeaders(reply: FastifyReply, file: FileRow, grant: LinkGrant): FastifyReply {
  const shown = grant.disposition === 'inline' && viewable.test(file.contentType);
  if (grant.public) reply.header('cross-origin-resource-policy', 'cross-origin');
  return reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', `${grant.public ? 'public' : 'private'}, max-age=${grant.maxAge}, immutable`)
    .header('content-disposition', contentDisposition(shown ? 'inline' : 'attachment', file.realName))
    .header('content-security-policy', file.contentType === 'application/pdf' ? lockedDownPdf : lockedDown)
    .header('x-content-type-options', 'nosniff');
}
