/** What can be reported here; ads have a call of the specification. */
export const reportedKinds = ['company', 'cv', 'video', 'message'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Why something is reported: a crime or another breach of law, or a breach of the terms (DSA, article 16 (2) a). */
export const noticeGrounds = [
  'child_abuse',
  'fraud',
  'discrimination',
  'threats',
  'privacy',
  'intellectual_property',
  'other_law',
  'terms',
] as const;
export type NoticeGround = (typeof noticeGrounds)[number];

/** Whether a notice names its writer: not about sexual abuse of children (DSA, article 16 (2) c). */
export function needsName(ground: NoticeGround): boolean {
  return ground !== 'child_abuse';
}

/** Crimes that threaten life or safety: the case tells the way to the police (DSA, article 18). */
export function mayConcernPolice(ground: NoticeGround): boolean {
  return ground === 'child_abuse' || ground === 'threats';
}

/** Where a decision counts, and for how long (DSA, article 17 (3) a). */
export const territories = ['denmark', 'eu'] as const;

export const noticeLimits = { place: 300, text: 5000, name: 100, facts: 2000, basisText: 500, duration: 200 } as const;
