import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { useForm } from '../../../platform/forms/use-form';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import type { JobFormFile } from '../job-form-checks';
import { type JobFormValues, valuesOfJob } from '../job-form-values';
import { noFiles } from './job-form-files';
import { useJobFormState } from './job-form-state';

const draft = {
  restored: null,
  files: {},
  storedAt: null,
  store: () => undefined,
  saveFile: () => undefined,
  clear: () => undefined,
} as unknown as Parameters<typeof useJobFormState>[0]['draft'];

const saved = (updated_at: string, contact_person: string) =>
  ({ id: 4, updated_at, contact_person, categories: [], skills: [], location: [], questions: [] }) as unknown as MyJob;

const first = saved('2026-11-20T08:00:00.000Z', '');
const theirs = saved('2026-11-20T09:00:00.000Z', 'Signe Overgaard');

beforeAll(() => registerWords('da', { da: { problems } }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <WordsProvider i18n={wordsOfRequest('da')} used={null}>
    {children}
  </WordsProvider>
);

/** A form in which “Mads Vestergaard” was typed over the first version. */
function formWithMads() {
  const start = { draft, initial: valuesOfJob(first), job: first, savedFiles: noFiles };
  /** Called once, between a rendering and its effects. */
  const beforeEffects: { current: (() => void) | null } = { current: null };
  const { result } = renderHook(
    () => {
      const form = useForm<JobFormValues, void, JobFormFile>(async () => undefined, {
        start: start.initial,
        onSent: () => undefined,
      });
      const state = { ...useJobFormState(start, form), form };
      useLayoutEffect(() => {
        const press = beforeEffects.current;
        beforeEffects.current = null;
        press?.();
      });
      return state;
    },
    { wrapper },
  );
  act(() => result.current.form.set({ contact_person: 'Mads Vestergaard' }));
  const contact = () => result.current.form.getValues().contact_person;
  return { result, contact, beforeEffects };
}

test('another version is shown on request, and the typed values can be restored', () => {
  const { result, contact } = formWithMads();
  act(() => result.current.setOther(theirs));
  expect(result.current.isConflict).toBe(true);
  expect(contact()).toBe('Mads Vestergaard');
  act(() => result.current.loadOther());
  expect([contact(), result.current.isConflict]).toEqual(['Signe Overgaard', false]);
  act(() => result.current.backToMine());
  expect([contact(), result.current.isConflict]).toEqual(['Mads Vestergaard', false]);
});

test('another version fills a form in which nothing was typed', () => {
  const { result, contact } = formWithMads();
  act(() => result.current.form.set({ contact_person: '' }));
  act(() => result.current.setOther(theirs));
  expect([contact(), result.current.isConflict]).toEqual(['Signe Overgaard', false]);
});

test('a version that is shown already is not a conflict when it is reported again', () => {
  const { result, contact } = formWithMads();
  act(() => result.current.setOther(theirs));
  act(() => result.current.loadOther());
  act(() => {
    result.current.setOther(theirs);
    result.current.backToMine();
  });
  expect([contact(), result.current.isConflict]).toEqual(['Mads Vestergaard', false]);
});

test('restored values are not overwritten by another version', () => {
  const { result, contact, beforeEffects } = formWithMads();
  act(() => result.current.setOther(theirs));
  act(() => result.current.loadOther());
  beforeEffects.current = () => result.current.backToMine();
  act(() => result.current.setOther(saved('2026-11-20T10:00:00.000Z', 'Bo Dam')));
  expect([contact(), result.current.isConflict]).toEqual(['Mads Vestergaard', true]);
});
