/**
 * The notifications a person can get, by the numbers the wire gives them (spec 1§3 Notification). Values of `name` and
 * `agent_name` of a notice:
 *
 * | type | reaches | name (`type_n`) | agent_name (`agent_n`) |
 * | --- | --- | --- | --- |
 * | 3 visit | who was looked at | who looked | |
 * | 10 job matches | seeker | title of the new ad | the agent |
 * | 11 application | employer | title of the ad | |
 * | 12 questions | seeker | the company | |
 * | 16 CV matches | employer | the candidate | the agent |
 * | 17 changed job matches | seeker | title of the ad | the agent |
 * | 20 video CV matches | employer | the candidate | the agent |
 * | 21 changed CV matches | employer | the candidate | the agent |
 * | 22 application seen | seeker | title of the ad | |
 * | 23 application changed | seeker | title of the ad | |
 * | 24 answers | employer | the candidate | |
 * | 25 application withdrawn | employer | title of the ad | |
 * | 26 interview request | seeker | the company | |
 * | 27 interview answer | employer | the candidate | |
 * | 28 interview changed | seeker | the company | |
 * | 29 interview soon | both | the other side | |
 * | 30 membership ends | both | the day, `24. december 2026` | |
 * | 31 ad posted again | employer | title of the ad | |
 *
 * 22 to 31 are ours; the specification has no numbers for them. 22 and 23 also carry the company and 22 the person who opened the
 * application; 23, 27 and 28 carry a state, 23 the employer's message and 27 the reason for postponing. 12, 24 and 26 to 29 carry the
 * ad that they are about, and 26 to 29 the time of the interview ({@link saysJob}, {@link saysTime}).
 */
export const noticeType = {
  visit: 3,
  jobMatch: 10,
  application: 11,
  questions: 12,
  cvMatch: 16,
  changedJobMatch: 17,
  videoCvMatch: 20,
  changedCvMatch: 21,
  applicationSeen: 22,
  applicationChanged: 23,
  answers: 24,
  applicationWithdrawn: 25,
  interviewRequest: 26,
  interviewAnswer: 27,
  interviewChanged: 28,
  interviewSoon: 29,
  membershipEnds: 30,
  adReposted: 31,
} as const;

/** New state of an application in a notification of type 23. */
export const changedStates = [
  'in_process',
  'reading',
  'rejected',
  'reopened',
  'ad_closed',
  'ad_filled',
  'ad_deleted',
  'ad_taken_down',
] as const;
export type ChangedState = (typeof changedStates)[number];

/** Answer of the candidate in a notification of type 27. */
export const answerStates = ['accepted', 'declined', 'postponed'] as const;
/** Action of the employer in a notification of type 28. */
export const interviewChanges = ['moved', 'cancelled'] as const;

/** Every state that a notification can carry. */
export const noticeStates = [...changedStates, ...answerStates, ...interviewChanges] as const;
export type NoticeState = (typeof noticeStates)[number];

export type NoticeType = (typeof noticeType)[keyof typeof noticeType];

const { questions, answers, interviewRequest, interviewAnswer, interviewChanged, interviewSoon } = noticeType;
const ofInterview: readonly NoticeType[] = [interviewRequest, interviewAnswer, interviewChanged, interviewSoon];

/** Types whose name is not the ad, and which say beside it what ad they are about. */
export const saysJob: readonly NoticeType[] = [questions, answers, ...ofInterview];
/** Types that say the time of an interview. */
export const saysTime: readonly NoticeType[] = ofInterview;
