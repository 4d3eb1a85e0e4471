/** Paths of files: the product's own and those of the spec (1§7, 2§7). */
export const filePaths = [
  '/files',
  '/images/chat_files',
  '/images/job_apply_cv_document',
  '/images/job_apply_video',
] as const;
export type FilePath = (typeof filePaths)[number];

/** Path where a document opens in a separate window: `/api/view_documents/{token}` (1§7). */
export const viewerPath = '/api/view_documents';
export const viewerPage = {
  path: `${viewerPath}/{token}`,
  summary: 'The document behind a token, as a page of its own.',
  spec: '1§7',
};
export const publicPath = '/files/public';
