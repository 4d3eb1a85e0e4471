import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  loadWords,
  pageWords,
  registerWords,
  UsedWords,
  useWords,
  type Words,
  WordsProvider,
  wordsOfRequest,
} from './i18n';

afterEach(cleanup);

function Hits({ count }: { count: number }) {
  const t = useWords('jobs');
  return <p>{t('more_places', { count })}</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

type I18n = Awaited<ReturnType<typeof loadWords>>;

function inWords(i18n: I18n, used: Set<string> | null, children: ReactNode) {
  return (
    <WordsProvider i18n={i18n} used={used}>
      {children}
    </WordsProvider>
  );
}

it('lists the word lists used for a page, for the browser to fetch first', () => {
  registerWords('da', { da: { jobs: { more_places_one: '{{count}} job', more_places_other: '{{count}} job i alt' } } });
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

it('groups thousands of a number, but not of a year', () => {
  registerWords('da', { da: { jobs: { more_places_other: '{{count}} job', hours: '© {{year}} {{name}}' } } });
  const t = pageWords([], 'jobs');
  expect(t('more_places', { count: 2900 })).toBe('2.900 job');
  expect(t('more_places', { count: 29 })).toBe('29 job');
  expect(t('hours', { year: 2026, name: '2900' })).toBe('© 2026 2900');
});

it('does not read a missing key, list of texts or word list', () => {
  registerWords('da', { da: { jobs: { posted: 'Slået op' } } });
  const t = pageWords([], 'jobs');
  expect(t(['job.errors.strange_code', 'posted'])).toBe('Slået op');
  // @ts-expect-error a key that the list does not have
  expect(t('postet')).toBe('postet');
  // @ts-expect-error the last key has to be one that is there
  expect(t(['job.errors.strange_code', 'postet'])).toBe('postet');
  // @ts-expect-error a word is no list of texts
  expect(t.list('posted')).toBe('Slået op');
  // @ts-expect-error a list that does not exist
  expect(pageWords([], 'job')('posted')).toBe('posted');
  // @ts-expect-error where either list may be read, a key that one of them lacks
  const pay = (either: Words<'agents' | 'seeker-agents'>) => either('pay');
  expect(pay(pageWords([], 'agents'))).toBe('pay');
});

it('waits for a missing list, shows it, and continues rendering', async () => {
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
  await act(async () => bring({ more_places_one: '{{count}} job', more_places_other: '{{count}} job i alt' }));
  expect(await screen.findByText('1 job')).toBeDefined();
  await act(async () => rerender(page(3)));
  expect(screen.getByText('3 job i alt')).toBeDefined();
  expect(complaints).not.toHaveBeenCalled();
});

it('does not start a page with keys in place of words that cannot be loaded', async () => {
  const read = (_: string, list: string) => (list === 'ui' ? Promise.resolve({}) : Promise.reject(new Error('404')));
  await expect(loadWords('da', ['ui', 'jobs'], read)).rejects.toThrow('The words of jobs cannot be loaded.');
  expect(await loadWords('da', ['ui'], read)).toBeDefined();
});

it.each([
  ['used', () => undefined],
  ['loaded in advance', (i18n: I18n) => i18n.loadNamespaces('jobs')],
])('shows an error in place of keys when words cannot be loaded once they are %s', async (_, before) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = await loadWords('da', [], () => Promise.reject(new Error('404')));
  await before(i18n);
  await act(async () =>
    render(
      inWords(
        i18n,
        null,
        <Boundary>
          <Suspense fallback="venter">
            <Hits count={1} />
          </Suspense>
        </Boundary>,
      ),
    ),
  );
  expect(await screen.findByText('The words of jobs cannot be loaded.')).toBeDefined();
  complaints.mockRestore();
});
