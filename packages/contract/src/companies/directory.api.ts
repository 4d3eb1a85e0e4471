import { defineCall } from '@jobblik/contract/kernel/call';
import { directoryAnswer, directoryQuery } from './directory.schema.ts';

export const searchCompanies = defineCall({
  method: 'GET',
  path: '/api/search_companies',
  access: 'guest',
  summary:
    'One page of the companies with an active account and a confirmed e-mail, by words, place, trade and initial, with the counts of each choice. A page beyond the last one is empty.',
  query: directoryQuery,
  response: directoryAnswer,
  limit: { max: 600, seconds: 60 },
});
