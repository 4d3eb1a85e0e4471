import { type JobFormInput, jobForm } from '@jobblik/contract/jobs/job-form.schema';
import type { JobDetail, JobPlace, MyJob, PayUnit, RemoteKind } from '@jobblik/contract/jobs/jobs.schema';
import { shownPay } from '@jobblik/contract/jobs/pay.rules';
import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
import { withScheme } from '@jobblik/contract/kernel/typed/web-address.rules';
import { sentChoice } from '@jobblik/contract/lookups/typed-word.rules';
import { dateText, parseDate } from '../../ui/text/date-text';
import { kronerText, parseDecimal } from './job-form-numbers';

/** A chosen category or skill with its name, so that a draft can show it before the lists have loaded. */
export interface Chosen {
  id: number;
  name: string;
}

/** A question of the ad as it is being written. */
export interface FormQuestion {
  question: string;
  /** Whether it may be answered by text and by video. */
  text: boolean;
  video: boolean;
}

/** Values of the ad form: numbers, kroner and dates as typed. */
export interface JobFormValues {
  title: string;
  job_type_id: string;
  categories: Chosen[];
  skills: Chosen[];
  pay_from: string;
  pay_to: string;
  pay_unit: PayUnit;
  pay_hidden: boolean;
  hours_per_week: string;
  remote: RemoteKind;
  remote_days: string;
  /** The first one is in the ad's address. */
  location: JobPlace[];
  address: string;
  job_start_date: string;
  job_deadline_date: string;
  description_html: string;
  education_id: string;
  experience: string;
  management_experience: boolean;
  contact_person: string;
  contact_phone: string;
  contact_email: string;
  /** Part of every application. */
  questions: FormQuestion[];
  is_redirect: boolean;
  real_url: string;
  url: string;
  company: string;
  company_website: string;
  is_active: boolean;
  remove_logo: boolean;
  remove_description_file: boolean;
}

export type JobFormField = keyof JobFormValues;

export const emptyJobForm: JobFormValues = {
  title: '',
  job_type_id: '1',
  categories: [],
  skills: [],
  pay_from: '',
  pay_to: '',
  pay_unit: 'month',
  pay_hidden: false,
  hours_per_week: '',
  remote: 'none',
  remote_days: '',
  location: [],
  address: '',
  job_start_date: '',
  job_deadline_date: '',
  description_html: '',
  education_id: '0',
  experience: '0',
  management_experience: false,
  contact_person: '',
  contact_phone: '',
  contact_email: '',
  questions: [],
  is_redirect: false,
  real_url: '',
  url: '',
  company: '',
  company_website: '',
  is_active: true,
  remove_logo: false,
  remove_description_file: false,
};

/** The form values of an ad. */
export function valuesOfJob(job: MyJob): JobFormValues {
  const named = ({ id, name }: Chosen): Chosen => ({ id, name });
  return {
    title: job.title,
    job_type_id: String(job.job_type_id),
    categories: job.categories.map(named),
    skills: job.skills.map(named),
    pay_from: kronerText(job.pay?.from),
    pay_to: kronerText(job.pay?.to),
    pay_unit: job.pay?.unit ?? 'month',
    pay_hidden: job.pay_hidden,
    hours_per_week: job.hours_per_week === null ? '' : String(job.hours_per_week).replace('.', ','),
    remote: job.remote,
    remote_days: job.remote_days === null ? '' : String(job.remote_days),
    location: job.location,
    address: job.address ?? '',
    job_start_date: dateText(job.job_start_date),
    job_deadline_date: dateText(job.job_deadline_date),
    description_html: job.description_html,
    education_id: String(job.education_id ?? 0),
    experience: String(job.experience),
    management_experience: job.management_experience === 1,
    contact_person: job.contact_person ?? '',
    contact_phone: job.contact_phone ?? '',
    contact_email: job.contact_email ?? '',
    questions: job.questions.map(({ question, text, video }) => ({ question, text: text === 1, video: video === 1 })),
    is_redirect: job.is_redirect === 1,
    real_url: job.real_url ?? '',
    url: job.url ?? '',
    company: job.company_name ?? '',
    company_website: job.company_website ?? '',
    is_active: job.is_active === 1 || job.waits_for_email || job.waits_for_review,
    remove_logo: false,
    remove_description_file: false,
  };
}

/** The reverse: the fields of an ad from its form. Invalid amounts and dates are left out. */
export function fieldsOfValues(values: JobFormValues) {
  return {
    title: values.title.trim(),
    skills: values.skills,
    pay: shownPay({
      from: readAmount(values.pay_from) ?? null,
      to: readAmount(values.pay_to) ?? null,
      unit: values.pay_unit,
      hidden: values.pay_hidden,
    }),
    is_redirect: values.is_redirect ? 1 : 0,
    real_url: values.real_url || null,
    location: values.location,
    remote: values.remote,
    remote_days: values.remote_days ? Number(values.remote_days) : null,
    hours_per_week: parseDecimal(values.hours_per_week) ?? null,
    job_deadline_date: parseDate(values.job_deadline_date) ?? null,
    contact_person: values.contact_person || null,
    contact_email: values.contact_email || null,
    contact_phone: values.contact_phone || null,
    questions: questionsOf(values),
    company_website: values.company_website || null,
    url: values.url || null,
    description_html: values.description_html,
    address: values.address || null,
    experience: Number(values.experience),
    management_experience: values.management_experience ? 1 : 0,
    education_id: Number(values.education_id) || null,
    job_start_date: parseDate(values.job_start_date) ?? null,
    is_active: values.is_active ? 1 : 0,
  } satisfies Partial<JobDetail>;
}

/** A new ad as a copy of another one: without its dates, which have passed or soon will. */
export function copyOfJob(job: MyJob): JobFormValues {
  return { ...valuesOfJob(job), job_start_date: '', job_deadline_date: '', is_active: true };
}

/** Input of the call. Invalid amounts and dates are refused by `checkJobForm`; here they are left out. */
export function jobFormInput(values: JobFormValues): JobFormInput {
  const {
    pay_from,
    pay_to,
    pay_unit,
    pay_hidden,
    remote_days,
    hours_per_week,
    categories,
    skills,
    location,
    ...plain
  } = values;
  return {
    ...plain,
    job_type_id: Number(values.job_type_id),
    education_id: Number(values.education_id),
    experience: Number(values.experience),
    real_url: sentApplyAddress(values),
    url: withScheme(values.url),
    company_website: withScheme(values.company_website),
    contact_email: values.contact_email.trim(),
    questions: questionsOf(values),
    job_start_date: parseDate(values.job_start_date) ?? null,
    job_deadline_date: parseDate(values.job_deadline_date) ?? null,
    categories: categories.map(({ id }) => id),
    skills: skills.map(sentChoice),
    location: location.map(({ id }) => id),
    pay: { from: readAmount(pay_from) ?? null, to: readAmount(pay_to) ?? null, unit: pay_unit, hidden: pay_hidden },
    remote_days: values.remote === 'hybrid' && remote_days ? Number(remote_days) : null,
    hours_per_week: parseDecimal(hours_per_week) ?? null,
  };
}

/** The address to apply at. While its field is not shown, an invalid address is left out. */
function sentApplyAddress({ is_redirect, real_url }: JobFormValues): string | null {
  const address = withScheme(real_url);
  return is_redirect || jobForm.shape.real_url.safeParse(address).success ? address : null;
}

/** The questions with a text. */
function questionsOf({ questions }: JobFormValues) {
  const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);
  return questions
    .map(({ question, text, video }) => ({ question: question.trim(), text: flag(text), video: flag(video) }))
    .filter(({ question }) => question !== '');
}

/** Fields in which two versions of an ad differ, in the order of the form. */
export function differingFields(one: JobFormValues, other: JobFormValues): JobFormField[] {
  const fields = Object.keys(emptyJobForm) as JobFormField[];
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}
