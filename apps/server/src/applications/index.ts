export type { AnsweredAdQuestion, ApplicationInterview, AskCounts, QuestionsPort } from './applications.ports.ts';
export { applicationFiles, applicationSteps, applications } from './applications.tables.ts';
export {
  findActiveApplication,
  type InterviewApplication,
  listInvitable,
  newestApplicationIn,
} from './for-interviews.ts';
export { nudgeChanged } from './review/nudge-changed.ts';
export { setVideoStatus } from './set-video-status.ts';
