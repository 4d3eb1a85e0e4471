/**
 * The notifications a person can get, by the numbers the wire gives them (spec 1§3 Notification). What `name` and
 * `agent_name` of a notice hold:
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
} as const;

export type NoticeType = (typeof noticeType)[keyof typeof noticeType];
