export { handleReports, reopenReports, reportersOf } from '../ad/open-reports.ts';
export { holdCompany, holdJob } from './hold-jobs.ts';
