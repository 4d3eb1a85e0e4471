/** `interview_type` of an answer to an interview request. */
export const interviewAnswer = { accept: 3, decline: 4 } as const;
