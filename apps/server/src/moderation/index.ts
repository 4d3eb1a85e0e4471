export { findCase, handleNotices, lockCase, openCases, openNotices, reopenNotices, writersOf } from './cases.ts';
export { findReported } from './find-reported.ts';
export { holdReported } from './hold.ts';
export { reportCases } from './moderation.tables.ts';
