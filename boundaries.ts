/**
 * The import law, as data. `scripts/boundaries.ts` holds every import against it, by resolved paths. A new edge is a
 * reviewed line here; edges never form a circle.
 */
export const slices = {
  // The domain of finding: it knows the language and the names of work, and no slice that is searched.
  search: [],
  lookups: ['search'],
  notices: [],
  accounts: ['lookups', 'notices'],
  'browser-errors': [],
  content: [],
  membership: ['accounts', 'companies', 'lookups', 'notices'],
  notifications: ['accounts', 'notices'],
  rooms: ['accounts', 'notices'],
  companies: ['accounts', 'lookups', 'search'],
  // How documents are read and shown: threads, the proposal of a CV, the viewer.
  documents: ['lookups'],
  // The own CV.
  cv: ['accounts', 'documents', 'lookups'],
  // What employers see of CVs.
  candidates: ['accounts', 'chat', 'companies', 'cv', 'lookups', 'membership', 'notices', 'search'],
  jobs: ['accounts', 'companies', 'content', 'lookups', 'membership', 'notices', 'search'],
  applications: [
    'accounts',
    'candidates',
    'chat',
    'companies',
    'cv',
    'jobs',
    'lookups',
    'membership',
    'notices',
    'search',
  ],
  questions: ['accounts', 'applications', 'candidates', 'chat', 'companies', 'cv', 'jobs', 'membership', 'notices'],
  agents: ['accounts', 'candidates', 'companies', 'cv', 'jobs', 'lookups', 'membership', 'notices', 'search'],
  recommendations: ['accounts', 'agents', 'applications', 'candidates', 'cv', 'jobs', 'lookups', 'notices', 'search'],
  // A signed-in person asks for the own interviews.
  chatbot: ['interviews', 'jobs', 'lookups', 'membership', 'search'],
  chat: ['accounts', 'companies', 'notices'],
  interviews: [
    'accounts',
    'applications',
    'candidates',
    'chat',
    'companies',
    'cv',
    'jobs',
    'membership',
    'notices',
    'rooms',
  ],
  // One page for each side, of the data of all others.
  dashboard: ['accounts', 'agents', 'candidates', 'cv', 'interviews'],
  // Reports of companies, CVs, videos and messages. Nothing that is reported imports it.
  moderation: ['accounts', 'candidates', 'chat', 'companies', 'cv', 'jobs'],
  admin: ['accounts', 'companies', 'content', 'jobs', 'membership', 'moderation'],
  demo: [
    'accounts',
    'admin',
    'agents',
    'applications',
    'candidates',
    'chat',
    'companies',
    'content',
    'cv',
    'interviews',
    'jobs',
    'lookups',
    'membership',
    'notices',
    'notifications',
    'questions',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Slice = keyof typeof slices;

/**
 * Folders of server and web with a door of their own, `<folder>/index.ts`, because they are large and few slices need them. The slice's
 * `index.ts` does not load them.
 */
export const folderDoors: Partial<Record<Slice, readonly string[]>> = {
  search: ['documents', 'vocabulary'],
  notices: ['strangers'],
  accounts: ['sessions'],
  membership: ['back-office'],
  jobs: ['search', 'hold', 'own'],
  candidates: ['search'],
  cv: ['export'],
};

/** Screens are put together from pieces of other slices more freely than rules are; still only along these edges. */
export const webEdges = {
  jobs: ['content', 'interviews'],
  companies: ['jobs'],
  content: ['membership'],
  accounts: [],
  // A request for an interview is answered in the conversation that it stands in.
  chat: ['interviews'],
  // From an application, a CV and both dashboards people are asked for interviews and enter them.
  applications: ['interviews'],
  candidates: ['interviews'],
  dashboard: ['jobs', 'membership', 'notices'],
  // The page that explains recommendations is read like the others.
  recommendations: ['content'],
} as const satisfies Partial<Record<Slice, readonly Slice[]>>;

/** Shapes of the contract that a slice shows of one above it: the answers of its ports. The contract's files form no circle. */
export const shapeEdges = {
  candidates: ['questions', 'interviews'],
  applications: ['questions', 'interviews'],
  // Questions that a company keeps as a template, and that an ad asks with every application.
  companies: ['questions'],
  jobs: ['questions', 'interviews'],
  // What decides the phase of an interview stands in every call that shows one.
  chat: ['interviews'],
} as const satisfies Partial<Record<Slice, readonly Slice[]>>;

/** Files of the contract's kernel, without their suffix: what calls, rules and words of every slice share. Words of one domain are not. */
export const kernelFiles: readonly string[] = [
  'call',
  'choice',
  'event',
  'fields',
  'heic',
  'html-text',
  'language',
  'lazily',
  'literal-pattern',
  'local-time',
  'plain-name',
  'problem',
  'running-text',
  'search-fields',
  'seo',
  'session',
  'text-language',
  'text-start',
  'typed/amount',
  'typed/cvr',
  'typed/email-address',
  'typed/phone',
  'typed/postcode',
  'typed/web-address',
  'uploads',
  'working-days',
  'xml',
];

/** Why an import was refused, and where the code belongs instead. */
export const messages = {
  inner:
    'Only the index.ts of a slice is open to others (and those of its folderDoors, and its tables to joins). Export what you need there, or move what both need down into platform.',
  edge: (from: string, allowed: readonly string[]) =>
    `${from} may use only ${allowed.join(', ') || 'platform'}. Publish a domain event, take the piece as a parameter, or add the edge to boundaries.ts and say why.`,
  factory: 'Factories make data for tests and for the demo. No other code imports them, and no index.ts exports them.',
  platform:
    'platform and ui know no slice. Take what you need as a parameter; app.ts (server) and the shell (web) hand it in.',
  above:
    'Only app.ts and app-ports.ts know every slice. Take what you need as a parameter; app.ts (server) and the shell (web) hand it in.',
  words: 'The words know no other package.',
  danish: 'The language knows no other package, so that every program can use it.',
  reading: 'The reading of CVs knows the contract and the language, and only the server uses it.',
  server: 'The browser never imports the server. What both need belongs in packages/contract.',
  web: 'The server never imports the browser. What both need belongs in packages/contract.',
  everyPage:
    'Every page loads this file, and zod with it: 25 kB, compressed. Import types only, or move the schema to a *.schema.ts (decision 6).',
  around:
    "What is around the product uses it by its doors: a slice's index.ts and setup.ts, its factories, and the platform. Make a factory, or export it there.",
  rooms:
    'support, scripts, bench and e2e use the product; only support is shared by the others. Move what both need there.',
  pdf: 'PDFs have one writer, platform/pdf: one library, one typeface, tags and metadata as PDF/UA asks.',
  product: 'Only tests use support. The product stands on its own.',
  kernel:
    'The kernel holds what every slice shares, as boundaries.ts lists it. What one domain knows belongs in its slice.',
  codes: 'A table of codes imports nothing, because the kernel puts all of them together.',
  pure: 'Rules, policies and presenters do no I/O. Read before, pass the values and the clock in.',
};

/**
 * Lines of one file: a warning, and the most there may be; tables, words, tests and data are exempt. `styles` is the most lines of a
 * style sheet. `folder` is the most files that a source folder of the server, the contract or the web may hold beside tests.
 */
export const sizes = { warn: 300, fail: 500, styles: 400, folder: 25 };
