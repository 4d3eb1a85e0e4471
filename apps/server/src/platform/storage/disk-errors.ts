function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A file or folder that is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

/** No room left, on the disk or in the person's share of it. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');

/** Two folders lie on different disks, between which nothing can be renamed. */
export const isOtherDisk = (error: unknown): boolean => hasCode(error, 'EXDEV');
