import { userType } from './kernel/session.ts';

/** First part of the addresses of each side's screens (spec 1§2, 2§2). */
export const areas = { seeker: 'kandidat', employer: 'virksomhed' } as const;
export type ScreenArea = (typeof areas)[keyof typeof areas];

/** The area of an account by its type, `userType`. */
export function screenAreaOf(type: number | undefined): ScreenArea {
  return type === userType.employer ? areas.employer : areas.seeker;
}

/**
 * Every screen's address, once, as the specification writes it: the browser's routes, links, mails, notices and the site map take
 * theirs from here. A part that begins with a colon is a parameter; one that ends in `?` may be left out. `:area` is {@link ScreenArea}.
 */
export const paths = {
  home: '/home',
  findJob: '/find/job',
  jobSearchFeed: '/find/job/feed',
  compareJobs: '/find/job/sammenlign',
  job: '/job/:job_id/:job_seo?',
  apply: '/apply/:job_id',
  companies: '/virksomheder',
  company: '/company/:company_id',
  blogPosts: '/blog-list',
  blogPost: '/blog/:blog_id/:blog_seo?',
  contact: '/kontakt',
  about: '/om-jobblik',
  support: '/support',
  terms: '/vilkaar-og-betingelser',
  termsInEnglish: '/termsandconditions',
  privacy: '/privatlivspolitik',
  accessibility: '/tilgaengelighed',
  report: '/rapporter/:kind/:thing',
  forEmployers: '/smart-rekruttering',
  forSeekers: '/hvordan-fungere-det',
  videoGuide: '/videopræsentation',
  cvGuide: '/cv-vejledning',
  careerAdvice: '/karrieresparring',
  outplacement: '/outplacement',
  jobAdvertising: '/jobannoncering',
  recruitment: '/rekruttering',
  videoInterviews: '/videointerview',
  branding: '/virksomhedsbranding',
  howWeRecommend: '/saadan-anbefaler-vi',
  offline: '/offline',
  chooseLanguage: '/sprog',
  design: '/design',

  login: '/login',
  loginLink: '/login-link/:token',
  forgotPassword: '/forgot',
  resetPassword: '/ResetPassword/:token',
  socialReturn: '/auth/callback/:email',
  confirmEmail: '/bekraeft-email',
  confirmedEmail: '/bekraeft-email/:token',
  stopJobMails: '/jobagent/stop/:token',
  stopCandidateMails: '/cv-match/stop/:token',
  stopNoticeMails: '/notifikation/stop/:token',
  invitationMails: '/invitation/:token',
  answerInterview: '/interview/svar/:token',

  dashboard: '/:area/dashboard',
  settings: '/:area/indstillinger',
  conversations: '/:area/beskedliste',
  conversation: '/:area/besked',
  calendar: '/:area/interview/liste',
  notifications: '/:area/notifikation',
  noticeSettings: '/:area/notifikation/indstillinger',
  agents: '/:area/agent/liste',
  createAgent: '/:area/agent/Opret',
  agentResult: '/:area/agent/resultat/:agent_id',
  plans: '/:area/medlemskab/pakke',
  payment: '/:area/medlemskab/betaling',
  paymentReturn: '/:area/medlemskab/retur',
  paid: '/:area/medlemskab/succes',
  order: '/:area/medlemskab/bestilling/:order_id',
  transactions: '/:area/transaktioner',
  transaction: '/:area/transaktioner/:transaction_id',
  withdrawal: '/kandidat/transaktioner/:transaction_id/fortryd',

  cv: '/kandidat/cv',
  createCv: '/kandidat/cv/Opret',
  editCv: '/kandidat/cv/Rediger',
  ownCv: '/kandidat/mitcv',
  cvVideo: '/kandidat/video',
  editJobAgent: '/kandidat/agent/Redigere/:agent_id',
  savedJobs: '/kandidat/job/gemte',
  ownApplications: '/kandidat/job/applikationer',
  generalQuestions: '/kandidat/job/generelle_spørgsmål',
  applicationAnswers: '/kandidat/job/ansøgningsdetalje/:application_id',
  commonAnswers: '/kandidat/job/fælles-svar-detalje/:ask_id',
  recommendedJobs: '/kandidat/anbefalet',
  seekerInterviewRoom: '/kandidat/strøm/:stream_id/:room_id',

  companyProfile: '/virksomhed/profil',
  verifyCompany: '/virksomhed/bekraeft',
  newAd: '/virksomhed/job/check',
  createAd: '/virksomhed/job/opret_job',
  editAd: '/virksomhed/job/redigere_job/:id/:seo',
  ownAds: '/virksomhed/job/liste',
  applicants: '/virksomhed/job/detalje/:job_id/:page_from',
  applicantsOfJob: '/virksomhed/job/anvendelse/:job_id',
  recommendedCandidates: '/virksomhed/job/anbefalet/:job_id',
  searchCvs: '/virksomhed/cv/søg',
  candidate: '/virksomhed/cv/Vis/:url',
  savedCvs: '/virksomhed/cv/gemte',
  editCandidateAgent: '/virksomhed/agent/Rediger/:agent_id',
  employerInterviewRoom: '/virksomhed/strøm/:stream_id',
  companyRoom: '/virksomhed/cstream/:meeting_link',

  confirmCompany: '/bekraeft-virksomhed/:token',

  admin: '/admin',
  adminLogin: '/admin/login',
  adminLog: '/admin/log',
  adminLookUp: '/admin/opslag',

  guestRoom: '/stream/:room_id',
  freeRoom: '/Videostreaming',
} as const;

export type PathName = keyof typeof paths;

/** The parameters in a pattern: `job_id` and `job_seo?` of `/job/:job_id/:job_seo?`. */
type Names<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;
type Value<Name> = Name extends 'area' ? ScreenArea : string | number;
type Optional<All extends string> = All extends `${infer Name}?` ? Name : never;
type Params<All extends string> = { [Name in Exclude<All, `${string}?`>]: Value<Name> } & {
  [Name in Optional<All>]?: Value<Name>;
};
type Arguments<Pattern extends string> = [Names<Pattern>] extends [never] ? [] : [params: Params<Names<Pattern>>];

/**
 * The address of a screen, from its first slash: `pathTo('job', { job_id: 7, job_seo: 'kok' })` is `/job/7/kok`. Parameters are
 * percent-encoded; the fixed parts keep their Danish letters, as the specification writes them.
 */
export function pathTo<Name extends PathName>(name: Name, ...[params]: Arguments<(typeof paths)[Name]>): string {
  const values: Readonly<Record<string, string | number | undefined>> = params ?? {};
  return paths[name].replace(/\/:(\w+)\??/g, (_part, key: string) => {
    const value = values[key];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** The fixed start of a screen's address, before its first parameter: `/job/` of every ad. */
export function startOf(name: PathName): string {
  const [start = ''] = paths[name].split(':');
  return start;
}

/** Whether an address is one of an area's screens. */
export function isIn(area: ScreenArea, path: string): boolean {
  return path === `/${area}` || path.startsWith(`/${area}/`);
}
