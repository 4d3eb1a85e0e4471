import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { templateLimits } from './templates.rules.ts';
import { messageTemplate, newTemplate } from './templates.schema.ts';

const templates = z.object({ templates: z.array(messageTemplate) });

export const getMessageTemplates = defineCall({
  method: 'GET',
  path: '/api/get_message_templates',
  access: 'employer',
  summary: "The employer's own texts for rejecting and parking, and questions for asking, by name.",
  response: templates,
  demo: 'reads',
});

export const saveMessageTemplate = defineCall({
  method: 'POST',
  path: '/api/save_message_template',
  access: 'employer',
  summary: 'Makes a template, or gives one that is named by its id another name and other content.',
  body: z.object({ template_id: id.optional(), template: newTemplate }),
  response: result.extend({ template: messageTemplate.optional() }),
  demo: { result: 'success' },
  limit: { max: 240, seconds: 3600 },
  problems: ['not_found', 'too_many_templates'],
});

export const renameMessageTemplate = defineCall({
  method: 'POST',
  path: '/api/rename_message_template',
  access: 'employer',
  summary: 'Gives a template another name.',
  body: z.object({ template_id: id, name: requiredText(templateLimits.name) }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 240, seconds: 3600 },
  problems: ['not_found'],
});

export const deleteMessageTemplate = defineCall({
  method: 'POST',
  path: '/api/delete_message_template',
  access: 'employer',
  summary: 'Deletes a template. What was sent with it stays as it was sent.',
  body: z.object({ template_id: id }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found'],
});
