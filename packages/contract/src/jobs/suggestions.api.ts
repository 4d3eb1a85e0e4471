import { defineCall } from '@jobblik/contract/kernel/call';
import { text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { suggestion } from './suggestions.schema.ts';

export const suggestKeywords = defineCall({
  method: 'GET',
  path: '/api/suggest_keywords',
  access: 'guest',
  summary:
    'Keywords that begin as what was typed and that live ads have, best first, at most ten. Two letters at least.',
  query: z.object({ typed: text(100).default('') }),
  response: z.object({ suggestions: z.array(suggestion) }),
  // High: called while a person types, and an office shares one address.
  limit: { max: 1200, seconds: 60 },
});
