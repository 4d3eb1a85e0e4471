const factor = 1000;

/**
 * One number for two manually raised versions, so that a comparison finds rows of an older release. It differs when one of the two
 * differs, and increases with either.
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
