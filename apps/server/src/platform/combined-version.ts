const factor = 1000;

/**
 * One number for two versions that are raised by hand, so that rows which an older release wrote are recognised by a comparison. It
 * differs when one of the two does, and rises with either.
 * @param below from 0 to 999
 */
export function combinedVersion(own: number, below: number): number {
  if (below >= factor) throw new Error(`version ${below} has no room; ${factor - 1} is the last`);
  return own * factor + below;
}

/** The first of the two versions. */
export function ownVersion(combined: number): number {
  return Math.floor(combined / factor);
}
