export { handleMailReport, openMailReports } from './strangers/answer-strangers.ts';
