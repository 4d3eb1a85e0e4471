import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { messages, type Slice, sizes, slices, webEdges } from '../boundaries.ts';

// Holds biome.boundaries.json and the sizes of files against boundaries.ts, as a gate of `npm run check`. `--write`
// (`npm run boundaries`) brings the linter's configuration up to date.

/** One entry of Biome's `noRestrictedImports`. */
interface Pattern {
  group: string[];
  message: string;
}

const names = Object.keys(slices) as Slice[];
const webOnly: Partial<Record<Slice, readonly Slice[]>> = webEdges;
const rooms = { contract: 'packages/contract/src', server: 'apps/server/src', web: 'apps/web/app' } as const;
type Room = keyof typeof rooms;

function override(includes: string[], patterns: Pattern[]): object {
  return { includes, linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } } };
}

function sliceLaws(room: Room, slice: Slice): object[] {
  const allowed = new Set<Slice>([...slices[slice], ...(room === 'web' ? (webOnly[slice] ?? []) : [])]);
  const others = names.filter((name) => name !== slice);
  const closed = others.filter((name) => !allowed.has(name));
  const contract = room === 'web' ? [] : closed.map((name) => `@jobblik/contract/${name}/**`);
  const patterns: Pattern[] = [
    room === 'server' ? noWeb : noServer,
    { group: [...inside(closed), ...contract], message: messages.edge(slice, [...allowed]) },
  ];
  if (room !== 'contract' && allowed.size > 0) {
    // A query may join the tables of a slice below its own; everything else comes through the door.
    const doors = room === 'server' ? ['*/index.ts', '*/*.tables.ts'] : ['*/index'];
    const open = ['../', '../../'].flatMap((up) => doors.map((door) => `!${up}${door}`));
    patterns.push({ group: [...inside([...allowed]), ...open], message: messages.inner });
  }
  const folder = `${rooms[room]}/${slice}`;
  const laws = [override([`${folder}/**`, `!${folder}/**/*.test.ts`, `!${folder}/**/*.test.tsx`], patterns)];
  // The linter takes the last rule that fits a file, so the stricter one says everything anew.
  if (room === 'server') laws.push(override([`${folder}/**/*.{rules,policy,present}.ts`], [...patterns, noIo]));
  return laws;
}

/** Paths into other slices, from a slice's own folder and from a folder of one of its nouns. */
function inside(names: readonly Slice[]): string[] {
  return names.flatMap((name) => [`../${name}/**`, `../../${name}/**`]);
}

const noServer: Pattern = { group: ['@jobblik/server/**', '**/apps/server/**'], message: messages.server };
const noWeb: Pattern = { group: ['@jobblik/web/**', '**/apps/web/**'], message: messages.web };
/** What talks to the outside. Types of it are fine: a presenter is told what rows look like. */
const noIo: Pattern = {
  group: [
    'node:fs',
    'node:fs/*',
    'node:net',
    'drizzle-orm',
    'drizzle-orm/**',
    '**/platform/db/**',
    '**/platform/services.ts',
  ],
  message: messages.pure,
};

function law(): object[] {
  const inSlices = (...prefixes: string[]) => prefixes.flatMap((prefix) => names.map((name) => `${prefix}${name}/**`));
  const noSlice = (...prefixes: string[]): Pattern => ({ group: inSlices(...prefixes), message: messages.platform });
  return [
    override(['packages/contract/src/kernel/**'], [noSlice('../')]),
    override(
      ['apps/server/src/platform/**', '!**/*.test.ts'],
      [noSlice('../', '../../', '../../../', '@jobblik/contract/')],
    ),
    override(
      ['apps/web/app/platform/**', 'apps/web/app/ui/**', '!**/*.test.ts', '!**/*.test.tsx'],
      [noSlice('../', '../../'), noServer],
    ),
    ...names.flatMap((slice) => (Object.keys(rooms) as Room[]).flatMap((room) => sliceLaws(room, slice))),
  ];
}

/** The slices of a circle of edges that this path runs into, or undefined. */
function findCircle(slice: Slice, path: readonly Slice[]): Slice[] | undefined {
  if (path.includes(slice)) return [...path.slice(path.indexOf(slice)), slice];
  for (const next of slices[slice]) {
    const circle = findCircle(next, [...path, slice]);
    if (circle) return circle;
  }
  return undefined;
}

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

const written = 'biome.boundaries.json';
const wanted = `${JSON.stringify({ overrides: law() }, null, 1)}\n`;
if (process.argv.includes('--write')) writeFileSync(written, wanted);
else if (readFileSync(written, 'utf8') !== wanted) {
  complain(`${written} does not say what boundaries.ts says: run \`npm run boundaries\`.`);
}

for (const slice of names) {
  const circle = findCircle(slice, []);
  if (circle) complain(`boundaries.ts: the edges go in a circle: ${circle.join(' -> ')}`);
}

const exempt = /(\.tables\.ts|\.test\.tsx?|\.spec\.ts)$|\/(data|sample|migrations)\//;
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
const lengths = listed
  .split('\n')
  .filter((file) => file && !exempt.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
for (const { file, lines } of lengths) {
  if (lines > sizes.fail) complain(`${file}: ${lines} lines; ${sizes.fail} is the most. Split it by noun.`);
  else if (lines > sizes.warn) console.warn(`${file}: ${lines} lines, more than ${sizes.warn}`);
}
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]?.lines;
console.log(`files ${lengths.length}, lines: median ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`);
