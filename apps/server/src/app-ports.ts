import type { AccountsPorts } from './accounts/setup.ts';
import { applicationsPort, forgetInApplications, haveAppliedTo, sendWaitingDecisions } from './applications/setup.ts';
import { payingViewer } from './candidates/index.ts';
import {
  anonymousColumns,
  type CandidatesPorts,
  displayNamesFor,
  haveAcceptedContact,
  haveOpenCv,
  indexCvs,
  seekerCards,
  visitorNames,
} from './candidates/setup.ts';
import { type ChatPorts, forgetInChat } from './chat/setup.ts';
import { type CompaniesPorts, listCompanyNames } from './companies/setup.ts';
import { eraseContactMessages } from './content/setup.ts';
import { type CvPorts, hasPreparedCv, listCvUsers, personalWordsInCv, publishWaitingCv } from './cv/setup.ts';
import { markOfSample } from './demo/setup.ts';
import { comingInterviews } from './interviews/index.ts';
import {
  countOpenInterviews,
  eraseInvitationsTo,
  factsOfInterviews,
  findInterviewOfRoom,
  haveInterview,
  interviewsOfApplications,
  interviewsWith,
  noteEnd,
  noteMeeting,
  storeInConversation,
} from './interviews/setup.ts';
import { countLiveAds, listLiveAds, liveAdCount, publishWaitingJobs } from './jobs/setup.ts';
import type { LookupsPorts } from './lookups/setup.ts';
import { membershipOf } from './membership/index.ts';
import { findBilling, type MembershipPorts } from './membership/setup.ts';
import { eraseNotices } from './moderation/setup.ts';
import type { NoticesPorts } from './notices/index.ts';
import { type NotificationsPorts, pushMessage, renewAbout, seeAbout } from './notifications/setup.ts';
import type { Ports } from './platform/ports.ts';
import {
  countOpenQuestions,
  haveAnswered,
  haveBeenAsked,
  listUnreadAnswers,
  questionsPort,
  readQuestionsAboutCv,
  statesOfAsks,
} from './questions/setup.ts';
import type { RoomsPorts } from './rooms/setup.ts';

const accounts: AccountsPorts = {
  membershipOf,
  hasPreparedCv,
  whenVerified: [publishWaitingJobs, sendWaitingDecisions, publishWaitingCv],
  erasePerson: [eraseContactMessages, eraseNotices, forgetInChat, forgetInApplications, eraseInvitationsTo],
  personalWords: personalWordsInCv,
};

const lookups: LookupsPorts = {
  countLiveAds,
  companies: ({ readDb }) => listCompanyNames(readDb),
  cvUsers: async (services, who, page) => {
    const { sampleOnly } = await payingViewer(services, who);
    return await listCvUsers(services.readDb, { sampleOnly, ...page });
  },
};

const companies: CompaniesPorts = { liveAdCount, invoiceRecipient: findBilling };
const membership: MembershipPorts = { liveAds: listLiveAds };

const cv: CvPorts = { anonymousColumns, indexCvs };

const candidates: CandidatesPorts = {
  haveApplied: haveAppliedTo,
  haveAnswered,
  interviewsWith,
  readQuestionsAboutCv,
};

const notices: NoticesPorts = { seeAbout, renewAbout, markOfSample };
const notifications: NotificationsPorts = { candidateNames: displayNamesFor, visitorNames };
const chat: ChatPorts = {
  haveApplied: haveAppliedTo,
  haveBeenAsked,
  haveAnswered,
  haveAcceptedContact,
  haveInterview,
  haveOpenCv,
  seekerCards,
  pushMessage,
  interviewFacts: factsOfInterviews,
  askStates: statesOfAsks,
};

const rooms: RoomsPorts = {
  findInterview: findInterviewOfRoom,
  interviewMet: noteMeeting,
  interviewMessage: storeInConversation,
  interviewEnded: noteEnd,
};

/** Functions that slices use of the slices above them (decision 7). */
export const ports: Ports = {
  accounts,
  lookups,
  companies,
  membership,
  chat,
  cv,
  candidates,
  jobs: {
    applications: applicationsPort,
    comingInterviews,
    openInterviews: countOpenInterviews,
    openQuestions: countOpenQuestions,
    unreadAnswers: listUnreadAnswers,
  },
  applications: { questions: questionsPort, interviews: interviewsOfApplications },
  notices,
  notifications,
  rooms,
};
