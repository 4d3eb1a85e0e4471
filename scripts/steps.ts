import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from '../support/root.ts';
import type { Timed } from './test-times.ts';

/** A test that failed, with its first error. */
export interface FailedTest {
  name: string;
  error: string;
}

/** Tests that were not run because what they need cannot be had on this machine. */
export interface Skipped {
  /** What cannot be had: "WebKit". */
  name: string;
  tests: number;
  reason: string;
}

/** How many tests of a step passed and failed; a gate counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** Journeys that failed first and passed when they were run again. They are counted in `passed`. */
  flaky?: readonly FailedTest[];
  /** What failed, as far as it has a name. They are counted in `failed`. */
  failures?: readonly FailedTest[];
  skipped?: readonly Skipped[];
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
    commands: [
      'packages/contract',
      'packages/danish',
      'packages/cv-parser',
      'apps/server',
      'apps/web',
      'apps/web/worker',
      '.',
    ].map((folder) => bin('tsc', ['--noEmit', '-p', folder])),
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
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [{ name: gate.name, error: output }] };
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
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
    failures: counts.flatMap(({ failures = [] }) => failures),
    skipped: counts.flatMap(({ skipped = [] }) => skipped),
    files: counts.flatMap(({ files = [] }) => files),
  };
}

/** The most flaky journeys of a run that passes. */
const mostFlaky = 5;

/** Lines of an error that the end of a run repeats; the whole of it stands where it happened. */
const linesOfError = 12;

function printTest({ name, error }: FailedTest): void {
  const lines = error.trim().split('\n').slice(0, linesOfError);
  console.log([name, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/**
 * Prints what was skipped, what failed, the flaky journeys with their errors, and as the last line how many tests passed, failed and were skipped.
 * The process exits with 1 when a test failed; more than five flaky journeys count as one failure.
 */
export function finish(all: Counts): void {
  const { passed, flaky = [], failures = [], skipped = [] } = all;
  const failed = all.failed + (flaky.length > mostFlaky ? 1 : 0);
  for (const { name, tests, reason } of skipped) console.log(`skipped: ${name} (${tests} tests): ${reason}`);
  for (const test of failures) printTest({ ...test, name: `failed: ${test.name}` });
  flaky.forEach(printTest);
  if (flaky.length > mostFlaky) console.log(`More than ${mostFlaky} flaky journeys count as one failure.`);
  console.log(`flaky: ${flaky.length}`);
  const skippedTests = skipped.reduce((sum, { tests }) => sum + tests, 0);
  console.log(`${passed} passed, ${failed} failed${skippedTests > 0 ? `, ${skippedTests} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
