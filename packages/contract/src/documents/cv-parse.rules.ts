/**
 * Why a CV gave no proposal, or only a part of one. `no_text`: contains no readable text, not even in pictures of its pages;
 * `protected`: requires a password; `unreadable`: damaged, or it took too long; `too_long`: only a part was read, which the
 * proposal contains; `not_a_cv`: data of another kind than a CV; `linkedin_csv`: one table of LinkedIn's export without the others.
 */
export const parseReasons = ['no_text', 'protected', 'unreadable', 'too_long', 'not_a_cv', 'linkedin_csv'] as const;
export type ParseReason = (typeof parseReasons)[number];

/** Pages without a text layer that are read from their pictures; further ones are left out (`too_long`). */
export const mostPicturePages = 8;

/** Most rows of each list of a proposal, as many as the lists of a CV may have. */
export const mostProposed = 60;
