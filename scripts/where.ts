import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm run where jobs: what one slice has, on one screen. npm run where jobs -- --files: its files by kind.
const root = fileURLToPath(new URL('..', import.meta.url));
const [slice, option] = process.argv.slice(2);
const slices = globSync('{packages/contract/src,apps/server/src,apps/web/app}/*/', { cwd: root })
  .map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? '')
  .filter((name) => !name.startsWith('.'));

if (!slice || !slices.includes(slice)) {
  console.error(`Usage: npm run where <slice> [-- --files]. Slices: ${[...new Set(slices)].sort().join(', ')}`);
  process.exit(1);
}

const width = 118;
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
/** The first groups of every match of an expression in some files. */
const matches = (files: readonly string[], expression: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(expression)].map(([, found = '']) => found));

const server = `apps/server/src/${slice}`;
const web = `apps/web/app/${slice}`;
const sources = find(`${server}/**/*.ts`).filter((file) => !isTest(file));
const screens = find(`${web}/**/*.{ts,tsx}`).filter((file) => !isTest(file));

/** Lists of words that the slice's screens use, and how many words each has. */
function wordLists(): string[] {
  const names = new Set(matches([...screens, ...sources], /(?:useWords|pageWords|words)\([^)]*?'([\w-]+)'\)/g));
  return [...names].sort().flatMap((name) => {
    const [file] = find(`packages/words/locales/da/${name}.json`);
    return file ? [`${name} (${matches([file], /"[^"]+": "([^"]?)/g).length})`] : [];
  });
}

/** Journeys that go to one of the slice's addresses, by the first part that no parameter follows. */
function journeys(): string[] {
  const addresses = matches([`${web}/routes.ts`].flatMap(find), /route\(\s*'([^':]+)/g).map((path) => `/${path}`);
  return find('e2e/*.spec.ts').filter((file) => {
    const text = read(file);
    return addresses.some((address) => text.includes(address) || text.includes(encodeURI(address)));
  });
}

const short = (files: readonly string[], folder: string) => files.map((file) => file.replace(`${folder}/`, ''));
const tables = find(`${server}/**/*.tables.ts`);
const summary: Record<string, { from: string; entries: readonly string[] }> = {
  calls: {
    from: `packages/contract/src/${slice}/*.api.ts`,
    entries: matches(find(`packages/contract/src/${slice}/*.api.ts`), /path: '\/api\/([^']+)'/g),
  },
  rules: {
    from: `packages/contract/src/${slice}/`,
    entries: short(find(`packages/contract/src/${slice}/*.rules.ts`), `packages/contract/src/${slice}`),
  },
  events: {
    from: `packages/contract/src/${slice}/*.events.ts`,
    entries: matches(find(`packages/contract/src/${slice}/*.events.ts`), /export const (\w+)/g),
  },
  tables: { from: `${server}/**/*.tables.ts`, entries: matches(tables, /pgTable\(\s*'(\w+)'/g) },
  tasks: { from: server, entries: matches(sources, /defineTask\(\{\s*name: '([^']+)'/g) },
  mails: {
    from: `${server}/**/*.{notices,mails}.ts, words in mail.json`,
    entries: Object.keys(mailWords()),
  },
  screens: { from: `${web}/routes.ts`, entries: matches(find(`${web}/routes.ts`), /route\(\s*'([^']+)'/g) },
  words: { from: 'packages/words/locales/{da,en}/', entries: wordLists() },
  journeys: { from: 'e2e/', entries: short(journeys(), 'e2e') },
};

function mailWords(): object {
  const mails = JSON.parse(read('packages/words/locales/da/mail.json')) as Record<string, object>;
  return mails[slice ?? ''] ?? {};
}

const kinds: Record<string, string> = {
  'what both sides agree on': `packages/contract/src/${slice}/*.ts`,
  server: `${server}/**/*.ts`,
  screens: `${web}/**/*.{ts,tsx,css}`,
};

if (option === '--files') {
  for (const [kind, pattern] of Object.entries(kinds)) print(kind, pattern, find(pattern), '\n  ');
} else {
  for (const [kind, { from, entries }] of Object.entries(summary)) print(kind, from, entries, ' · ');
  const tests = Object.values(kinds).flatMap(find).filter(isTest).length;
  console.log(
    `\n${sources.length} files of the server, ${screens.length} of screens, ${tests} tests; --files lists them`,
  );
}

/** A heading and the entries, as many to a line as fit. */
function print(kind: string, from: string, entries: readonly string[], between: string): void {
  if (entries.length === 0) return;
  console.log(`\n${kind} (${entries.length}) in ${from}`);
  if (between.includes('\n')) {
    console.log(entries.map((entry) => `  ${entry}`).join('\n'));
    return;
  }
  let line = '';
  for (const entry of entries) {
    if (line && line.length + between.length + entry.length > width) {
      console.log(`  ${line}`);
      line = '';
    }
    line += (line && between) + entry;
  }
  console.log(`  ${line}`);
}
