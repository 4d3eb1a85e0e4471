import { expect, test } from 'vitest';
import { reachableFiles } from './import-law/reachable-files.ts';

/** Use cases, and the most source files that each may load: today's number with a small margin. */
const useCases: readonly (readonly [file: string, most: number])[] = [
  ['applications/apply-to-job.ts', 210],
  ['jobs/form/publish-job.ts', 200],
  ['jobs/search/search-jobs.ts', 195],
  ['cv/own/save-cv.ts', 139],
  ['candidates/search/search-cvs.ts', 206],
  ['candidates/contact/request-contact.ts', 192],
  ['chat/post-message.ts', 88],
  ['interviews/book-interview.ts', 217],
  ['companies/save-company.ts', 140],
  ['accounts/register-user.ts', 88],
];

test.each(useCases)('%s loads at most %i files', (file, most) => {
  const { size } = reachableFiles(`apps/server/src/${file}`);
  console.log(`${file}: ${size} files`);
  expect(size).toBeLessThanOrEqual(most);
});
