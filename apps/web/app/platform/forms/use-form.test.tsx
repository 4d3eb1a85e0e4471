import { Problem } from '@jobblik/contract/kernel/problem';
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Check } from '../../ui/forms/choice';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { renderScreen } from '../render-screen.harness';
import { registerWords } from '../words/i18n';
import { type FormOptions, useForm } from './use-form';

beforeAll(() => registerWords('da', { da: { problems, ui } }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Values {
  name: string;
  email: string;
  terms: boolean;
}

const start: Values = { name: '', email: '', terms: false };

interface Shown extends Partial<FormOptions<Values, string>> {
  send?: (values: Values) => Promise<string>;
}

/** Shows a form of three fields. Returns what was sent, and the answers. */
function show({ send = async () => 'success', ...options }: Shown = {}) {
  const sent = vi.fn(send);
  const onSent = vi.fn();
  function Screen() {
    const form = useForm<Values, string>(sent, { start, onSent, ...options });
    const field = options.isUncontrolled ? form.element : form.field;
    return (
      <form ref={form.ref} aria-label="form" data-dirty={form.isDirty} onSubmit={form.submit} noValidate>
        <FormProblem>{form.problem}</FormProblem>
        <TextField label="Name" {...field('name')} />
        <TextField label="E-mail" {...field('email')} />
        {!options.isUncontrolled && <Check label="Terms" {...form.checkbox('terms')} />}
        <button type="submit" aria-busy={form.isBusy}>
          Send
        </button>
        <button type="button" onClick={() => form.reset()}>
          Reset
        </button>
      </form>
    );
  }
  const { unmount } = renderScreen(<Screen />);
  return { sent, onSent, unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const refusal = (...fields: { path: string; code: string; limit?: number }[]) =>
  new Problem('invalid_input', { fields });
const refuse = (error: unknown) => async () => {
  throw error;
};
/** Expects the field to have the focus, to be marked as wrong, and to be described by the text. */
async function expectWrong(label: string, text: string) {
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent).toContain(text);
}

test('sends what was typed, once while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { sent, onSent } = show({ send: () => promise });
  type('Name', 'Åse');
  fireEvent.click(field('Terms'));
  submit();
  submit();
  await waitFor(() => expect(screen.getByText('Send').getAttribute('aria-busy')).toBe('true'));
  resolve('success');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('success', { ...start, name: 'Åse', terms: true }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['the sentence of the field', { name_required: 'Skriv et navn.' }, 'Skriv et navn.'],
  ['the sentence of the code', { required: 'Mangler.' }, 'Mangler.'],
  ['the sentence of all forms', {}, problems.fields.required],
])('a check stops the form and shows %s at the first wrong field', async (_case, words, text) => {
  const check = ({ name, email }: Values) => ({ email: !email && 'required', name: !name && 'required' });
  const { sent } = show({ words, check });
  submit();
  await expectWrong('Name', text);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  type('Name', 'Å');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

test('a check may find something wrong with the form as a whole', async () => {
  const { sent } = show({ check: () => [{ path: '', code: 'nothing' }], checkText: () => 'Vælg noget.' });
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Vælg noget.');
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['at its field, by its name', refusal({ path: 'contact.email', code: 'not_an_email' }), problems.fields.not_an_email],
  [
    'at its field, by the call’s name for it',
    refusal({ path: 'user_email', code: 'required' }),
    problems.fields.required,
  ],
  ['with its limit', refusal({ path: 'email', code: 'too_long', limit: 80 }), '80'],
  ['by a general sentence', refusal({ path: 'email', code: 'unheard_of' }), problems.fields.invalid],
])('a refused field is shown %s', async (_case, error, text) => {
  show({ send: refuse(error), paths: { user_email: 'email' } });
  type('E-mail', 'aase');
  submit();
  await expectWrong('E-mail', text);
  expect(screen.getByRole('alert').textContent?.trim()).toBe(problems.invalid_input);
  expect(field('E-mail').value).toBe('aase');
});

test.each([
  ['a field that the form does not have', refusal({ path: 'uuid', code: 'required' }), problems.invalid_input],
  ['no field', new Problem('network'), problems.network],
  ['an error of the program', new TypeError('x'), problems.internal],
])('a refusal of %s is said above the fields', async (_case, error, text) => {
  show({ send: refuse(error) });
  submit();
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(text);
});

test('what was cancelled is no error', async () => {
  const onFailed = vi.fn();
  show({ send: refuse(new Problem('aborted')), onFailed });
  submit();
  await waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that stands for a refusal keeps the form and its draft', async () => {
  const draft = { key: 'form' };
  const refused = (answer: string) =>
    answer === 'success' ? null : { fields: { email: 'email_taken' }, text: 'Nej.' };
  const { onSent } = show({ draft, send: async () => 'duplicate', refusal: refused });
  type('E-mail', 'aase@jobblik.test');
  submit();
  await expectWrong('E-mail', problems.fields.email_taken);
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Nej.');
  expect(localStorage.getItem('draft:form')).toContain('aase');
  expect(onSent).not.toHaveBeenCalled();
});

test('a draft comes back after the form was closed, without the fields that are not stored', async () => {
  const draft = { key: 'form', fields: ['name'] as const };
  const { unmount } = show({ draft });
  type('Name', 'Åse');
  type('E-mail', 'hemmelig');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('hemmelig');
  show({ draft });
  expect([field('Name').value, field('E-mail').value]).toEqual(['Åse', '']);
});

test('a draft ends when the form is sent, given back, or typed back to its start', async () => {
  const draft = { key: 'form' };
  const stored = () => localStorage.getItem('draft:form');
  const { onSent } = show({ draft });
  type('Name', 'Å');
  expect(stored()).not.toBeNull();
  type('Name', '');
  expect(stored()).toBeNull();
  type('Name', 'Å');
  fireEvent.click(screen.getByText('Reset'));
  expect([stored(), field('Name').value]).toEqual([null, '']);
  type('Name', 'Å');
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(stored()).toBeNull();
});

test('what may be lost is known while it differs from the start', () => {
  show();
  const dirty = () => screen.getByRole('form').dataset.dirty;
  type('Name', 'Å');
  expect(dirty()).toBe('true');
  type('Name', '');
  expect(dirty()).toBe('false');
});

test('fields that keep their values themselves are read when the form is sent', async () => {
  const { sent } = show({ isUncontrolled: true });
  // As a password manager does, without an event.
  field('Name').value = 'Åse';
  submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...start, name: 'Åse' }));
});
