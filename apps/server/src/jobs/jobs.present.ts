import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import {
  applyRefusal,
  canClose,
  canReopen,
  canRepost,
  firstEnd,
  type JobHold,
  type JobLife,
  jobStateAt,
  type SentApplication,
  type Viewer,
} from '@jobblik/contract/jobs/jobs.rules';
import type { JobCard, JobDetail, JobPlace, JobPreview, MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { shownPay } from '@jobblik/contract/jobs/pay.rules';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import { shownAddress } from '@jobblik/contract/kernel/typed/web-address.rules';
import { type CompanyRow, presentVerified } from '../companies/index.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { CardRow } from './job-cards.queries.ts';
import { fieldsOfColumns } from './job-fields.ts';
import type { ApplicationBrief, ApplicationCounts } from './jobs.ports.ts';
import type { JobRow } from './jobs.tables.ts';

/** What presenters need besides the rows: the time, and functions that turn ids into text and addresses. */
export interface Show {
  now: Date;
  place(cityId: number): JobPlace | undefined;
  category(id: number): { id: number; name: string; seo: string; level: number } | undefined;
  /** @param choice id, or a typed word */
  skill(choice: number | string): { id: number; name: string } | undefined;
  /** Address of a public picture. */
  picture(fileId: string): string;
  /** Address for saving a document, valid for one hour. */
  download(fileId: string): string;
}

export interface CardExtras {
  distanceKm: number | null;
  isSaved: boolean;
}

/** The parts of a row that decide whether the ad is shown. */
export function lifeOf(job: {
  isActive: boolean;
  deletedAt: Date | null;
  closedAt: Date | null;
  filled: boolean;
  publishedAt: Date | null;
  endsAt: Date | null;
  jobDeadlineDate: string | null;
  takenDownAt: Date | null;
  hiddenAt: Date | null;
  companyTakenDown: boolean;
}): JobLife {
  const { isActive, deletedAt, closedAt, filled, publishedAt, endsAt, jobDeadlineDate } = job;
  const life = { isActive, deletedAt, closedAt, filled, publishedAt, endsAt, deadline: jobDeadlineDate };
  return { ...life, hold: holdOf(job) };
}

/** How operators keep an ad from being shown, or null. */
export function holdOf(job: Pick<JobRow, 'takenDownAt' | 'hiddenAt' | 'companyTakenDown'>): JobHold | null {
  if (job.takenDownAt || job.companyTakenDown) return 'taken_down';
  return job.hiddenAt ? 'hidden' : null;
}

/** An ad as lists show it to this visitor. */
export function presentCard(row: CardRow, show: Show, extras: CardExtras): JobCard {
  return { ...cardFields(row, show), distance_km: extras.distanceKm, is_saved: extras.isSaved };
}

/** An ad beside a list: the fields of lists, and its text. */
export function presentPreview(row: AdRow, show: Show, extras: CardExtras): JobPreview {
  return { ...presentCard(row, show, extras), description_html: row.job.descriptionHtml };
}

/** The fields of an ad in every list. */
export function cardFields({ job, company, visits }: CardRow, show: Show) {
  const logo = job.logoFileId ?? company?.logoFileId;
  return {
    id: job.id,
    seo: job.seo,
    title: job.title,
    user_id: job.userId,
    company: {
      company_id: job.companyId ?? 0,
      name: job.companyName ?? company?.name ?? '',
      logo: logo ? show.picture(logo) : null,
    },
    is_redirect: job.isRedirect ? 1 : 0,
    real_url: job.isRedirect ? shownAddress(job.realUrl, 'https') : null,
    teaser: job.teaser,
    location: placesOf(job.cityIds, show),
    pay: shownPay({ from: job.payFrom, to: job.payTo, unit: job.payUnit, hidden: job.payHidden }),
    remote: job.remote,
    remote_days: job.remoteDays,
    hours_per_week: job.hoursPerWeek,
    job_type_id: job.jobTypeId,
    job_type: jobTypeOf(job.jobTypeId),
    category_id: job.categoryIds[0] ?? null,
    job_deadline_date: job.jobDeadlineDate,
    job_start_date: job.jobStartDate,
    created_at: (job.publishedAt ?? job.createdAt).toISOString(),
    visits,
    state: jobStateAt(lifeOf(job), show.now),
  };
}

/** The places of an ad, the main one first. Postcodes that no longer exist are left out. */
export function placesOf(cityIds: readonly number[], show: Show): JobPlace[] {
  return cityIds.flatMap((id) => show.place(id) ?? []);
}

/** The actions that the owner of an ad can take; without a paid membership only ending it. */
export function ownerCan(
  job: Pick<JobLife, 'deletedAt' | 'closedAt' | 'publishedAt'> & { increased: boolean },
  { now, paid }: { now: Date; paid: boolean },
): MyJob['can'] {
  const exists = job.deletedAt === null;
  return {
    edit: exists && paid,
    delete: exists,
    repost: paid && canRepost(job),
    close: canClose(job),
    reopen: canReopen(job, { now, paid, closingHeldBack: deletionHeldBack }),
  };
}

/** An ad with all columns that its page and its employer's screens need. */
export interface AdRow extends CardRow {
  job: JobRow;
  company: CompanyRow | null;
}

/** Stored files by id; removed files are missing. */
export type FilesById = ReadonlyMap<string, StoredFile>;

/** Every field of spec 2§3 that both sides of an ad see. */
export function adFields(row: AdRow, show: Show, files: FilesById) {
  const { job, company } = row;
  const card = cardFields(row, show);
  const logo = files.get(job.logoFileId ?? company?.logoFileId ?? '');
  const document = files.get(job.descriptionFileId ?? '');
  const categories = job.categoryIds.flatMap((id) => show.category(id) ?? []).map((one) => ({ ...one, is_active: 1 }));
  const skills = [...job.skillIds, ...job.typedSkills].flatMap((choice) => show.skill(choice) ?? []);
  const download = document ? show.download(document.id) : null;
  return {
    ...card,
    ...fieldsOfColumns(job),
    url: shownAddress(job.url),
    company_website: shownAddress(job.companyWebsite ?? company?.website ?? null),
    description: job.description,
    description_html: job.descriptionHtml,
    logo: card.company.logo,
    logo_real_name: logo?.realName ?? null,
    logo_size: logo?.size ?? null,
    job_desc_file: document
      ? {
          description_name: show.download(document.id),
          description_real_name: document.realName,
          description_file_type: document.extension,
          description_file_size: document.size,
        }
      : null,
    description_file: download,
    description_real_name: document?.realName ?? null,
    description_file_type: document?.extension ?? null,
    description_file_size: document?.size ?? null,
    city_id: job.cityIds[0] ?? null,
    categories,
    job_category: categories.map((category) => ({ category_id: category.id, category })),
    job_location: card.location.map((location) => ({ location_id: location.id, location })),
    skills,
    job_skill: skills.map((skill) => ({ skill_id: skill.id, skill })),
    end_date: (job.endsAt ?? firstEnd(job.createdAt)).toISOString(),
    is_active: job.isActive ? 1 : 0,
    display_order: job.displayOrder,
    increased: job.increased ? 1 : 0,
    updated_at: job.updatedAt.toISOString(),
    deleted_at: job.deletedAt?.toISOString() ?? null,
  };
}

export interface DetailExtras {
  viewer: Viewer;
  isOwner: boolean;
  application: SentApplication;
  /** Other live ads of the company. */
  otherJobs: number;
}

/** A whole ad as its page shows it to this visitor. */
export function presentDetail(row: AdRow, show: Show, files: FilesById, extras: DetailExtras): JobDetail {
  const { job, company } = row;
  const fields = adFields(row, show, files);
  const refusal = applyRefusal({ state: fields.state, isRedirect: job.isRedirect }, extras.viewer, extras.application);
  return {
    ...fields,
    user: {
      id: job.userId,
      user_company: {
        company_id: company?.id ?? 0,
        company_name: company?.name ?? '',
        company_branch: company?.branch ?? null,
        company_employees: company?.employees ?? null,
        company_teaser: textStart(company?.aboutText ?? '', 220),
        company_logo: company?.logoFileId ? show.picture(company.logoFileId) : null,
        company_verified: company ? presentVerified(company) : null,
        other_jobs: extras.otherJobs,
      },
    },
    can: {
      apply: refusal === null,
      save: extras.viewer === 'seeker' && job.deletedAt === null,
      edit: extras.isOwner && job.deletedAt === null,
    },
    apply_refusal: refusal,
    is_applied: extras.application === 'sent',
  };
}

/** The numbers of one ad on its employer's screens. */
export interface AdNumbers {
  clicks: number;
  unread: number;
  counts: ApplicationCounts;
  /** The newest applications. */
  applications: readonly ApplicationBrief[];
  visitDays: readonly { day: string; visits: number }[];
  applyDays: readonly { day: string; count: number }[];
}

/**
 * An ad as its owner sees it: with its numbers and the available actions.
 * @param paid whether the membership opens more than deleting
 */
export function presentMyJob(row: AdRow, show: Show, files: FilesById, numbers: AdNumbers, paid: boolean): MyJob {
  const { job } = row;
  const { applications, counts } = numbers;
  const pay = shownPay({ from: job.payFrom, to: job.payTo, unit: job.payUnit, hidden: false });
  return {
    ...adFields(row, show, files),
    // The form edits the ad's own texts; the page shows the company's texts where it has them.
    company_name: job.companyName,
    company_website: job.companyWebsite,
    url: job.url,
    real_url: job.realUrl,
    pay,
    pay_hidden: job.payHidden,
    waits_for_email: job.waitsForEmail,
    waits_for_review: job.waitsForReview,
    closed_at: job.closedAt?.toISOString() ?? null,
    permission: paid ? 1 : 0,
    job_apply_count: counts.total,
    job_apply_reject_count: counts.rejected,
    job_visit_count: row.visits,
    unread_apply_count: numbers.unread,
    interviews_count: counts.interviews,
    redirect_clicks: numbers.clicks,
    applications: applications.map(({ id, reject }) => ({ id, reject })),
    job_apply: applications.filter(({ reject }) => reject !== 1).map(({ id }) => ({ id })),
    job_apply_reject: applications.filter(({ reject }) => reject === 1).map(({ id }) => ({ id })),
    job_visit: numbers.visitDays.map(({ day, visits }) => ({ day, visits })),
    job_apply_days: numbers.applyDays.map(({ day, count }) => ({ day, applications: count })),
    can: ownerCan(job, { now: show.now, paid }),
  };
}
