export { findJobBrief, findJobForApplying, type JobBrief } from './find-job.ts';
export type { ApplicationsPort, OfEmployer, UnreadAnswers } from './jobs.ports.ts';
export { holdOf, lifeOf } from './jobs.present.ts';
export { type JobRow, jobReports, jobs } from './jobs.tables.ts';
export { listCards } from './list-cards.ts';
