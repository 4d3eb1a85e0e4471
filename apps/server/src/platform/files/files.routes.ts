import type {} from '@fastify/compress';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileLimit, limited, viewerLimit } from '../http/limits.ts';
import type { FileService } from './create-files.ts';
import { describe } from './file-rows.ts';
import type { StoredFile } from './files.ts';
import { filePaths, publicPath, viewerPath } from './link-paths.ts';
import type { LinkGrant } from './links.ts';
import { sendFile } from './send-file.ts';

/** A document as a page, with the content security policy that it needs. */
export interface DocumentPage {
  html: string;
  policy: string;
  /** HTTP status; 200 unless the page says that the document cannot be shown now. */
  status?: number;
}

/** A document to show as a page. */
export interface ShownDocument extends StoredFile {
  /** SHA-256 of its bytes: the same bytes give the same page. */
  sha256: string;
  /** Who uploaded it, and in whose turn it is processed. */
  userId: number | null;
}

/** Creates a page of a document for the viewer's path; undefined for files that are sent unchanged. */
export type ShowDocument = (file: ShownDocument) => Promise<DocumentPage | undefined>;

interface FileRequest {
  Params: { file: string };
  Querystring: { t?: string | string[] };
}

/**
 * Serves files under our own path and those of the spec. An ending after the id (`.pdf`, or `/` and a name) is only for people; the
 * signed token grants the access. `showDocument` converts documents that the viewer's path cannot send unchanged.
 */
export function registerFileRoutes(app: FastifyInstance, files: FileService, showDocument?: ShowDocument): void {
  function serve(
    url: string,
    grantOf: (fileId: string, token: string | undefined) => LinkGrant,
    show?: ShowDocument,
  ): void {
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url,
      config: limited(show ? viewerLimit : fileLimit),
      // Pictures, videos and documents are compressed already, and a range of compressed bytes would be wrong.
      compress: false,
      handler: (request, reply) => {
        const { file } = request.params;
        const token = typeof request.query.t === 'string' ? request.query.t : undefined;
        return send(request, reply, grantOf(file, token), show);
      },
    });
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    grant: LinkGrant,
    show: ShowDocument | undefined,
  ): Promise<FastifyReply> {
    const file = await files.find(grant.fileId);
    if (file === undefined) throw new Problem('not_found');
    const page = await show?.({ ...describe(file), sha256: file.sha256, userId: file.userId });
    if (page) {
      if (page.status === 429 || page.status === 503) reply.header('retry-after', '10');
      return reply
        .code(page.status ?? 200)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', page.policy)
        .header('x-content-type-options', 'nosniff')
        .type('text/html; charset=utf-8')
        .send(page.html);
    }
    return sendFile(request, reply, { file, grant, open: (range) => files.read(file.id, range) });
  }

  const idOf = (file: string) => file.replace(/\.[a-z0-9]{1,5}$/, '');
  for (const path of filePaths) {
    serve(`${path}/:file`, (file, token) => files.links.read(path, idOf(file), token));
    serve(`${path}/:file/:name`, (file, token) => files.links.read(path, idOf(file), token));
  }
  serve(`${publicPath}/:file`, (file, token) => files.links.readPublic(idOf(file), token));
  serve(`${viewerPath}/:file`, (token) => files.links.readViewer(token), showDocument);
}
