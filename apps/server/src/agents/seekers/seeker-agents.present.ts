import { agentAgeRange, asksAge } from '@jobblik/contract/agents/seeker-agents.rules';
import type { CvHitReason, SeekerAgent, SeekerAgentHit } from '@jobblik/contract/agents/seeker-agents.schema';
import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { educationLevels, jobTypeOf } from '@jobblik/contract/lookups/choices.rules';
import { categoryById, categoryName, languageList } from '../../lookups/index.ts';
import { words } from '../../platform/words.ts';
import { nearName, placeName } from '../agent-names.ts';
import { type AgentNumbers, presentPlace } from '../agents.present.ts';
import { nearOf } from '../matching/agent-criteria.ts';
import type { CvHitRow, SeekerAgentRow } from './seeker-agents.tables.ts';
import type { criteriaOf } from './seeker-criteria.ts';

const word = words('mail');

/** A CV-match agent for its employer, with the numbers of its hits and new hits. */
export function presentSeekerAgent(agent: SeekerAgentRow, { results, unseen }: AgentNumbers): SeekerAgent {
  const types = agent.jobTypeIds.map((id) => jobTypeOf(id));
  const near = nearOf(agent);
  const educations = agent.educationIds.map((id) => ({ id, name: levelName(id) ?? '' }));
  return {
    id: agent.id,
    user_id: agent.userId,
    type: userType.employer,
    name: agent.title,
    job_type_id: types[0]?.id ?? null,
    agent_job_type: types[0] ?? null,
    job_types: types,
    min_age: agent.minAge,
    max_age: agent.maxAge,
    video_presentation: agent.video ? 1 : 0,
    cv_document: agent.document ? 1 : 0,
    experiences: agent.experienceIds.map((id) => ({ id, name: experienceName(id) ?? '' })),
    keywords: agent.keywords,
    near: near && { ...presentPlace(near.cityId), radius: near.radius },
    education_id: educations[0]?.id ?? null,
    agent_education: educations.map((education) => ({ education_id: education.id, education })),
    agent_location: agent.placeIds.map((id) => ({ location_id: id, location: presentPlace(id) })),
    agent_category: agent.categoryIds.map((id) => ({ category_id: id, category: presentCategory(id) })),
    agent_language: agent.languageIds.map((id) => {
      const language = languageList().shownById(id);
      return { language_id: id, language: { id, name: language?.name ?? '', gone: language === undefined } };
    }),
    frequency: agent.frequency,
    result_count: results,
    unseen_count: unseen,
    created_at: agent.createdAt.toISOString(),
    updated_at: agent.updatedAt.toISOString(),
  };
}

function presentCategory(id: number) {
  const category = categoryById(id);
  return {
    id,
    name: categoryName(category) ?? '',
    seo: category?.seo ?? '',
    level: category?.parentId === null ? 1 : 2,
    is_active: category ? 1 : 0,
    gone: category === undefined,
  };
}

function experienceName(id: number): string | undefined {
  return experienceLevels.find((level) => level.id === id)?.name;
}

function experienceText(id: number): string {
  return word('agents.cvs.experience', { years: experienceName(id) ?? '' });
}

function levelName(id: number): string | undefined {
  return educationLevels.find((level) => level.id === id)?.name;
}

/** "25–40 år"; the upper end includes everybody older: "25 år og ældre". */
function agesText(from: number, to: number): string {
  return to === agentAgeRange.max ? word('agents.cvs.oldest', { age: from }) : word('agents.cvs.ages', { from, to });
}

/** An agent's criteria in words, the most specific first; an age only if age filters are on. */
export function namesOfSeekerCriteria(criteria: ReturnType<typeof criteriaOf>, ageFilters: boolean): string[] {
  const { minAge: from, maxAge: to } = criteria;
  const names = [
    ...criteria.keywords,
    ...criteria.categoryIds.map((id) => categoryName(categoryById(id))),
    ...criteria.placeIds.map(placeName),
    nearName(criteria.near),
    ...criteria.jobTypeIds.map((id) => jobTypeOf(id).name),
    ...criteria.educationIds.map(levelName),
    ...criteria.experienceIds.map(experienceText),
    ...criteria.languageIds.map((id) => languageList().shownById(id)?.name),
    criteria.video ? word('agents.cvs.video') : undefined,
    criteria.document ? word('agents.cvs.document') : undefined,
    ageFilters && asksAge(criteria) ? agesText(from, to) : undefined,
  ];
  return names.filter((name) => name !== undefined);
}

/** @param shown the parts of the CV that this employer may see; an age is a reason only if age filters are on */
export function presentCvHit(
  shown: { candidate: Candidate; heart: boolean },
  hit: CvHitRow,
  { isNew, ageFilters, agent }: { isNew: boolean; ageFilters: boolean; agent: Pick<SeekerAgent, 'near'> },
): SeekerAgentHit {
  const { candidate, heart } = shown;
  return {
    ...candidate,
    heart,
    reason: reasonOf(hit, ageFilters, agent),
    is_new: isNew,
    found_at: hit.foundAt.toISOString(),
  };
}

function reasonOf(hit: CvHitRow, ageFilters: boolean, { near }: Pick<SeekerAgent, 'near'>): CvHitReason {
  const nameOf = (id: number | null, name: (id: number) => string | undefined) =>
    id === null ? null : (name(id) ?? null);
  return {
    category: nameOf(hit.categoryId, (id) => categoryName(categoryById(id))),
    location: nameOf(hit.placeId, placeName),
    job_type: nameOf(hit.jobTypeId, (id) => jobTypeOf(id).name),
    education: nameOf(hit.educationId, levelName),
    language: nameOf(hit.languageId, (id) => languageList().shownById(id)?.name),
    video: hit.byVideo,
    document: hit.byDocument,
    experience: nameOf(hit.experienceId, experienceName),
    keyword: hit.keyword,
    near: hit.byNear && near ? { name: near.name, zip: near.zip, radius: near.radius } : null,
    age: hit.byAge && ageFilters,
  };
}
