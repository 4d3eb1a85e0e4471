import { areas, paths } from '@jobblik/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes';

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [`/${path}`]), ...addressesOf(children)]);

it('has a screen at every address of the contract', () => {
  const screens = new Set(addressesOf(routes));
  const patterns = Object.values(paths).flatMap((path): string[] =>
    path.startsWith('/:area/') ? Object.values(areas).map((area) => path.replace(':area', area)) : [path],
  );
  expect(patterns.filter((pattern) => !screens.has(pattern))).toEqual([]);
});
