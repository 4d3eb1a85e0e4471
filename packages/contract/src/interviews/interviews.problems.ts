/** Refusals of interviews, with their HTTP status. */
export const interviewProblems = {
  /** The interview was cancelled. */
  interview_cancelled: 409,
  /** The time of the interview is over, or it has taken place. */
  interview_over: 409,
  /** The room opens five minutes before the start. */
  interview_not_ready: 409,
  /** The application already has an interview that is requested or agreed. */
  interview_exists: 409,
  /** The employer already has the maximum number of free slots. */
  too_many_slots: 409,
  /** The employer has no free slots to pick from. */
  no_slots: 409,
  /** The employer has requested the maximum number of interviews for today. */
  too_many_interviews: 429,
  /** It is another version now than the one that was read in a mail. */
  interview_changed: 409,
  /** The other side has been notified of the decline. */
  undo_too_late: 409,
} as const;
