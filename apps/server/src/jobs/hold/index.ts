export { handleReports, reopenReports, reportersOf } from '../ad/open-reports.ts';
export { canBeExtended, extendJob, setJobEnd } from './extend-job.ts';
export { holdCompany, holdJob } from './hold-jobs.ts';
export { approveJob, lockWaiting, waitAgain, waitsForOperator } from './review-first-ad.ts';
