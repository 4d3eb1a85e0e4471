import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = `
  import { createLog, logProcess } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  logProcess(createLog('trace'), () => process.exit(7));
  const thrown = () => Object.assign(new Error("Failed query: 'Plantine' plantet@example.dk"), { params: ['Plantine'] });
  process.emitWarning(thrown());
  setImmediate(() => Promise.reject(thrown()));
`;

it('warnings and the error that ends the process leave no data on either output', async () => {
  const args = ['--input-type=module', '--eval', script];
  const ended = await promisify(execFile)(process.execPath, args).catch((error: unknown) => error);
  const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string };
  expect(code).toBe(7);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['warning', 'uncaught error']);
  expect(stdout + stderr).not.toMatch(/plantine|plantet|example/i);
});
