import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSearch } from './search-address';
import { useSearch } from './use-search';

let search: ReturnType<typeof useSearch>;

function Probe() {
  const { search: address } = useLocation();
  search = useSearch(readSearch(new URLSearchParams(address)));
  return null;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: null },
      { path: '/find/job', element: <Probe /> },
    ],
    { initialEntries: ['/home', '/find/job'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const settle = async (ms = 0) => await act(async () => await vi.advanceTimersByTimeAsync(ms));
  return {
    settle,
    /** Types a word letter by letter, each followed by a pause in which it is searched. */
    async type(word: string) {
      for (let length = 1; length <= word.length; length += 1) {
        search.onKeyword(word.slice(0, length), false);
        await settle(350);
      }
    },
    async submit(word: string) {
      search.onKeyword(word, true);
      await settle();
    },
    async back() {
      await act(async () => await router.navigate(-1));
      await settle();
      const { pathname, search: query } = router.state.location;
      return pathname + query;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([['at once'], ['after pauses in which it was searched']])(
  'each submitted search is an entry of its own: typed and sent %s',
  async (how) => {
    const { type, submit, back } = open();
    for (const word of ['kok', 'tjener', 'bager']) {
      if (how !== 'at once') await type(word);
      await submit(word);
    }
    expect(await back()).toBe('/find/job?keyword=tjener');
    expect(await back()).toBe('/find/job?keyword=kok');
    expect(await back()).toBe('/find/job');
    expect(await back()).toBe('/home');
  },
);

test('what is typed on the way to a search leaves one entry, which the search replaces', async () => {
  const { type, submit, back } = open();
  await type('kok');
  expect(await back()).toBe('/find/job');
  await type('tjener');
  await submit('tjenerelev');
  expect(await back()).toBe('/find/job');
});

test('typing after a submitted search does not take its place', async () => {
  const { type, submit, back } = open();
  await submit('kok');
  await type('bager');
  expect(await back()).toBe('/find/job?keyword=kok');
});

test('typing takes the place of a search that only filters were changed in', async () => {
  const { type, settle, back } = open();
  search.change({ type: [1] });
  await settle();
  await type('bager');
  expect(await back()).toBe('/find/job');
});

test('the same search again is no entry', async () => {
  const { submit, back } = open();
  await submit('kok');
  await submit('kok');
  expect(await back()).toBe('/find/job');
});
