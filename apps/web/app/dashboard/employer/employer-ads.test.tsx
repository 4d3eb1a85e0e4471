import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import employerWords from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { EmployerAds } from './employer-ads';
import type { EmployerDashboard } from './employer-waiting';

beforeAll(() => registerWords('da', { da: { 'employer-jobs': employerWords, ui } }));
afterEach(cleanup);

const ad = (id: number, title: string, job_visit: MyJob['job_visit']) =>
  ({
    id,
    title,
    job_visit,
    state: 'live',
    location: [{ name: 'Aalborg' }],
    job_apply_count: 0,
    unread_apply_count: 0,
    created_at: '2026-06-01T10:00:00Z',
    end_date: '2026-07-01T10:00:00Z',
    job_deadline_date: null,
  }) as Partial<MyJob> as MyJob;

function show(...jobs: MyJob[]) {
  const dashboard = { jobs, days: [], days_before: { visits: 0, applications: 0 } };
  renderScreen(<EmployerAds dashboard={dashboard as Partial<EmployerDashboard> as EmployerDashboard} />, {
    settings: { now: Date.parse('2026-06-18T12:00:00Z') },
  });
}

/** Height of the curve on each of the 30 days, as a share of the highest day. */
function heightsOf(row: HTMLElement): number[] {
  const [, line] = row.querySelectorAll('svg[aria-hidden="true"] path');
  const ys = [...(line?.getAttribute('d') ?? '').matchAll(/[ML]\S+ ([\d.]+)/g)].map(([, y]) => Number(y));
  const [bottom, top] = [21, 3];
  return ys.map((y) => (bottom - y) / (bottom - top));
}

test('the curve of an ad shows its visits of the last 30 days, with their number beside it', () => {
  show(
    ad(1, 'Kok', [
      { day: '2026-06-17', visits: 30 },
      { day: '2026-06-18', visits: 60 },
    ]),
    ad(2, 'Bager', [
      { day: '2026-05-20', visits: 80 },
      // Before the first day of the curve.
      { day: '2026-05-19', visits: 900 },
    ]),
    ad(3, 'Tjener', []),
  );
  const [kok, bager, tjener] = screen.getAllByRole('listitem');
  if (!kok || !bager || !tjener) throw new Error('there are three ads');
  expect(heightsOf(kok)).toEqual([...Array(28).fill(0), 0.5, 1]);
  expect(within(kok).getByText('90 visninger')).toBeTruthy();
  expect(heightsOf(bager)).toEqual([1, ...Array(29).fill(0)]);
  expect(within(bager).getByText('80 visninger')).toBeTruthy();
  expect(heightsOf(tjener)).toEqual(Array(30).fill(0));
  expect(within(tjener).getByText('0 visninger')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('each ad leads to its applications', () => {
  show(ad(7, 'Kok', []));
  expect(screen.getByRole('link', { name: 'Kok' }).getAttribute('href')).toBe('/virksomhed/job/detalje/7/dashboard');
});
