import { sizes } from '../../boundaries.ts';

/** Tables, tests and data are as long as what they list. */
const exempt = /(\.tables\.ts|\.test\.tsx?|\.spec\.ts)$|\/(data|sample|migrations)\//;

/** Whether a file of this path has a limit of lines. */
export function hasSizeLimit(file: string): boolean {
  return !exempt.test(file);
}

/** What is wrong with a file of so many lines, or undefined. */
export function judgeSize(file: string, lines: number): string | undefined {
  if (!hasSizeLimit(file)) return undefined;
  if (file.endsWith('.css')) {
    return lines > sizes.styles
      ? `${file}: ${lines} lines; ${sizes.styles} is the most for styles. Split it by component.`
      : undefined;
  }
  return lines > sizes.fail ? `${file}: ${lines} lines; ${sizes.fail} is the most. Split it by noun.` : undefined;
}
