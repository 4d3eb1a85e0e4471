import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { company, companyForm, companySuggestion } from './companies.schema.ts';

export const getCompanyProfile = defineCall({
  method: 'GET',
  path: '/api/get_company_profile/:id',
  access: 'guest',
  summary: 'A company page by company id. Its live ads: `search_job_condition` with `company_id`.',
  spec: '1§7',
  params: z.object({ id }),
  response: z.object({ company }),
  limit: { max: 600, seconds: 60 },
  problems: ['not_found'],
});

export const getEmployerProfile = defineCall({
  method: 'GET',
  path: '/api/get_employer_profile',
  access: 'employer',
  summary:
    "The employer's own company, or null before it is made; and what account and billing say of it, for empty fields.",
  spec: '2§7',
  response: z.object({ company: company.nullable(), suggested: companySuggestion }),
  demo: 'reads',
});

export const visitCompany = defineCall({
  method: 'POST',
  path: '/api/visit_company',
  access: 'seeker',
  summary: 'Tells that a job seeker has the company page open. Counts once a day; the employer is told then.',
  body: z.object({ company_id: id }),
  response: result,
  problems: ['not_found'],
});

export const createCompany = defineCall({
  method: 'POST',
  path: '/api/create_company',
  access: 'employer',
  summary: "Makes or changes the employer's company. Someone else saved in between: 409 `company_changed`.",
  spec: '2§7',
  body: z.object({ company: jsonText(companyForm) }),
  files: { upload_company_logo_file: 'image', upload_company_video_file: 'video' },
  response: result.extend({ company: company.optional() }),
  demo: { result: 'success' },
  limit: { max: 120, seconds: 3600 },
  problems: ['company_changed'],
});
