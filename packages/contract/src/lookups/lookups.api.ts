import { defineCall } from '@jobblik/contract/kernel/call';
import { named, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import {
  categoryWithChildren,
  categoryWithSubCategories,
  city,
  cityQuery,
  countedCategory,
  cvUsersQuery,
  place,
} from './lookups.schema.ts';

const reference = { method: 'GET', access: 'guest', spec: '1§7' } as const;

export const getMainCategories = defineCall({
  ...reference,
  path: '/api/get_main_categories/0',
  summary: 'Main categories, each with its number of live ads.',
  response: z.array(countedCategory),
});

export const getAllCategories = defineCall({
  ...reference,
  path: '/api/get_all_categories/0',
  summary: 'Main categories with their categories as `children`.',
  response: z.array(categoryWithChildren),
});

export const getCategories = defineCall({
  ...reference,
  path: '/api/get_categories/0',
  summary: 'Main categories with their categories as `sub_categories`.',
  response: z.array(categoryWithSubCategories),
});

export const getCities = defineCall({
  ...reference,
  path: '/api/get_cities',
  summary: 'Every Danish postcode.',
  response: z.array(city),
});

export const getCitiesWithQuery = defineCall({
  ...reference,
  path: '/api/get_cities_with_query/:query',
  summary: 'Places that begin with, contain or are the postcode of what was typed, best first, at most 20.',
  params: z.object({ query: text(100) }),
  query: cityQuery,
  response: z.array(place),
});

export const getCompanies = defineCall({
  ...reference,
  path: '/api/get_companies',
  summary: 'Companies with a profile, by name.',
  response: z.array(named),
});

export const getCvUsers = defineCall({
  ...reference,
  path: '/api/get_cv_users',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'People whose published CV shows their name, by name, in pages of at most 200. Needs a paid membership, else `membership_required` (403).',
  query: cvUsersQuery,
  response: z.array(named),
  demo: 'reads',
  problems: ['membership_required'],
});

export const getJobWishes = defineCall({
  ...reference,
  path: '/api/get_job_wishes/1',
  summary: 'Job titles to wish for.',
  response: z.array(named),
});

export const getSkills = defineCall({
  ...reference,
  path: '/api/get_skills/0',
  summary: 'Skills, by name.',
  response: z.array(named),
});

export const getLanguages = defineCall({
  ...reference,
  path: '/api/get_languages',
  summary: 'Languages, those most spoken in Denmark first.',
  response: z.array(named),
});
