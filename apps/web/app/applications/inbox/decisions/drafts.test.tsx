import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import templates from '@jobblik/words/da/templates.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { DecideDialog } from './applicant-decide';
import { NoteDialog } from './applicant-note';

beforeAll(() => registerWords('da', { da: { applications: words, templates, ui } }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const application = { id: 7, note: 'Ringet.', user: { name: 'Karen Holm' } } as Partial<Application> as Application;
const decisions = { change: vi.fn(), decide: vi.fn() } as never;

const note = <NoteDialog application={application} decisions={decisions} onClose={vi.fn()} />;
const rejection = (
  <DecideDialog
    decision="reject"
    applicants={[application]}
    employer="Lene"
    decisions={decisions}
    onClose={vi.fn()}
    onDone={vi.fn()}
  />
);

function show(dialog: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        {dialog}
      </WordsProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

test.each([
  ['a note', note, 'Ringet. Hun kan begynde i marts.'],
  ['a rejection', rejection, 'Kære Karen. Det var tæt på.'],
])('%s that a session takes away when it ends opens with what was written', (_, dialog, written) => {
  const before = show(dialog).value;
  fireEvent.change(screen.getByRole('textbox'), { target: { value: written } });
  cleanup();
  expect(show(dialog).value).toBe(written);
  fireEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  cleanup();
  expect(show(dialog).value).toBe(before);
});
