import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { slimContract } from './slim-contract';

const contract = (file: string) => fileURLToPath(new URL(`../../packages/contract/src/${file}`, import.meta.url));

async function load(file: string): Promise<string | null> {
  const hook = slimContract().load;
  if (typeof hook !== 'function') throw new Error('The plugin has no load hook.');
  return (await Reflect.apply(hook, {}, [contract(file)])) as string | null;
}

it('gives the browser method, path and access of a call, and nothing of its schemas', async () => {
  const code = await load('accounts/accounts.api.ts');
  expect(code).toContain('export const logout = {"method":"POST","path":"/api/logout","access":"guest"};');
  expect(code).not.toMatch(/zod|import |summary|limit/);
});

it('gives the browser the name of an event, and nothing of its schemas', async () => {
  const code = await load('questions/questions.events.ts');
  expect(code).toContain('export const cvQuestionsChanged = {"name":"cv_questions_changed"};');
  expect(code).not.toMatch(/zod|import |payload/);
});

it('leaves every other file of the contract as it is', async () => {
  expect(await load('kernel/problem.ts')).toBeNull();
});
