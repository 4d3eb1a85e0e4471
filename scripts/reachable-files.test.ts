import { expect, test } from 'vitest';
import { reachableFiles } from './import-law/reachable-files.ts';

/** Use cases, and the most source files that each may load: today's number with a small margin. */
const useCases: readonly (readonly [file: string, most: number])[] = [
  ['applications/apply-to-job.ts', 156],
  ['jobs/form/publish-job.ts', 208],
  ['jobs/search/search-jobs.ts', 195],
  ['cv/own/save-cv.ts', 112],
  ['candidates/search/search-cvs.ts', 210],
  ['candidates/contact/request-contact.ts', 182],
  ['chat/post-message.ts', 86],
  ['interviews/book-interview.ts', 198],
  ['companies/save-company.ts', 84],
  ['accounts/register-user.ts', 84],
];

test.each(useCases)('%s loads at most %i files', (file, most) => {
  const { size } = reachableFiles(`apps/server/src/${file}`);
  console.log(`${file}: ${size} files`);
  expect(size).toBeLessThanOrEqual(most);
});
