import type { BotLink } from '@jobblik/contract/chatbot/chatbot.schema';
import { jobSearch } from '@jobblik/contract/jobs/job-search.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { fold, readWords } from '@jobblik/danish';
import { searchJobs } from '../../jobs/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { ChatbotAnswer } from '../chatbot.ts';
import type { JobQuestion } from './read-job-question.ts';

const word = words('chatbot-answers');

/** Most ads in an answer. */
const mostNamed = 3;

/** Searches live ads as the search page does and lists the hits with links. */
export async function findJobs(services: Services, who: Principal, question: JobQuestion): Promise<ChatbotAnswer> {
  const { keyword, place, jobType } = question;
  const found = await searchJobs(
    services,
    who,
    jobSearch.parse({
      keyword,
      location: place ? [slugOf(place)] : [],
      job_type: jobType ? [jobType] : [],
    }),
  );
  // Hits for only some of the words do not count.
  const count = found.near_hits ? 0 : found.count;
  const corrected = found.corrected_keyword;
  const named = count > 0 ? found.jobs.slice(0, mostNamed) : [];
  const links: BotLink[] = named.map(({ id, seo, title, company, location }) => ({
    label: title,
    to: pathTo('job', { job_id: id, job_seo: seo }),
    note: [company.name, location[0]?.name].filter(Boolean).join(' · '),
  }));
  if (count > 0) links.push({ label: word('jobs.see_all', { count }), to: searchPath(question, corrected) });
  else links.push({ label: word('jobs.agent'), to: pathTo('createAgent', { area: 'kandidat' }) });
  return {
    kind: 'jobs',
    answer: textOf(question, { count, corrected }),
    links,
    choices: [],
    context: { topic: 'jobs', keyword, place, ...(jobType && { job_type: jobType }) },
  };
}

function textOf({ keyword, place, jobType }: JobQuestion, found: { count: number; corrected: string | null }): string {
  const { count, corrected } = found;
  const where = place && word(islands.has(fold(place)) ? 'jobs.on' : 'jobs.in', { place });
  const type = jobType ? word(`jobs.type.${jobType as 1 | 2 | 3 | 4 | 5}`) : '';
  if (count > 0 && corrected) return word('jobs.found_corrected', { count, corrected, what: type + where });
  const what = type + (keyword && word('jobs.as', { keyword })) + where;
  return count > 0 ? word('jobs.found', { count, what }) : word('jobs.none', { what });
}

/** Places with the Danish preposition "på" instead of "i". */
const islands = readWords(new URL('./data/islands.txt', import.meta.url));

function slugOf(place: string): string {
  return place.toLowerCase().replace(/\s+/g, '-');
}

function searchPath({ keyword, place, jobType }: JobQuestion, corrected: string | null): string {
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', corrected ?? keyword);
  if (place) query.set('location', slugOf(place));
  if (jobType) query.set('type', String(jobType));
  const text = query.toString();
  return text ? `${pathTo('findJob')}?${text}` : pathTo('findJob');
}
