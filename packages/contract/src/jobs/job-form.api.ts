import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { jobForm } from './job-form.schema.ts';
import { myJob } from './jobs.schema.ts';

export const getJobPermission = defineCall({
  method: 'GET',
  path: '/api/get_job_permission',
  access: 'employer',
  summary: 'May this employer create an ad: success; failed = no paid membership; error = no company profile.',
  spec: '2§7',
  response: result.extend({ permission: z.boolean(), company_name: z.string() }),
  demo: 'reads',
});

const written = result.extend({
  matched_users: z.array(z.number()),
  job_id: z.number().optional(),
  seo: z.string().optional(),
  updated_at: z.string().optional(),
  /** The ad is published automatically when the employer's e-mail is confirmed. */
  waits_for_email: z.boolean().optional(),
  waits_for_review: z.boolean().optional(),
});

export const createJob = defineCall({
  method: 'POST',
  path: '/api/create_job',
  access: 'employer',
  summary: 'Publishes an ad. `error` means no permission (membership or company profile).',
  spec: '2§7',
  body: z.object({ job: jsonText(jobForm) }),
  files: { upload_job_logo_file: 'image', upload_job_description_file: 'document' },
  response: written,
  demo: { result: 'success', matched_users: [] },
  limit: { max: 240, seconds: 3600 },
});

export const updateJob = defineCall({
  method: 'POST',
  path: '/api/update_job',
  access: 'employer',
  summary: 'Changes an ad. Someone else saved in between: 409 `job_changed`.',
  spec: '2§7',
  body: z.object({ job: jsonText(jobForm.extend({ id })) }),
  files: { upload_job_logo_file: 'image', upload_job_description_file: 'document' },
  response: written,
  demo: { result: 'success', matched_users: [] },
  limit: { max: 240, seconds: 3600 },
  problems: ['job_changed', 'not_yours'],
});

export const getJobForm = defineCall({
  method: 'GET',
  path: '/api/get_job_form/:id',
  access: 'guest',
  summary: 'An ad as its form edits it: for its employer, and for anyone an ad of the demo company.',
  spec: '2§7',
  params: z.object({ id }),
  response: z.object({ job: myJob }),
  demo: 'reads',
  problems: ['not_found', 'not_yours'],
});
