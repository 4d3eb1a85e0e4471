import { expect, test } from 'vitest';
import { reachableFiles } from './import-law/reachable-files.ts';

/** Use cases, and the most source files that each may load: today's number with a small margin. */
const useCases: readonly (readonly [file: string, most: number])[] = [
  ['applications/apply-to-job.ts', 213],
  ['jobs/form/publish-job.ts', 210],
  ['jobs/search/search-jobs.ts', 198],
  ['cv/own/save-cv.ts', 142],
  ['candidates/search/search-cvs.ts', 209],
  ['candidates/contact/request-contact.ts', 201],
  ['chat/post-message.ts', 90],
  ['interviews/book-interview.ts', 220],
  ['companies/save-company.ts', 144],
  ['accounts/register-user.ts', 90],
];

test.each(useCases)('%s loads at most %i files', (file, most) => {
  const { size } = reachableFiles(`apps/server/src/${file}`);
  console.log(`${file}: ${size} files`);
  expect(size).toBeLessThanOrEqual(most);
});
