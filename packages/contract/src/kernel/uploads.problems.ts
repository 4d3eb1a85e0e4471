/** Refusals of files, uploads and file links, with their HTTP status. */
export const fileProblems = {
  empty_file: 400,
  damaged_file: 400,
  /** A video is shorter than a second. */
  too_short: 400,
  active_content: 415,
  locked_file: 415,
  no_picture: 415,
  heic_picture: 415,
  link_expired: 403,
  upload_expired: 410,
  too_many_uploads: 429,
  too_many_at_once: 429,
  quota_unused: 413,
  quota_stored: 413,
} as const;
