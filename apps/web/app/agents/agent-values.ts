import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import type { AgentFormInput, JobAgent } from '@jobblik/contract/agents/agents.schema';
import { remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { jobTypeOf } from '@jobblik/contract/lookups/choices.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Words } from '../platform/words/i18n';

/** A choice with its name. `gone` is true when it no longer exists in the lookups. */
export interface Choice {
  id: number;
  name: string;
  gone?: boolean;
}

export interface PlaceChoice extends Choice {
  /** Empty for a town or a region. */
  zip: string;
}

/** A postcode and the kilometres around it. */
export interface NearChoice extends PlaceChoice {
  radius: number;
}

/** Values of a job agent's form. */
export interface AgentValues {
  title: string;
  keywords: string[];
  categories: Choice[];
  places: PlaceChoice[];
  near: NearChoice | null;
  jobTypes: number[];
  companies: Choice[];
  /** Work from home by the ids of the job search. */
  remote: number[];
  payShown: boolean;
  /** By the ids of the job search. */
  wishes: number[];
  frequency: MailFrequency;
}

export const emptyAgent: AgentValues = {
  title: '',
  keywords: [],
  categories: [],
  places: [],
  near: null,
  jobTypes: [],
  companies: [],
  remote: [],
  payShown: false,
  wishes: [],
  frequency: 'daily',
};

/** Form values of an existing agent. */
export function valuesOf(agent: JobAgent): AgentValues {
  return {
    title: agent.title,
    keywords: agent.keywords,
    categories: agent.categories.map(({ id, text, gone }) => ({ id, name: text, gone })),
    places: agent.location.map(({ id, name, zip, gone }) => ({ id, name, zip, gone })),
    near: agent.near && nearOf(agent.near),
    jobTypes: agent.job_types.map(({ id }) => id),
    companies: agent.company.map(({ company_id, company_name, gone }) => ({
      id: company_id,
      name: company_name,
      gone,
    })),
    remote: agent.remote,
    payShown: agent.pay_shown,
    wishes: agent.wishes,
    frequency: agent.frequency,
  };
}

/** Form value of an agent's search circle. */
export function nearOf({ id, name, zip, gone, radius }: NearChoice): NearChoice {
  return { id, name, zip, radius, ...(gone && { gone }) };
}

/** The fields of the call for a circle. */
export function nearForm(near: NearChoice | null) {
  return near ? { postcode: near.id, radius: near.radius } : { postcode: 0 };
}

/**
 * Request body for the form's values.
 * @param uuid of a new agent's form
 */
export function formOf(values: AgentValues, uuid?: string): AgentFormInput {
  const ids = (list: readonly Choice[]) => list.map(({ id }) => ({ id }));
  return {
    title: values.title,
    keywords: values.keywords,
    categories: ids(values.categories),
    location: ids(values.places),
    ...nearForm(values.near),
    job_type: ids(values.jobTypes.map((id) => jobTypeOf(id))),
    company: values.companies.map(({ id, name }) => ({ company_id: id, company_name: name })),
    remote: values.remote,
    pay_shown: values.payShown,
    wishes: values.wishes,
    frequency: values.frequency,
    ...(uuid && { uuid }),
  };
}

/** The form's fields, where the call names them otherwise. */
export const paths = {
  location: 'places',
  postcode: 'near',
  radius: 'near',
  job_type: 'jobTypes',
  company: 'companies',
  pay_shown: 'payShown',
} as const satisfies Readonly<Record<string, keyof AgentValues>>;

/** Whether anything is chosen at all (spec 1§5). */
export function hasChosen(values: AgentValues): boolean {
  const { keywords, categories, places, near, jobTypes, companies, remote, payShown, wishes: wished } = values;
  return (
    near !== null ||
    payShown ||
    [keywords, categories, places, jobTypes, companies, remote, wished].some((list) => list.length > 0)
  );
}

/** "Højst 25 km fra 8000 Aarhus C" */
export function nearText(
  near: Pick<NearChoice, 'zip' | 'name' | 'radius'>,
  t: Words<'agents' | 'seeker-agents'>,
): string {
  return t('near', { km: near.radius, place: placeLabel(near) });
}

/** Names of all choices that still exist, the most specific ones first. */
export function namesOf(values: AgentValues, t: Words<'agents'>): string[] {
  const existingNames = (list: readonly Choice[]) => list.filter(({ gone }) => !gone).map(({ name }) => name);
  return [
    ...values.keywords,
    ...existingNames(values.categories),
    ...existingNames(values.companies),
    ...existingNames(values.places),
    ...(values.near && !values.near.gone ? [nearText(values.near, t)] : []),
    ...values.jobTypes.map((id) => jobTypeOf(id).name),
    ...remoteChoices.filter(({ id }) => values.remote.includes(id)).map(({ id }) => t(`remote.${id}`)),
    ...(values.payShown ? [t('pay')] : []),
    ...wishes.filter(({ id }) => values.wishes.includes(id)).map(({ name }) => name),
  ];
}
