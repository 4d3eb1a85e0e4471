import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { MessageTemplate } from '@jobblik/contract/companies/templates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import templateWords from '@jobblik/words/da/templates.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { DecideDialog } from './applicant-decide';

/** The templates that the server keeps. */
let stored: MessageTemplate[] = [];
let taken = '';

type Body = { template_id?: number; name?: string; template?: Omit<MessageTemplate, 'template_id'> };

vi.mock('../../../platform/api/api', () => ({
  callApi: async ({ path }: { path: string }, { body = {} }: { body?: Body } = {}) => {
    const id = body.template_id ?? stored.length + 1;
    const others = stored.filter(({ template_id }) => template_id !== id);
    const [old] = stored.filter(({ template_id }) => template_id === id);
    if (path === '/api/save_message_template' && body.template) {
      if (body.template.name === taken) {
        throw new Problem('invalid_input', { fields: [{ path: 'name', code: 'name_taken' }] });
      }
      const template = { ...body.template, template_id: id };
      stored = [...others, template];
      return { result: 'success', template };
    }
    if (path === '/api/rename_message_template' && old) stored = [...others, { ...old, name: body.name ?? '' }];
    if (path === '/api/delete_message_template') stored = others;
    return { result: 'success', templates: stored };
  },
}));

beforeAll(() => {
  registerWords('da', { da: { applications: words, problems, templates: templateWords, ui } });
});
beforeEach(() => {
  stored = [];
  taken = '';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const decide = vi.fn(async (..._args: unknown[]) => undefined);

function show(name = 'Karen Holm', decision: Decision = 'reject') {
  decide.mockClear();
  const application = { id: 7, user: { name } } as Partial<Application> as Application;
  renderScreen(
    <DecideDialog
      decision={decision}
      applicants={[application]}
      employer="Nordlys Byg"
      decisions={{ decide } as never}
      onClose={vi.fn()}
      onDone={vi.fn()}
    />,
  );
}
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Besked til ansøgeren/ });
const write = (text: string) => fireEvent.change(message(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameDialog = (title: string) => within(screen.getByRole('dialog', { name: title }));
async function saveAs(name: string) {
  press('Gem som skabelon');
  const dialog = nameDialog('Gem som skabelon');
  const field = dialog.getByRole('textbox');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gem som skabelon' })).toBeNull());
}
const chip = (name: string) => screen.findByRole('button', { name, pressed: true });

test('what is written to one applicant is kept for all, and sending it stays a step of its own', async () => {
  show();
  write('Hej Karen\n\nDet blev en anden.\n\nNordlys Byg');
  press('Gem som skabelon');
  expect(nameDialog('Gem som skabelon').getByText(/Hej \{name\}/)).toBeTruthy();
  fireEvent.click(nameDialog('Gem som skabelon').getByRole('button', { name: 'Luk' }));
  await saveAs('Kort nej');
  expect(stored).toMatchObject([{ name: 'Kort nej', message: 'Hej {name}\n\nDet blev en anden.\n\n{employer}' }]);
  await chip('Kort nej');
  expect(decide).not.toHaveBeenCalled();
  cleanup();

  show('Peter Brandt');
  expect(message().value).toContain('Vi er ked af at afvise');
  fireEvent.click(await screen.findByRole('button', { name: 'Kort nej' }));
  expect(message().value).toBe('Hej Peter Brandt\n\nDet blev en anden.\n\nNordlys Byg');
  fireEvent.change(screen.getByRole('combobox', { name: /^Årsag til afslaget/ }), { target: { value: 'experience' } });
  fireEvent.keyDown(message(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  expect(decide.mock.calls[0]?.[2]).toEqual({
    message: 'Hej Peter Brandt\n\nDet blev en anden.\n\nNordlys Byg',
    reason: 'experience',
  });
});

test('a template is changed, renamed, deleted and taken back', async () => {
  stored = [{ template_id: 1, kind: 'reject', name: 'Kort', message: 'Hej {name}', questions: [] }];
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Kort' }));
  write('Hej Karen Holm, tak for tiden.');
  press('Gem ændringer');
  await screen.findByText('»Kort« er gemt.');
  expect(stored).toMatchObject([{ message: 'Hej {name}, tak for tiden.' }]);

  press('Omdøb');
  const field = nameDialog('Omdøb »Kort«').getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Tak for tiden' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await chip('Tak for tiden');

  press('Slet');
  await screen.findByText(/»Tak for tiden« er slettet/);
  expect(stored).toEqual([]);
  expect(message().value).toContain('Vi er ked af at afvise');
  press('Fortryd');
  await chip('Tak for tiden');
  expect(message().value).toBe('Hej Karen Holm, tak for tiden.');
  expect(decide).not.toHaveBeenCalled();
});

test('parking with a message begins with the default text, and the company’s own texts for parking come last', async () => {
  const own = { message: 'Hej {name}\n\nDu står på listen.\n\n{employer}', questions: [] };
  stored = [
    { ...own, template_id: 1, kind: 'reject', name: 'Kort nej' },
    { ...own, template_id: 2, kind: 'park', name: 'Venteliste' },
  ];
  show('Karen Holm', 'park');
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Send en besked til ansøgeren' }));
  await screen.findByRole('button', { name: 'Venteliste' });
  const texts = within(screen.getByRole('group', { name: words.decide.texts })).getAllByRole('button');
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Standardtekst', 'Jobbliks forslag', 'Venteliste']);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Standardtekst');
  expect(message().value).toBe(
    'Hej Karen Holm Tak for din ansøgning. Vi er ked af at afvise din behandling, idet vi har fundet en anden kandidat Venlig hilsen Nordlys Byg',
  );
  press('Venteliste');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Venteliste');
  expect(message().value).toBe('Hej Karen Holm\n\nDu står på listen.\n\nNordlys Byg');
});

test('a refused name is said at the field, and the text stays', async () => {
  taken = 'Kort';
  show();
  write('Hej Karen');
  press('Gem som skabelon');
  const dialog = nameDialog('Gem som skabelon');
  fireEvent.click(dialog.getByRole('button', { name: 'Gem skabelon' }));
  await dialog.findByText('Giv skabelonen et navn.');
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Kort' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Gem skabelon' }));
  await dialog.findByText('I har allerede en skabelon med det navn.');
  fireEvent.click(dialog.getByRole('button', { name: 'Annuller' }));
  expect(message().value).toBe('Hej Karen');
});
