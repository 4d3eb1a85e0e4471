import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Timed } from './test-times.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** How many tests of a step passed and failed; a gate counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** Failed first and passed when retried; neither passed nor failed. */
  flaky?: number;
  /** Test files of the step. */
  files?: Timed[];
}

export interface Gate {
  name: string;
  /**
   * Commands in order; the first that fails ends the gate. The program is one of node_modules/.bin, or a script of this repository.
   */
  commands: { program: string; args: string[]; folder?: string }[];
}

const bin = (program: string, args: string[], folder?: string) => ({
  program: `node_modules/.bin/${program}`,
  args,
  folder,
});

/** The quick gates of `npm run check`, also the first part of `npm test`. */
export const gates: Gate[] = [
  { name: 'format and lint', commands: [bin('biome', ['ci', '--error-on-warnings', '.'])] },
  { name: 'route types', commands: [bin('react-router', ['typegen'], 'apps/web')] },
  {
    name: 'types',
    commands: ['packages/contract', 'apps/server', 'apps/web', 'apps/web/worker', '.'].map((folder) =>
      bin('tsc', ['--noEmit', '-p', folder]),
    ),
  },
  ...ownScript('boundaries and sizes', 'scripts/boundaries.ts'),
  { name: 'dead code', commands: [bin('knip', ['--no-progress'])] },
  { name: 'words', commands: [{ program: 'scripts/words.ts', args: [] }] },
  { name: 'licences', commands: [{ program: 'scripts/licences.ts', args: [] }] },
];

function ownScript(name: string, program: string): Gate[] {
  return existsSync(`${root}${program}`) ? [{ name, commands: [{ program, args: [] }] }] : [];
}

/** Runs a gate and prints one line; its output is printed only if it failed. */
export async function runGate(gate: Gate): Promise<Counts> {
  const start = performance.now();
  let output = '';
  let ok = true;
  for (const { program, args, folder } of gate.commands) {
    const result = await run([process.execPath, `${root}${program}`, ...args], { folder, quiet: true });
    output += result.output;
    ok = result.code === 0;
    if (!ok) break;
  }
  reportStep(gate.name, ok, start);
  if (!ok) console.log(output.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The steps finished so far, in order. */
export const finishedSteps: Timed[] = [];

/** Prints the line of a finished step: name, verdict, seconds since `start` (a `performance.now()`). */
export function reportStep(name: string, ok: boolean, start: number): void {
  const seconds = (performance.now() - start) / 1000;
  finishedSteps.push({ name, seconds });
  console.log(`${ok ? 'ok    ' : 'failed'}  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
}

/** Runs a command to its end. `quiet` captures its output instead of showing it. Does not throw for a failing command. */
export function run(
  command: string[],
  options: { folder?: string; quiet?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: `${root}${options.folder ?? ''}`,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The sum of all counts. */
export function sum(counts: Counts[]): Required<Counts> {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
    flaky: counts.reduce((all, { flaky = 0 }) => all + flaky, 0),
    files: counts.flatMap(({ files = [] }) => files),
  };
}

/** Prints how many passed and failed. The process exits with 1 when a test failed, even if it passed when tried again. */
export function finish({ passed, failed, flaky = 0 }: Counts): void {
  if (flaky > 0) console.log(`${flaky} flaky: failed first and passed when tried again`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed + flaky > 0 ? 1 : 0;
}
