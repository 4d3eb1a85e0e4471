import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFormDraft } from './use-form-draft';

const empty = { name: '', email: '', password: '' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function form() {
  const options = { initialValues: empty, fields: ['name', 'email'] as const };
  return renderHook(() => useFormDraft('sign-up', options));
}

it('stores from the first key on, also if the form is unmounted at once, and only the given fields', () => {
  const first = form();
  act(() => first.result.current.form.setFieldValue('name', 'Åse Lund'));
  act(() => first.result.current.form.setFieldValue('password', 'hemmelig'));
  first.unmount();
  expect(JSON.stringify(localStorage)).not.toContain('hemmelig');
  const second = form();
  expect(second.result.current.form.values).toEqual({ ...empty, name: 'Åse Lund' });
  expect(second.result.current.isRestored).toBe(true);
});

it('a field filled before the stored text is read keeps its input, the others are restored', () => {
  localStorage.setItem('draft:sign-up', JSON.stringify({ name: 'Åse', email: 'aase@jobblik.test' }));
  const { result } = renderHook(() => {
    const draft = useFormDraft('sign-up', { initialValues: empty });
    if (draft.form.getValues().name === '') draft.form.setFieldValue('name', 'Karen');
    return draft;
  });
  expect(result.current.form.values).toEqual({ name: 'Karen', email: 'aase@jobblik.test', password: '' });
  expect(JSON.parse(localStorage.getItem('draft:sign-up') ?? '')).toMatchObject({
    name: 'Karen',
    email: 'aase@jobblik.test',
  });
});

it('does not restore a cleared draft', () => {
  const first = form();
  act(() => first.result.current.form.setFieldValue('name', 'Åse Lund'));
  act(() => first.result.current.clear());
  first.unmount();
  const second = form();
  expect(second.result.current.form.values).toEqual(empty);
  expect(second.result.current.isRestored).toBe(false);
});
