import { defineCall } from '@jobblik/contract/kernel/call';
import { jobMapAnswer, jobSearch, jobSearchAnswer, similarKeywordsAnswer } from './job-search.schema.ts';

export const searchJobCondition = defineCall({
  method: 'POST',
  path: '/api/search_job_condition',
  access: 'guest',
  summary:
    'Searches live ads by words, place, category and the other filters; answers one page, the count and the counts of each choice.',
  spec: '1§7',
  body: jobSearch,
  response: jobSearchAnswer,
  // High: the screen searches 300 ms after typing, and an office shares one address.
  limit: { max: 1200, seconds: 60 },
});

export const mapJobCondition = defineCall({
  method: 'POST',
  path: '/api/map_job_condition',
  access: 'guest',
  summary: 'Counts the hits of a search by postcode, for a map. Order and page play no part.',
  body: jobSearch,
  response: jobMapAnswer,
  limit: { max: 300, seconds: 60 },
});

export const findSimilarKeywords = defineCall({
  method: 'POST',
  path: '/api/similar_keywords',
  access: 'guest',
  summary:
    'Words of the same trade as the keyword of a search that found nothing, each with its hits. Order and page play no part.',
  body: jobSearch,
  response: similarKeywordsAnswer,
  limit: { max: 300, seconds: 60 },
});
