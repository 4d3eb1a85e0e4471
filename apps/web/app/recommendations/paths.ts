/** Public page on how recommendations are made and changed. */
export const howPath = '/saadan-anbefaler-vi';
/** All recommendations of a seeker. */
export const recommendedPath = '/kandidat/anbefalet';
