/** The embedded database cannot run. The message is one line for the person who starts the server. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options);
    this.name = 'DatabaseStartError';
  }
}

/** Text for a failed file operation, without Node's own prefix: "permission denied", "no space left on device". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const known: Record<string, string> = {
    EACCES: 'permission denied (it may belong to another user)',
    EPERM: 'permission denied (it may belong to another user)',
    EROFS: 'the file system is read-only',
    ENOSPC: 'no space left on the disk',
    EDQUOT: 'the disk quota is used up',
    ENOTDIR: 'a part of the path is not a folder',
    ENOENT: 'no such file or folder',
    EEXIST: 'a file with that name is in the way',
  };
  return (typeof code === 'string' && known[code]) || error.message;
}
