import { folderDoors, messages, type Slice, shapeEdges, slices, webEdges } from '../../boundaries.ts';

/** An import, both ends as paths from the root of the repository; for a package or a Node module its name. */
export interface Import {
  from: string;
  to: string;
  /** Type imports are erased at compile time. */
  isType: boolean;
}

type Room = 'contract' | 'server' | 'web';

interface Place {
  room: Room;
  /** First folder below the package's sources: a slice, `platform`, `ui`, `shell`, `kernel`; empty for files directly in them. */
  area: string;
  /** Path below the area. */
  rest: string;
}

const sources: readonly (readonly [Room, string])[] = [
  ['contract', 'packages/contract/src/'],
  ['server', 'apps/server/src/'],
  ['web', 'apps/web/app/'],
];
/** Packages with all their files, also those outside the sources: the service worker, build settings. */
const rooms: readonly (readonly [Room | 'words' | 'danish' | 'reading', string])[] = [
  ['danish', 'packages/danish/'],
  ['reading', 'packages/cv-parser/'],
  ['words', 'packages/words/'],
  ['contract', 'packages/contract/'],
  ['server', 'apps/server/'],
  ['web', 'apps/web/'],
];
const roomOf = (path: string) => rooms.find(([, folder]) => path.startsWith(folder))?.[0];
/** The rooms around the product. They use it and the room below them, never each other. */
const around: readonly string[] = ['support', 'scripts', 'bench', 'e2e'];
const aroundOf = (path: string) => around.find((folder) => path.startsWith(`${folder}/`));
/** What the server uses of the package that reads CVs, as its package.json exports it. */
const isDoorOfReading = (path: string) => /^packages\/cv-parser\/src\/(?:files\/[^/]+|(?:\w+\/)?index)\.ts$/.test(path);
/** Areas that may not import a slice. */
const ground: Record<Room, readonly string[]> = { contract: ['kernel'], server: ['platform'], web: ['platform', 'ui'] };
const webOnly: Partial<Record<Slice, readonly Slice[]>> = webEdges;
const shapes: Partial<Record<Slice, readonly Slice[]>> = shapeEdges;

/** Code that runs only in tests may import anything of its own package. */
const isTest = (path: string) => /\.(test|factory|harness)\.tsx?$/.test(path);
const isFactory = (path: string) => path.endsWith('.factory.ts');
/** Codes of refusals with their status. */
const isTableOfCodes = (path: string) => /\.problems\.ts$/.test(path);
const isPure = (path: string) => /\.(rules|policy|present)\.ts$/.test(path);
/** What every page of the browser loads. */
const isOnEveryPage = (path: string) =>
  /^apps\/web\/app\/(platform|ui|shell)\//.test(path) ||
  /^packages\/contract\/src\/kernel\/(problem|session)\.ts$/.test(path);
const isSchema = (target: string) => target === 'zod' || target.endsWith('.schema.ts');
/** Modules that read or write outside the process: files, network, database, and the object that contains them. */
const isInputOutput = (target: string) =>
  /^node:(fs|net|http|https|dns|tls|child_process|worker_threads)(\/|$)/.test(target) ||
  /^(drizzle-orm|pg)(\/|$)/.test(target) ||
  /^apps\/server\/src\/platform\/(db\/|services\.ts$)/.test(target);

/**
 * Why the import law refuses an import, or undefined where it allows it. Judges resolved paths, so that the spelling of a specifier
 * does not matter.
 */
export function judgeImport({ from, to, isType }: Import): string | undefined {
  const [sourceRoom, targetRoom] = [roomOf(from), roomOf(to)];
  if (sourceRoom && targetRoom && targetRoom !== sourceRoom) {
    if (targetRoom === 'server') return messages.server;
    if (targetRoom === 'web') return messages.web;
    if (sourceRoom === 'words' || sourceRoom === 'danish') return messages[sourceRoom];
    if (sourceRoom === 'reading' && targetRoom === 'words') return messages.reading;
    if (targetRoom === 'reading' && !isTest(from) && !isDoorOfReading(to)) return messages.inner;
    if (targetRoom === 'reading' && sourceRoom !== 'server') return messages.reading;
  }
  const reason = judgeAround(from, to);
  if (reason) return reason;
  const source = placeOf(from);
  if (!source) return undefined;
  if (to === 'pdfkit' && !isTest(from) && !from.startsWith('apps/server/src/platform/pdf/')) return messages.pdf;
  if (isPure(from) && !isTest(from) && !isType && isInputOutput(to)) return messages.pure;
  if (isOnEveryPage(from) && !isTest(from) && !isType && isSchema(to)) return messages.everyPage;
  if (isTableOfCodes(from)) return messages.codes;
  const target = placeOf(to);
  if (!target || isTest(from)) return undefined;
  if (isFactory(to) && source.area !== 'demo') return messages.factory;
  // The union of all codes is put together in the kernel.
  if (source.area === 'kernel' && isTableOfCodes(to)) return undefined;
  if (ground[source.room].includes(source.area)) {
    return isSlice(target.area) || isAboveSlices(target) ? messages.platform : undefined;
  }
  return isSlice(source.area) ? judgeSlice(source, source.area, target) : undefined;
}

/** Slices whose inner files the benches of CVs still measure. */
const openToBenches: readonly string[] = ['cv', 'candidates', 'documents'];

/**
 * What is open to the rooms around the product: a slice's doors, `setup.ts` and factories, the platform, and what puts the slices
 * together.
 */
function isOpenAround({ room, area, rest }: Place): boolean {
  if (room !== 'server' || !isSlice(area) || openToBenches.includes(area)) return true;
  return /^(index|setup)\.ts$/.test(rest) || isFolderDoor(area, rest) || isFactory(rest);
}

/** Only `support` is open to the others around the product and to tests; the product itself uses none of them. */
function judgeAround(from: string, to: string): string | undefined {
  const target = aroundOf(to);
  const place = placeOf(to);
  if (aroundOf(from) && place && !isOpenAround(place)) return messages.around;
  if (!target || target === aroundOf(from)) return undefined;
  if (target !== 'support') return messages.rooms;
  return placeOf(from) && !isTest(from) ? messages.product : undefined;
}

function judgeSlice(source: Place, slice: Slice, target: Place): string | undefined {
  if (target.room === source.room && isAboveSlices(target)) return messages.above;
  if (!isSlice(target.area) || target.area === slice) return undefined;
  // A screen may use every call's types; only components of other slices follow the edges.
  if (source.room === 'web' && target.room === 'contract') return undefined;
  const allowed = allowedFor(source.room, slice, target.room);
  if (!allowed.includes(target.area)) return messages.edge(slice, allowed);
  return target.room !== 'contract' && !isDoor(target) ? messages.inner : undefined;
}

/** The slices that a slice may import: from which package, and in which. */
function allowedFor(room: Room, slice: Slice, targetRoom: Room): readonly Slice[] {
  if (targetRoom === 'contract') return [...slices[slice], ...(shapes[slice] ?? [])];
  return room === 'web' ? [...slices[slice], ...(webOnly[slice] ?? [])] : slices[slice];
}

/**
 * A query may join the tables of a slice below its own, and the demo's sample data is made by factories; everything else is imported from
 * the slice's index, or from that of a folder with a door of its own. `setup.ts`, which has what the slice adds to the product, is open to
 * `app.ts` and `app-ports.ts` only.
 */
function isDoor({ room, area, rest }: Place): boolean {
  if (/^index\.tsx?$/.test(rest)) return true;
  if (isSlice(area) && isFolderDoor(area, rest)) return true;
  return room === 'server' && (/^[^/]+\.tables\.ts$/.test(rest) || isFactory(rest));
}

function isFolderDoor(slice: Slice, rest: string): boolean {
  return (folderDoors[slice] ?? []).some((folder) => rest === `${folder}/index.ts`);
}

/** Files that combine the slices: the server's root folder and the operator's commands, `shell` and routes in the web. */
function isAboveSlices({ room, area, rest }: Place): boolean {
  if (room === 'server') return area === '' || area === 'commands';
  return room === 'web' && area === '' && /^(root|routes)\.tsx?$/.test(rest);
}

function isSlice(area: string): area is Slice {
  return area in slices;
}

function placeOf(path: string): Place | undefined {
  for (const [room, folder] of sources) {
    if (!path.startsWith(folder)) continue;
    const below = path.slice(folder.length);
    const cut = below.indexOf('/');
    return cut < 0 ? { room, area: '', rest: below } : { room, area: below.slice(0, cut), rest: below.slice(cut + 1) };
  }
  return undefined;
}
