import { noUnread, type UnreadCounts } from '@jobblik/contract/notices/unread';
import shell from '@jobblik/words/da/shell.json' with { type: 'json' };
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refreshUnread } from '../../notices';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { employerMenu, employerNav, employerTabs, type NavItem, seekerMenu, seekerNav, seekerTabs } from './nav-items';
import { NavLinks } from './nav-links';

beforeAll(() => registerWords('da', { da: { shell } }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const seeker: readonly NavItem[] = [...seekerNav, ...seekerMenu];
const employer: readonly NavItem[] = [...employerNav, ...employerMenu];
const interviews = '/virksomhed/interview/liste';

async function count(counts: Partial<UnreadCounts>): Promise<void> {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ ...noUnread(), ...counts }));
  await act(refreshUnread);
}

/** Each entry with a counter: its target, its accessible name, and the number beside it. */
async function counted(items: readonly NavItem[], counts: Partial<UnreadCounts>) {
  await count(counts);
  renderScreen(<NavLinks items={items} />);
  return countedNow();
}

function countedNow() {
  return screen
    .getAllByRole('link')
    .filter((link) => /\d/.test(link.textContent ?? ''))
    .map((link) => [
      decodeURI(link.getAttribute('href') ?? ''),
      link.textContent,
      link.querySelector('[aria-hidden]')?.textContent,
    ]);
}

test.each<[string, string, readonly NavItem[], Partial<UnreadCounts>, string]>([
  ['Jobagenter', '3 nye job', seeker, { unread_job_agent_total_cnt: 3 }, '/kandidat/agent/liste'],
  ['Interviews', '1 interview venter på dit svar', seeker, { job_seeker_interviews: 1 }, '/kandidat/interview/liste'],
  ['Beskeder', '2 ulæste beskeder', seeker, { unread_message_cnt: 2 }, '/kandidat/beskedliste'],
  ['Beskeder', '1 ulæst besked', seekerTabs, { unread_message_cnt: 1 }, '/kandidat/beskedliste'],
  ['Annoncer', '4 nye ansøgninger', employer, { unread_apply_total_cnt: 4 }, '/virksomhed/job/liste'],
  ['Interviews', '2 interviews kan begynde', employer, { employer_ready_interviews: 2 }, interviews],
  ['Interviews', '1 interview er i gang', employer, { employer_being_interviews: 1 }, interviews],
  ['CV-match', "5 nye CV'er", employer, { unread_seeker_agent_total_cnt: 5 }, '/virksomhed/agent/liste'],
  ['Beskeder', '6 ulæste beskeder', employer, { unread_message_cnt: 6 }, '/virksomhed/beskedliste'],
  ['Interviews', '7 interviews kan begynde', employerTabs(true), { employer_ready_interviews: 7 }, interviews],
])('only the entry %s has "%s"', async (entry, words, items, counts, path) => {
  const number = String(Object.values(counts)[0]);
  expect(await counted(items, counts)).toEqual([[path, `${entry}${number}, ${words}`, number]]);
});

test('the counters of one entry are added up and read one by one', async () => {
  expect(await counted(employer, { employer_ready_interviews: 2, employer_being_interviews: 1 })).toEqual([
    [interviews, 'Interviews3, 2 interviews kan begynde, 1 interview er i gang', '3'],
  ]);
});

test('a counter follows the unread items, ends at 99+ and is hidden at zero', async () => {
  expect(await counted(seeker, { unread_message_cnt: 100 })).toEqual([
    ['/kandidat/beskedliste', 'Beskeder99+, 100 ulæste beskeder', '99+'],
  ]);
  await count({});
  expect(countedNow()).toEqual([]);
});
