import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import type { AgentFormInput, JobAgent } from '@jobblik/contract/agents/agents.schema';
import { jobTypeOf } from '@jobblik/contract/lookups/choices.rules';

/** Something chosen by name. `gone`: it was chosen once and cannot be any more. */
export interface Choice {
  id: number;
  name: string;
  gone?: boolean;
}

export interface PlaceChoice extends Choice {
  /** Empty for a town or a region. */
  zip: string;
}

/** What the form of an agent holds. */
export interface AgentValues {
  title: string;
  keywords: string[];
  categories: Choice[];
  places: PlaceChoice[];
  jobTypes: number[];
  companies: Choice[];
  frequency: MailFrequency;
}

export const emptyAgent: AgentValues = {
  title: '',
  keywords: [],
  categories: [],
  places: [],
  jobTypes: [],
  companies: [],
  frequency: 'daily',
};

/** The form filled with an agent. */
export function valuesOf(agent: JobAgent): AgentValues {
  return {
    title: agent.title,
    keywords: agent.keywords,
    categories: agent.categories.map(({ id, text, gone }) => ({ id, name: text, gone })),
    places: agent.location.map(({ id, name, zip, gone }) => ({ id, name, zip, gone })),
    jobTypes: agent.job_types.map(({ id }) => id),
    companies: agent.company.map(({ company_id, company_name, gone }) => ({
      id: company_id,
      name: company_name,
      gone,
    })),
    frequency: agent.frequency,
  };
}

/**
 * The body of the call for what stands in the form.
 * @param uuid of a new agent's form
 */
export function formOf(values: AgentValues, uuid?: string): AgentFormInput {
  const ids = (list: readonly Choice[]) => list.map(({ id }) => ({ id }));
  return {
    title: values.title,
    keywords: values.keywords,
    categories: ids(values.categories),
    location: ids(values.places),
    job_type: ids(values.jobTypes.map((id) => jobTypeOf(id))),
    company: values.companies.map(({ id, name }) => ({ company_id: id, company_name: name })),
    frequency: values.frequency,
    ...(uuid && { uuid }),
  };
}

/** Whether anything is chosen at all (spec 1§5). */
export function hasChosen(values: AgentValues): boolean {
  const { keywords, categories, places, jobTypes, companies } = values;
  return [keywords, categories, places, jobTypes, companies].some((list) => list.length > 0);
}

/** "8000 Aarhus C", "Midtjylland" */
export function placeLabel({ zip, name }: Pick<PlaceChoice, 'zip' | 'name'>): string {
  return zip ? `${zip} ${name}` : name;
}

/** Names of everything chosen that still is there, the telling ones first. */
export function namesOf(values: AgentValues): string[] {
  const standing = (list: readonly Choice[]) => list.filter(({ gone }) => !gone).map(({ name }) => name);
  return [
    ...values.keywords,
    ...standing(values.categories),
    ...standing(values.companies),
    ...standing(values.places),
    ...values.jobTypes.map((id) => jobTypeOf(id).name),
  ];
}
