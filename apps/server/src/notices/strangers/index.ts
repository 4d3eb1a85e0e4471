/** Mails to addresses without an account: bounds, stop, reports. */

export { forgetStrangerMails, reportStrangerMail, stopStrangerMails } from './answer-strangers.ts';
export {
  countStrangerMail,
  followStrangerMail,
  openReportsOfMails,
  outreachProblem,
  type StrangerLinks,
  strangerPage,
} from './mail-strangers.ts';
