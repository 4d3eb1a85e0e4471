import { describe, expect, it } from 'vitest';
import { sizes } from '../../boundaries.ts';
import { judgeSize } from './file-sizes.ts';
import { findCircles } from './find-circles.ts';
import { countByFolder } from './folder-sizes.ts';
import { judgeImport } from './judge-import.ts';
import { readImports } from './read-imports.ts';

/** The law's verdict on the first import of a text in a file of this path. */
function judge(file: string, text: string): string | undefined {
  const [first] = readImports(file, text);
  if (!first) throw new Error('no import found');
  return judgeImport(first);
}

const refused: [why: string, file: string, text: string, message: RegExp][] = [
  [
    'the web imports the server',
    'apps/web/app/jobs/x.ts',
    "import '../../../server/src/jobs/index.ts'",
    /never imports the server/,
  ],
  [
    'the web imports the server from deep down',
    'apps/web/app/jobs/a/b/c/x.ts',
    "import { a } from '../../../../../../server/src/app.ts'",
    /never imports the server/,
  ],
  [
    'the web imports a type of the server',
    'apps/web/app/jobs/x.ts',
    "import type { App } from '../../../server/src/app.ts'",
    /never imports the server/,
  ],
  [
    'the web loads the server lazily',
    'apps/web/app/jobs/x.ts',
    "const a = await import('../../../server/src/app.ts')",
    /never imports the server/,
  ],
  [
    'the server imports the web',
    'apps/server/src/jobs/x.ts',
    "import '../../../web/app/jobs/routes.ts'",
    /never imports the browser/,
  ],
  [
    'the server imports a file beside the web sources',
    'apps/server/src/jobs/x.ts',
    "import '../../../web/vite.config.ts'",
    /never imports the browser/,
  ],
  [
    'the service worker imports the server',
    'apps/web/worker/x.ts',
    "import '../../server/src/app.ts'",
    /never imports the server/,
  ],
  [
    'a setting of the build imports the server',
    'apps/web/vite.config.ts',
    "import '../server/src/app.ts'",
    /never imports the server/,
  ],
  [
    'what every page loads imports a schema',
    'apps/web/app/platform/x.ts',
    "import { sessionUser } from '@jobblik/contract/kernel/session.schema'",
    /zod with it/,
  ],
  [
    'the kernel of every page imports zod',
    'packages/contract/src/kernel/session.ts',
    "import { z } from 'zod'",
    /zod with it/,
  ],
  ['a bench imports a table', 'bench/x.ts', "import '../apps/server/src/jobs/jobs.tables.ts'", /by its doors/],
  [
    'support imports an inner file of a slice',
    'support/data/x.ts',
    "import '../../apps/server/src/lookups/cities.ts'",
    /by its doors/,
  ],
  [
    'a journey imports a type of an inner file',
    'e2e/x.spec.ts',
    "import type { A } from '../apps/server/src/accounts/second-factor/totp.ts'",
    /by its doors/,
  ],
  ['a slice writes a PDF by itself', 'apps/server/src/jobs/x.ts', "import PDFDocument from 'pdfkit'", /one writer/],
  ['a bench imports a script', 'bench/x.ts', "import '../scripts/check.ts'", /only support is shared/],
  ['a script imports a journey', 'scripts/x.ts', "import '../e2e/guest.spec.ts'", /only support is shared/],
  ['support imports a bench', 'support/data/x.ts', "import '../../bench/print.ts'", /only support is shared/],
  [
    'the product imports support',
    'apps/server/src/jobs/x.ts',
    "import { root } from '../../../../support/root.ts'",
    /stands on its own/,
  ],
  [
    'a test of the product imports a script',
    'apps/server/src/jobs/x.test.ts',
    "import '../../../../scripts/check.ts'",
    /only support is shared/,
  ],
  [
    'a slice imports a command of the operator',
    'apps/server/src/jobs/x.ts',
    "import '../commands/refund.ts'",
    /Only app.ts and app-ports.ts/,
  ],
  ['the words import the contract', 'packages/words/x.ts', "import '@jobblik/contract/kernel/call'", /know no other/],
  [
    'the language imports the contract',
    'packages/danish/src/x.ts',
    "import '@jobblik/contract/kernel/call'",
    /language knows no other/,
  ],
  [
    'the reading of CVs imports the server',
    'packages/cv-parser/src/x.ts',
    "import '../../../apps/server/src/platform/words.ts'",
    /never imports the server/,
  ],
  [
    'the reading of CVs imports the words',
    'packages/cv-parser/src/x.ts',
    "import '@jobblik/words/word-path'",
    /knows the contract and the language/,
  ],
  [
    'the web imports the reading of CVs',
    'apps/web/app/cv/x.ts',
    "import '../../../../packages/cv-parser/src/index.ts'",
    /only the server uses it/,
  ],
  [
    'the server reaches behind the doors of the reading of CVs',
    'apps/server/src/cv/x.ts',
    "import '../../../../packages/cv-parser/src/dates.ts'",
    /Only the index.ts/,
  ],
  [
    'the words import the web',
    'packages/words/x.ts',
    "import '../../apps/web/app/root.tsx'",
    /never imports the browser/,
  ],
  [
    'the contract imports the server',
    'packages/contract/src/jobs/x.ts',
    "import '../../../../apps/server/src/app.ts'",
    /never imports the server/,
  ],
  [
    'the kernel imports a slice by its package name',
    'packages/contract/src/kernel/x.ts',
    "import { a } from '@jobblik/contract/jobs/jobs.api'",
    /know no slice/,
  ],
  [
    'the kernel imports a slice by its path',
    'packages/contract/src/kernel/deep/x.ts',
    "export * from '../../jobs/jobs.api.ts'",
    /know no slice/,
  ],
  [
    'a table of codes imports something',
    'packages/contract/src/jobs/jobs.problems.ts',
    "import { z } from 'zod'",
    /imports nothing/,
  ],
  [
    'the platform imports a slice',
    'apps/server/src/platform/a/b/c/x.ts',
    "import '../../../../jobs/index.ts'",
    /know no slice/,
  ],
  [
    'the platform imports the contract of a slice',
    'apps/server/src/platform/http/x.ts',
    "import '@jobblik/contract/jobs/jobs.api'",
    /know no slice/,
  ],
  [
    'the platform imports app.ts',
    'apps/server/src/platform/http/x.ts',
    "import type { App } from '../../app.ts'",
    /know no slice/,
  ],
  ['ui imports a slice', 'apps/web/app/ui/forms/deep/x.tsx', "import '../../../jobs/index.ts'", /know no slice/],
  [
    'a slice imports one that it has no edge to',
    'apps/server/src/jobs/search/a/x.ts',
    "import '../../../cv/index.ts'",
    /jobs may use only/,
  ],
  [
    'a slice imports the contract of one that it has no edge to',
    'apps/server/src/jobs/x.ts',
    "import '@jobblik/contract/cv/cv.api'",
    /jobs may use only/,
  ],
  [
    'a slice imports the code of a slice above whose shapes it may show',
    'apps/server/src/applications/x.ts',
    "import '../questions/index.ts'",
    /applications may use only/,
  ],
  [
    'a slice reaches behind the index of another',
    'apps/server/src/applications/a/b/x.ts',
    "import '../../../jobs/index/../publish-job.ts'",
    /Only the index.ts/,
  ],
  [
    'a screen reaches behind the index of another slice',
    'apps/web/app/companies/a/x.tsx',
    "import '../../jobs/search/result-list.tsx'",
    /Only the index.ts/,
  ],
  [
    'a slice enters another by what it adds to the product',
    'apps/server/src/applications/x.ts',
    "import '../jobs/setup.ts'",
    /Only the index.ts/,
  ],
  [
    'a slice makes data by a factory',
    'apps/server/src/applications/x.ts',
    "import '../jobs/jobs.factory.ts'",
    /Factories make data/,
  ],
  [
    'an index exports a factory',
    'apps/server/src/jobs/index.ts',
    "export { a } from './jobs.factory.ts'",
    /Factories make data/,
  ],
  ['a slice imports app.ts', 'apps/server/src/jobs/x.ts', "import '../app.ts'", /only app.ts and app-ports.ts know/i],
  ['a rule reads files', 'apps/server/src/jobs/x.rules.ts', "import { readFileSync } from 'node:fs'", /do no I\/O/],
  [
    'a presenter asks the database',
    'apps/server/src/jobs/deep/x.present.ts',
    "import { db } from '../../platform/db/db.ts'",
    /do no I\/O/,
  ],
  [
    'a rule of the contract reads files',
    'packages/contract/src/jobs/x.rules.ts',
    "import 'node:fs/promises'",
    /do no I\/O/,
  ],
];

const allowed: [why: string, file: string, text: string][] = [
  [
    'the kernel imports the codes of a slice',
    'packages/contract/src/kernel/problem.ts',
    "import { a } from '../jobs/jobs.problems.ts'",
  ],
  ['the server reads the words', 'apps/server/src/jobs/x.ts', "import words from '@jobblik/words/da/mail.json'"],
  ['a slice uses another through its index', 'apps/server/src/applications/x.ts', "import '../jobs/index.ts'"],
  [
    'a query joins the tables of a slice below',
    'apps/server/src/applications/a/x.ts',
    "import '../../jobs/jobs.tables.ts'",
  ],
  [
    'a slice shows the shapes of a slice above',
    'packages/contract/src/applications/x.ts',
    "import '@jobblik/contract/questions/question.schema'",
  ],
  [
    'a screen uses the contract of any slice',
    'apps/web/app/jobs/x.tsx',
    "import '@jobblik/contract/applications/applications.api'",
  ],
  ['a screen uses a piece of a slice below', 'apps/web/app/companies/x.tsx', "import { a } from '../jobs/index.ts'"],
  ['the demo makes its sample data by factories', 'apps/server/src/demo/x.ts', "import '../jobs/jobs.factory.ts'"],
  ['a bench makes data by a factory', 'bench/x.ts', "import '../apps/server/src/jobs/many-ads.factory.ts'"],
  ['a bench measures what a slice adds', 'bench/x.ts', "import '../apps/server/src/agents/setup.ts'"],
  ['a script starts the product', 'scripts/x.ts', "import '../apps/server/src/main.ts'"],
  ['support connects to the database', 'support/x.ts', "import '../apps/server/src/platform/db/db.ts'"],
  ['the platform writes PDFs', 'apps/server/src/platform/pdf/x.ts', "import PDFDocument from 'pdfkit'"],
  ['a test makes data by a factory', 'apps/server/src/applications/x.test.ts', "import '../jobs/jobs.factory.ts'"],
  [
    'the platform reads a zip as the reading of CVs does',
    'apps/server/src/platform/files/x.ts',
    "import '@jobblik/cv-parser/files/zip'",
  ],
  ['the reading of CVs uses the language', 'packages/cv-parser/src/x.ts', "import '@jobblik/danish'"],
  ['a slice uses the search index of one below', 'apps/server/src/agents/x.ts', "import '../jobs/search/index.ts'"],
  ['app.ts knows all slices', 'apps/server/src/app.ts', "import './demo/index.ts'"],
  ['the shell knows all slices', 'apps/web/app/shell/x.tsx', "import '../jobs/search/routes.ts'"],
  [
    'a presenter knows what a row looks like',
    'apps/server/src/jobs/x.present.ts',
    "import type { Db } from '../platform/db/db.ts'",
  ],
  [
    'a test of the platform uses a slice',
    'apps/server/src/platform/http/x.api.test.ts',
    "import '../../jobs/index.ts'",
  ],
];

describe('the import law', () => {
  it.each(refused)('refuses: %s', (_, file, text, message) => {
    expect(judge(file, text)).toMatch(message);
  });

  it.each(allowed)('allows: %s', (_, file, text) => {
    expect(judge(file, text)).toBeUndefined();
  });

  it('reads every form of import', () => {
    const text = `
      import a from './a.ts';
      import type { B } from './b.ts';
      export { c } from './c.ts';
      export * from './d.ts';
      type E = import('./e.ts').E;
      const f = () => import("./f.ts");
      import './g.css?url';`;
    const names = readImports('apps/web/app/jobs/x.ts', text).map(
      ({ to, isType }) => `${to}${isType ? ' (type)' : ''}`,
    );
    expect(names).toEqual(
      ['a.ts', 'b.ts (type)', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.css?url'].map((name) => `apps/web/app/jobs/${name}`),
    );
  });

  it('reports which file it cannot parse', () => {
    expect(() => readImports('apps/web/app/x.ts', 'import {')).toThrow('apps/web/app/x.ts');
  });
});

/** Imports written as `a>b`. */
const importsOf = (text: string) =>
  text.split(' ').map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to };
  });

describe('circles of imports', () => {
  it.each([
    ['a straight line', 'a>b b>c a>c', []],
    ['a file that imports itself', 'a>a', ['a a']],
    ['two files', 'a>b b>a', ['a b a']],
    ['the shortest way back for each file', 'a>b b>c c>d d>a c>a', ['a b c a', 'd a b c d']],
    ['a file beside the circle', 'x>a a>b b>a', ['a b a']],
    ['two circles apart', 'a>b b>a c>d d>c b>c', ['a b a', 'c d c']],
    ['two circles through one file', 'a>b b>a a>c c>a', ['a b a', 'c a c']],
  ])('%s', (_, imports, circles) => {
    expect(findCircles(importsOf(imports)).map((circle) => circle.join(' '))).toEqual(circles);
  });
});

describe('files of a folder', () => {
  it('counts sources of the folder itself, without tests', () => {
    const files = ['a.ts', 'b.tsx', 'b.test.tsx', 'c.api.test.ts', 'deep/d.ts'].map(
      (name) => `apps/server/src/jobs/${name}`,
    );
    expect([...countByFolder([...files, 'scripts/x.ts'])]).toEqual([
      ['apps/server/src/jobs', 2],
      ['apps/server/src/jobs/deep', 1],
    ]);
  });
});

describe('lines of a file', () => {
  it.each([
    ['a style sheet at its limit', 'apps/web/app/jobs/a.module.css', sizes.styles, undefined],
    ['a style sheet above its limit', 'apps/web/app/jobs/a.module.css', sizes.styles + 1, /Split it by component/],
    ['code at its limit', 'apps/server/src/jobs/a.ts', sizes.fail, undefined],
    ['code above its limit', 'apps/server/src/jobs/a.ts', sizes.fail + 1, /Split it by noun/],
    ['a test of any length', 'apps/server/src/jobs/a.test.ts', sizes.fail + 1, undefined],
    ['tables of any length', 'apps/server/src/jobs/jobs.tables.ts', sizes.fail + 1, undefined],
  ])('%s', (_, file, lines, message) => {
    const reason = judgeSize(file, lines);
    if (message) expect(reason).toMatch(message);
    else expect(reason).toBeUndefined();
  });
});
