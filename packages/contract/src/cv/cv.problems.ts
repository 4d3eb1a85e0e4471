/** Refusals of the own CV and its videos, with their HTTP status. */
export const ownCvProblems = {
  cv_incomplete: 400,
  /** There is no published version to go back to. */
  nothing_published: 409,
  too_many_videos: 409,
  unreadable_captions: 400,
} as const;
