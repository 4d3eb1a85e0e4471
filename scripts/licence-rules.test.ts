import { describe, expect, test } from 'vitest';
import { judgeLicences, licenceOf, productionPackages } from './licence-rules.ts';

const judge = (licence: string | undefined) => judgeLicences([{ name: 'it', licence }], []);

describe('a licence', () => {
  test.each([
    ['MIT'],
    ['Apache-2.0'],
    ['(MIT OR GPL-3.0-or-later)'],
    ['(MIT AND Zlib)'],
    ['(BSD-2-Clause OR (MIT AND ISC))'],
  ])('%s is allowed', (licence) => expect(judge(licence)).toEqual([]));

  test.each([
    ['Hippocratic-2.1'],
    ['GPL-3.0-only'],
    ['AGPL-3.0-or-later'],
    ['LGPL-3.0-or-later'],
    ['(MIT AND GPL-2.0-only)'],
    ['BUSL-1.1'],
    ['CC-BY-NC-4.0'],
    ['BSD'],
    ['SEE LICENSE IN LICENSE.md'],
    ['UNLICENSED'],
    [''],
    [undefined],
  ])('%s is not', (licence) =>
    expect(judge(licence)).toEqual([
      `it: ${licence ?? 'no licence'} is not among the licences of scripts/licence-rules.ts.`,
    ]),
  );
});

describe('an exception', () => {
  const exceptions = [{ name: '@img/lib-*', licence: 'LGPL-3.0-or-later', reason: 'a library of its own' }];

  test('holds for the packages that it names, with the licence that it names', () => {
    expect(judgeLicences([{ name: '@img/lib-linux', licence: 'LGPL-3.0-or-later' }], exceptions)).toEqual([]);
    const packages = [
      { name: '@img/lib-linux', licence: 'LGPL-3.0-or-later' },
      { name: '@img/lib-arm', licence: 'GPL-3.0-only' },
      { name: 'lib', licence: 'LGPL-3.0-or-later' },
    ];
    expect(judgeLicences(packages, exceptions)).toEqual([
      expect.stringMatching(/^@img\/lib-arm: GPL-3.0-only/),
      expect.stringMatching(/^lib: LGPL-3.0-or-later/),
    ]);
  });

  test('that no package needs is reported', () => {
    expect(judgeLicences([{ name: 'it', licence: 'MIT' }], exceptions)).toEqual([
      '@img/lib-*: no package needs this exception of scripts/licence-rules.ts.',
    ]);
  });
});

test.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
  [{ licenses: [] }, undefined],
  [{}, undefined],
])('%j says %s', (manifest, expected) => expect(licenceOf(manifest)).toBe(expected));

test('production installs what is not for development only, wherever it lies', () => {
  const lock = {
    '': {},
    'apps/web': {},
    'node_modules/@jobblik/web': { link: true },
    'node_modules/leaflet': {},
    'node_modules/vitest': { dev: true },
    'node_modules/sharp/node_modules/libvips': { optional: true },
    'apps/web/node_modules/both': { devOptional: true },
  };
  expect(productionPackages(lock).map(([folder]) => folder)).toEqual([
    'node_modules/leaflet',
    'node_modules/sharp/node_modules/libvips',
    'apps/web/node_modules/both',
  ]);
});
