import agents from '@jobblik/words/da/agents.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../platform/words/i18n';
import { TextField } from '../ui/forms/field';
import { AgentFrame } from './agent-frame';
import { jobScreens } from './agent-screens';

beforeAll(() => registerWords('da', { da: { agents, ui } }));
afterEach(cleanup);

function form(problem: string | null, error?: string) {
  return (
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <AgentFrame
        screens={jobScreens}
        onSubmit={() => undefined}
        busy={false}
        problem={problem}
        submit="Opret"
        onCancel={() => undefined}
        changed={false}
        found={{ chosen: false, query: { data: undefined, error: null }, rows: null }}
      >
        <TextField label="Ord" />
        <TextField label="Navn" error={error} />
      </AgentFrame>
    </WordsProvider>
  );
}

it('a refused field has the focus', () => {
  const { rerender } = render(form(null));
  rerender(form('Det gik ikke.', 'Navnet er for langt.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Navn'));
});

it('what is wrong with the whole form has the focus itself', () => {
  const { rerender } = render(form(null));
  rerender(form('Du skal vælge en mulighed'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
