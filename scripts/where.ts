import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm run where jobs: the files of one slice, by kind.
const root = fileURLToPath(new URL('..', import.meta.url));
const slice = process.argv[2];
const slices = globSync('{packages/contract/src,apps/server/src,apps/web/app}/*/', { cwd: root })
  .map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? '')
  .filter((name) => !name.startsWith('.'));

if (!slice || !slices.includes(slice)) {
  console.error(`Usage: npm run where <slice>. Slices: ${[...new Set(slices)].sort().join(', ')}`);
  process.exit(1);
}

const kinds: Record<string, string[]> = {
  'what both sides agree on': [`packages/contract/src/${slice}/*.ts`],
  calls: [`apps/server/src/${slice}/**/*.routes.ts`],
  tables: [`apps/server/src/${slice}/**/*.tables.ts`],
  queries: [`apps/server/src/${slice}/**/*.queries.ts`],
  'who may': [`apps/server/src/${slice}/**/*.policy.ts`],
  'what leaves the server': [`apps/server/src/${slice}/**/*.present.ts`],
  'tasks and notices': [`apps/server/src/${slice}/**/*.{tasks,notices}.ts`],
  'sample rows': [`apps/server/src/${slice}/**/*.factory.ts`],
  'use cases and what they need': [`apps/server/src/${slice}/**/*.ts`],
  addresses: [`apps/web/app/${slice}/routes.ts`],
  screens: [`apps/web/app/${slice}/**/*.page.tsx`],
  'pieces of screens': [`apps/web/app/${slice}/**/*.{ts,tsx,css}`],
  words: [`packages/words/locales/*/${slice}.json`],
  'browser journeys': [`e2e/${slice}*.spec.ts`, `e2e/${slice}/**/*.ts`],
};

const shown = new Set<string>();
for (const [kind, patterns] of Object.entries(kinds)) {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const fresh = files.filter((file) => !shown.has(file) && !tests.includes(file));
  if (fresh.length === 0) continue;
  console.log(`\n${kind}`);
  for (const file of fresh) {
    shown.add(file);
    console.log(`  ${file}`);
  }
}
const tests = globSync(`{packages/contract/src,apps/server/src,apps/web/app}/${slice}/**/*.test.{ts,tsx}`, {
  cwd: root,
});
if (tests.length > 0)
  console.log(
    `\ntests\n${tests
      .sort()
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
