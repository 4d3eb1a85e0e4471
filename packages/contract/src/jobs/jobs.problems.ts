/** Refusals of job ads, with their HTTP status. */
export const jobProblems = {
  /** The ad takes no applications any more. */
  job_closed: 409,
  /** The ad is closed: nobody is asked or invited through it. */
  job_ended: 409,
  /** Operators have taken the ad down: its address is gone. */
  job_taken_down: 410,
  /** Another tab or device has saved the ad since it was read. */
  job_changed: 409,
  /** The ad belongs to another account. */
  not_yours: 403,
  too_many_saved: 409,
  repost_gains_nothing: 409,
  /** A message about the ad waits for an answer. */
  already_asked: 409,
} as const;
