function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A file or folder that does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

/** No space left, on the disk or in the user's quota. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');

/** Two folders are on different disks, between which renaming is impossible. */
export const isOtherDisk = (error: unknown): boolean => hasCode(error, 'EXDEV');
