import type { CompletenessStep } from '@jobblik/contract/cv/cv-pages.schema';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import cvWords from '@jobblik/words/da/cv.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defaultPageSettings, PageSettingsContext } from '../../platform/page-settings';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { CvRow } from './cv-row';
import { DashboardLines } from './dashboard-lines';

beforeAll(() => registerWords('da', { da: { cv: cvWords, ui } }));
afterEach(cleanup);

/** Renders what the overview shows of the CV: at the top, and in the list of what waits. */
function show(percent: number, next: CompletenessStep | null, given: Partial<CandidateDashboard> = {}) {
  const dashboard = {
    prepared_cv: true,
    visibility: 'named',
    published_at: '2026-06-10T09:15:00Z',
    unpublished_changes: false,
    completeness: { percent, steps: [], next },
    visits: [],
    visits_total: 0,
    ...given,
  } as Partial<CandidateDashboard> as CandidateDashboard;
  render(
    <PageSettingsContext value={{ ...defaultPageSettings, now: Date.parse('2026-06-18T12:00:00Z') }}>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <MemoryRouter>
          <DashboardLines dashboard={dashboard} />
          <ul>
            <CvRow dashboard={dashboard} filled />
          </ul>
        </MemoryRouter>
      </WordsProvider>
    </PageSettingsContext>,
  );
}

const onlyLink = () => {
  const link = screen.getByRole('link');
  return [link.getAttribute('href'), link.textContent?.replaceAll(/\s/gu, ' ')];
};

test.each<[string, Partial<CandidateDashboard>, string]>([
  ['how it is shown and since when', {}, 'Vises med navn · opdateret 10. jun.'],
  ['that it is hidden', { visibility: 'hidden', published_at: null }, 'Skjult for søgning'],
  ['that changes wait', { unpublished_changes: true }, 'Ændringer er ikke offentliggjort endnu'],
])('a complete CV is one line with %s, and nothing waits', (_, given, state) => {
  show(100, null, given);
  expect(onlyLink()).toEqual(['/kandidat/mitcv', `Dit CV er klar${state}`]);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each([
  [70, 'cv_skill', 'Dit CV er næsten klar', 'Tilføj kompetencer', '/kandidat/cv/Rediger#del-skills'],
  [69, 'video', 'Dit CV er godt på vej', 'Lav et video-CV', '/kandidat/video'],
  [29, 'cv_experience', 'Du er kommet i gang', 'Tilføj erfaring', '/kandidat/cv/Rediger#del-experience'],
] as const)(
  'a CV of %i percent shows the next useful step, %s, and leads to it',
  (percent, next, title, action, to) => {
    show(percent, next);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('img', { name: `Dit CV er ${percent} procent udfyldt` })).toBeTruthy();
    expect(screen.getByText(cvWords.dashboard.next[next])).toBeTruthy();
    expect(screen.getByRole('link', { name: `${action}: ${title}` }).getAttribute('href')).toBe(to);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  },
);

test('without a CV the first step is to create one', () => {
  show(0, 'cv_experience', { prepared_cv: false, published_at: null });
  expect(screen.getByRole('link', { name: 'Opret dit CV: Begynd på dit CV' }).getAttribute('href')).toBe(
    '/kandidat/cv/Opret',
  );
});
