/**
 * Counts lines in windows of time.
 * @returns for each line whether it is written, and how many were left out since the last one that was
 */
export function lineBudget({ lines, ms }: { lines: number; ms: number }) {
  let start = 0;
  let written = 0;
  let dropped = 0;
  return (now: Date): { isWritten: boolean; leftOut: number } => {
    if (now.getTime() - start >= ms) {
      start = now.getTime();
      written = 0;
    }
    if (written >= lines) {
      dropped += 1;
      return { isWritten: false, leftOut: 0 };
    }
    written += 1;
    const leftOut = dropped;
    dropped = 0;
    return { isWritten: true, leftOut };
  };
}
