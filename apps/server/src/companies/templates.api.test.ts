import {
  deleteMessageTemplate,
  getMessageTemplates,
  renameMessageTemplate,
  saveMessageTemplate,
} from '@jobblik/contract/companies/templates.api';
import { templateLimits } from '@jobblik/contract/companies/templates.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const newEmployer = async () => {
  const { db } = app.services;
  return await signInAs(db, await makeUser(db, { role: 'employer' }));
};
beforeEach(async () => {
  token = await newEmployer();
});

const rejection = (name: string, message = 'Hej {name}\n\nTak for denne gang.\n\n{employer}') =>
  ({ kind: 'reject', name, message }) as const;
const questions = [{ question: 'Hvornår kan du begynde?', text: 1, video: 0 }] as const;
const save = async (template: Parameters<typeof bodyOf>[0], template_id?: number) =>
  await app.call(saveMessageTemplate, bodyOf(template, template_id), { token });
function bodyOf(
  template: { kind: 'reject' | 'park' | 'ask'; name: string; message?: string; questions?: never[] | typeof questions },
  template_id?: number,
) {
  const { questions: asked = [], ...rest } = template;
  return { body: { template: { ...rest, questions: [...asked] }, ...(template_id && { template_id }) } };
}
const refused = async (template: Parameters<typeof bodyOf>[0], template_id?: number) =>
  await app.refused(saveMessageTemplate, bodyOf(template, template_id), { token });
const names = async () =>
  (await app.call(getMessageTemplates, {}, { token })).templates.map(({ kind, name }) => `${kind} ${name}`);

describe('the templates of an employer', () => {
  test('are created, listed by name, changed, renamed and deleted', async () => {
    expect(await names()).toEqual([]);
    const made = await save(rejection('Åben dør'));
    await save(rejection('Ærligt nej'));
    await save({ kind: 'park', name: 'Ærligt nej', message: 'Vi læser de andre først.' });
    await save({ kind: 'ask', name: 'Det første', questions });
    expect(await names()).toEqual(['ask Det første', 'reject Ærligt nej', 'park Ærligt nej', 'reject Åben dør']);
    const template_id = made.template?.template_id ?? 0;
    const changed = await save(rejection('Åben dør', 'Hej {name}, det blev en anden.'), template_id);
    expect(changed.template).toEqual({
      template_id,
      kind: 'reject',
      name: 'Åben dør',
      message: 'Hej {name}, det blev en anden.',
      questions: [],
    });
    await app.call(renameMessageTemplate, { body: { template_id, name: 'Til en anden gang' } }, { token });
    expect(await names()).toContain('reject Til en anden gang');
    await app.call(deleteMessageTemplate, { body: { template_id } }, { token });
    expect(await names()).toEqual(['ask Det første', 'reject Ærligt nej', 'park Ærligt nej']);
    const again = await app.refused(deleteMessageTemplate, { body: { template_id } }, { token });
    expect(again).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('store only the fields of their kind', async () => {
    const { template } = await save({ kind: 'ask', name: 'Det første', message: 'Hej', questions });
    expect(template).toMatchObject({ message: '', questions });
    expect((await save({ ...rejection('Nej'), questions })).template?.questions).toEqual([]);
  });

  test.each([
    ['message', 'required', { kind: 'reject', name: 'Nej', message: ' ' }],
    ['questions', 'required', { kind: 'ask', name: 'Spørg' }],
    ['name', 'required', { kind: 'reject', name: ' ', message: 'Hej' }],
    ['name', 'too_long', { kind: 'reject', name: 'n'.repeat(templateLimits.name + 1), message: 'Hej' }],
    ['message', 'too_long', { kind: 'reject', name: 'Nej', message: 'n'.repeat(templateLimits.message + 1) }],
  ] as const)('without a usable %s are refused with %s', async (field, code, template) => {
    const refusal = await refused(template);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields).toContainEqual(expect.objectContaining({ path: `template.${field}`, code }));
  });

  test('have unique names within a kind, ignoring case', async () => {
    const { template } = await save(rejection('Kort'));
    const other = await save(rejection('Langt'));
    const taken = { code: 'invalid_input', fields: [{ path: 'name', code: 'name_taken' }] };
    expect(await refused(rejection('KORT'))).toMatchObject(taken);
    const rename = { template_id: other.template?.template_id ?? 0, name: 'kort' };
    expect(await app.refused(renameMessageTemplate, { body: rename }, { token })).toMatchObject(taken);
    expect((await save(rejection('kort'), template?.template_id)).template?.name).toBe('kort');
  });

  test('are at most twenty of a kind, also when many are saved at once', async () => {
    for (let at = 1; at < templateLimits.perKind; at += 1) await save(rejection(`Tekst ${at}`));
    const last = ['a', 'b', 'c'].map((name) => app.send(saveMessageTemplate, bodyOf(rejection(name)), { token }));
    const statuses = (await Promise.all(last)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
    expect(await refused(rejection('En til'))).toMatchObject({ code: 'too_many_templates' });
    expect((await save({ kind: 'park', name: 'Tekst', message: 'Hej' })).result).toBe('success');
  });

  test('are not accessible to others', async () => {
    const { template } = await save(rejection('Kort'));
    const template_id = template?.template_id ?? 0;
    const owner = token;
    token = await newEmployer();
    expect(await names()).toEqual([]);
    expect(await refused(rejection('Mit'), template_id)).toMatchObject({ status: 404 });
    const rename = { body: { template_id, name: 'Mit' } };
    expect(await app.refused(renameMessageTemplate, rename, { token })).toMatchObject({ status: 404 });
    expect(await app.refused(deleteMessageTemplate, { body: { template_id } }, { token })).toMatchObject({
      status: 404,
    });
    const { db } = app.services;
    const seeker = await signInAs(db, await makeUser(db));
    expect(await app.refused(getMessageTemplates, {}, { token: seeker })).toMatchObject({ status: 403 });
    expect(await app.refused(getMessageTemplates, {})).toMatchObject({ status: 401 });
    token = owner;
    expect(await names()).toEqual(['reject Kort']);
    expect(await refused({ kind: 'park', name: 'Kort', message: 'Hej' }, template_id)).toMatchObject({ status: 404 });
  });
});
