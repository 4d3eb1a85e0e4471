import { expect, test } from 'vitest';
import { reachableFiles } from './import-law/reachable-files.ts';

/** Use cases, and the most source files that each may load: today's number with a small margin. */
const useCases: readonly (readonly [file: string, most: number])[] = [
  ['applications/apply-to-job.ts', 260],
  ['jobs/form/publish-job.ts', 185],
  ['jobs/search/search-jobs.ts', 180],
  ['cv/own/save-cv.ts', 180],
  ['cv/search/search-cvs.ts', 180],
  ['cv/candidates/request-contact.ts', 215],
  ['chat/post-message.ts', 75],
  ['interviews/book-interview.ts', 260],
  ['companies/save-company.ts', 125],
  ['accounts/register-user.ts', 75],
];

test.each(useCases)('%s loads at most %i files', (file, most) => {
  const { size } = reachableFiles(`apps/server/src/${file}`);
  console.log(`${file}: ${size} files`);
  expect(size).toBeLessThanOrEqual(most);
});
