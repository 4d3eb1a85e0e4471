import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords, pageWords, registerWords, UsedWords, useWords, WordsProvider, wordsOfRequest } from './i18n';

afterEach(cleanup);

function Hits({ count }: { count: number }) {
  const t = useWords('jobs');
  return <p>{t('hits', { count })}</p>;
}

function inWords(i18n: Awaited<ReturnType<typeof loadWords>>, used: Set<string> | null, children: ReactNode) {
  return (
    <WordsProvider i18n={i18n} used={used}>
      {children}
    </WordsProvider>
  );
}

it('notes the lists a page was written with, for the browser to fetch first', () => {
  registerWords('da', { da: { jobs: { hits_one: '{{count}} job', hits_other: '{{count}} job i alt' } } });
  const used = new Set<string>();
  render(
    inWords(
      wordsOfRequest('da'),
      used,
      <>
        <Hits count={2} />
        <UsedWords />
      </>,
    ),
  );
  expect(screen.getByText('2 job i alt')).toBeDefined();
  expect(document.getElementById('words')?.dataset.lists).toBe('jobs');
});

it('puts a point at each thousand of a number, but not of a year', () => {
  registerWords('da', { da: { jobs: { hits_other: '{{count}} job', owner: '© {{year}} {{name}}' } } });
  const t = pageWords([], 'jobs');
  expect(t('hits', { count: 2900 })).toBe('2.900 job');
  expect(t('hits', { count: 29 })).toBe('29 job');
  expect(t('owner', { year: 2026, name: '2900' })).toBe('© 2026 2900');
});

it('waits for a list that was not there, shows it, and goes on rendering', async () => {
  const complaints = vi.spyOn(console, 'error');
  let bring: (words: Record<string, string>) => void = () => undefined;
  const read = () => new Promise<Record<string, unknown>>((resolve) => (bring = resolve));
  const i18n = await loadWords('da', [], read);
  const page = (count: number) =>
    inWords(
      i18n,
      null,
      <Suspense fallback="venter">
        <Hits count={count} />
      </Suspense>,
    );
  const { rerender } = await act(async () => render(page(1)));
  expect(screen.getByText('venter')).toBeDefined();
  await act(async () => bring({ hits_one: '{{count}} job', hits_other: '{{count}} job i alt' }));
  expect(await screen.findByText('1 job')).toBeDefined();
  await act(async () => rerender(page(3)));
  expect(screen.getByText('3 job i alt')).toBeDefined();
  expect(complaints).not.toHaveBeenCalled();
});
