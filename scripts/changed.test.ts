import { describe, expect, it } from 'vitest';
import { gatesOf, projectsOf } from './changed.ts';

describe('the projects that a change touches', () => {
  it.each([
    [['apps/web/app/root.tsx'], ['apps/web', '.']],
    [['apps/web/worker/service-worker.ts'], ['apps/web', 'apps/web/worker', '.']],
    [['apps/server/src/app.ts'], ['apps/server', '.']],
    [['packages/words/locales/da/jobs.json'], ['apps/server', 'apps/web', '.']],
    [
      ['packages/contract/src/kernel/call.ts'],
      ['packages/contract', 'packages/cv-parser', 'apps/server', 'apps/web', 'apps/web/worker', '.'],
    ],
    [['packages/danish/src/fold.ts'], ['packages/danish', 'packages/cv-parser', 'apps/server', '.']],
    [['packages/cv-parser/src/dates.ts'], ['packages/cv-parser', 'apps/server', '.']],
    [['scripts/check.ts', 'e2e/guest.spec.ts'], ['.']],
    [['boundaries.ts'], ['.']],
    [
      ['tsconfig.base.json'],
      ['packages/contract', 'packages/danish', 'packages/cv-parser', 'apps/server', 'apps/web', 'apps/web/worker', '.'],
    ],
    [['docs/glossary.md', 'apps/web/app/ui/ui.css'], []],
    [[], []],
  ])('%j: %j', (files, folders) => expect(projectsOf(files)).toEqual(folders));
});

describe('the gates of a change', () => {
  const named = (files: string[]) => gatesOf(files).map(({ name }) => name);

  it('are none without a change, and formatting alone for a document', () => {
    expect(named([])).toEqual([]);
    expect(named(['docs/glossary.md'])).toEqual(['format and lint']);
  });

  it('check only the files and projects that changed', () => {
    const [format, types] = gatesOf(['scripts/check.ts']).filter(({ name }) => /format|types/.test(name));
    expect(format?.commands[0]?.args).toEqual([
      'ci',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      'scripts/check.ts',
    ]);
    expect(types?.commands.map(({ args }) => args.at(-1))).toEqual(['.']);
  });

  it('are all of them for the packages', () => {
    expect(named(['package.json', 'package-lock.json', 'apps/web/app/root.tsx'])).toEqual([
      'format and lint',
      'route types',
      'types',
      'boundaries and sizes',
      'dead code',
      'words',
      'licences',
    ]);
  });
});
