import type { MessageTemplate } from '@jobblik/contract/companies/templates.schema';
import templateWords from '@jobblik/words/da/templates.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { QuestionDialog } from '../../ui/overlays/question-dialog/question-dialog';
import { QuestionTemplates } from './question-templates';

/** The templates that the server has stored. */
let stored: MessageTemplate[] = [];

vi.mock('../../platform/api/api', () => ({
  callApi: async (_call: unknown, { body }: { body?: { template: Omit<MessageTemplate, 'template_id'> } } = {}) => {
    if (!body) return { templates: stored };
    const template = { ...body.template, template_id: stored.length + 1 };
    stored = [...stored, template];
    return { template };
  },
}));

beforeAll(() => registerWords('da', { da: { templates: templateWords, ui } }));
beforeEach(() => {
  const start = { question: 'Hvornår kan du starte?', text: 1, video: 0 } as const;
  const why = { question: 'Hvorfor os?', text: 1, video: 1 } as const;
  stored = [
    { template_id: 1, kind: 'reject', name: 'Kort nej', message: 'Hej {name}', questions: [] },
    { template_id: 2, kind: 'ask', name: 'Det første', message: '', questions: [start, why] },
  ];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show() {
  renderScreen(
    <QuestionDialog
      title="Spørgsmål til Karen"
      subject="ask-1"
      rules={{ faultOf: () => undefined, longest: 2000, most: 30 }}
      samples={[]}
      sentQuestions={[]}
      templates={(form) => <QuestionTemplates {...form} />}
      onSend={vi.fn()}
      onTakeBack={vi.fn()}
      onClose={vi.fn()}
    />,
  );
}

const written = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }, at) => {
    const kinds = within(screen.getByRole('group', { name: `Svar på spørgsmål ${at + 1}` }));
    const isTicked = (name: string) => kinds.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    return [value, isTicked('Skriftligt svar'), isTicked('Videosvar')];
  });

test('the company’s own questions are offered, and choosing a template keeps their kinds of answer', async () => {
  show();
  await screen.findByRole('button', { name: 'Det første' });
  const offered = within(screen.getByRole('group', { name: 'Skabeloner' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Det første']);
  expect(written()).toEqual([['', false, false]]);
  fireEvent.click(screen.getByRole('button', { name: 'Det første', pressed: false }));
  expect(written()).toEqual([
    ['Hvornår kan du starte?', true, false],
    ['Hvorfor os?', true, true],
  ]);
  expect(screen.getByRole('button', { name: 'Det første', pressed: true })).toBeTruthy();
});

test('a template keeps earlier questions, and adds no question twice', async () => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hvorfor os?' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Det første' }));
  expect(written()).toEqual([
    ['Hvorfor os?', false, false],
    ['Hvornår kan du starte?', true, false],
  ]);
});

test('written questions can be saved as a template, which is then the current one', async () => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Har du kørekort?' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Skriftligt svar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Gem som skabelon' }));
  const naming = within(screen.getByRole('dialog', { name: 'Gem som skabelon' }));
  fireEvent.change(naming.getByRole('textbox'), { target: { value: 'Kørsel' } });
  fireEvent.click(naming.getByRole('button', { name: 'Gem skabelon' }));
  await screen.findByRole('button', { name: 'Kørsel', pressed: true });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gem som skabelon' })).toBeNull());
  expect(stored.at(-1)).toMatchObject({
    kind: 'ask',
    name: 'Kørsel',
    questions: [{ question: 'Har du kørekort?', text: 1, video: 0 }],
  });
});
