/** What recommendations are made from and how to change them, for everybody. */
export const howPath = '/saadan-anbefaler-vi';
/** All recommendations of a seeker. */
export const recommendedPath = '/kandidat/anbefalet';
