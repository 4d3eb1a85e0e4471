/**
 * Why a CV gave no proposal, or only a part of one. `no_text`: nothing that can be read, in pictures of its pages either;
 * `protected`: asks for a password; `unreadable`: damaged, or it took too long; `too_long`: only a part was read, which stands.
 */
export const parseReasons = ['no_text', 'protected', 'unreadable', 'too_long'] as const;
export type ParseReason = (typeof parseReasons)[number];

/** Pages without text of their own that are read from their pictures; further ones are left out (`too_long`). */
export const mostPicturePages = 8;

/** Most rows of each list of a proposal; the lists of a CV hold as many. */
export const mostProposed = 60;
