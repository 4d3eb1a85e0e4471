/**
 * Why a CV gave no proposal, or only a part of one. `no_text`: pictures of text, as a scanner makes them; `protected`: asks
 * for a password; `unreadable`: damaged, or it took too long; `too_long`: only the beginning was read, which stands.
 */
export const parseReasons = ['no_text', 'protected', 'unreadable', 'too_long'] as const;
export type ParseReason = (typeof parseReasons)[number];

/** Most rows of each list of a proposal; the lists of a CV hold as many. */
export const mostProposed = 60;
