import offline from '@jobblik/words/da/offline.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ReadableDraft } from '../../platform/drafts/read-own-drafts';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { DraftList } from './draft-list';

beforeAll(() => registerWords('da', { da: { offline } }));
afterEach(cleanup);

function show(drafts: ReadableDraft[]) {
  renderScreen(<DraftList drafts={drafts} />);
}

it.each([
  ['apply-42', 'Ansøgning'],
  ['cv-7', 'CV'],
  ['chat-9', 'Besked'],
  ['chat-report-9', 'Kladde'],
  ['job-new', 'Jobannonce'],
  ['company', 'Virksomhedsprofil'],
  ['interview-3', 'Interview'],
  ['common-answers-5', 'Svar på spørgsmål'],
  ['question-list', 'Svar på spørgsmål'],
  ['contact', 'Kladde'],
])('a draft of %s has the name %s, with all its texts', (subject, name) => {
  show([{ subject, texts: ['Kære Havnens Køkken', 'Jeg har kogt suppe i ti år.'] }]);
  const [row] = within(screen.getByRole('region', { name: 'Kladder' })).getAllByRole('listitem');
  expect(within(row as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe(name);
  expect([...(row?.querySelectorAll('p') ?? [])].map((text) => text.textContent)).toEqual([
    'Kære Havnens Køkken',
    'Jeg har kogt suppe i ti år.',
  ]);
});

it('recent searches are not drafts, and without drafts there is no list', () => {
  show([{ subject: 'searches', texts: ['kok i Aalborg'] }]);
  expect(document.body.textContent).toBe('');
  cleanup();
  show([]);
  expect(document.body.textContent).toBe('');
});
