export { timeInWords } from './interviews.mails.ts';
export { interviews } from './interviews.tables.ts';
export { comingInterviews, dashboardInterviews } from './list/list-interviews.ts';
export { calendarPath } from './room/room-path.ts';
