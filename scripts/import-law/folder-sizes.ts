import { dirname } from 'node:path/posix';

/** Source folders whose files are counted. */
const sources = [
  'packages/contract/src/',
  'packages/danish/src/',
  'packages/cv-parser/src/',
  'apps/server/src/',
  'apps/web/app/',
];

/** How many files each source folder contains directly, without tests. @param files paths from the root of the repository */
export function countByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!sources.some((folder) => file.startsWith(folder)) || /\.test\.tsx?$/.test(file)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}
