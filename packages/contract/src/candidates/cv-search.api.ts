import { defineCall } from '@jobblik/contract/kernel/call';
import { cvAlternatives, cvSearch, cvSearchAnswer, demoCvSearch } from './cv-search.schema.ts';

/** Enough for a person who pages fast; too few to copy the CV database. */
const limit = { max: 1200, seconds: 3600 };

export const searchCvPagination = defineCall({
  method: 'POST',
  path: '/api/search_cv_pagination',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Searches published CVs. Needs a paid membership, else `membership_required` (403).',
  spec: '2§7',
  body: cvSearch,
  response: cvSearchAnswer,
  demo: 'reads',
  limit,
  problems: ['membership_required'],
});

export const findCvAlternatives = defineCall({
  method: 'POST',
  path: '/api/cv_search_alternatives',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'Words of the same trade, places and counts that a search for CVs which found nothing can be changed to. Order and page play no part. Needs a paid membership, else `membership_required` (403).',
  body: cvSearch,
  response: cvAlternatives,
  demo: 'reads',
  limit,
  problems: ['membership_required'],
});

export const searchCvPaginationWithDemo = defineCall({
  method: 'POST',
  path: '/api/search_cv_pagination_with_demo',
  access: 'guest',
  summary: 'The CV search of the demo: people of the sample data only.',
  spec: '2§7',
  body: demoCvSearch,
  response: cvSearchAnswer,
  limit,
});
