import { sizes } from '../../boundaries.ts';

/** Without a limit: tables, tests and data grow with their content. */
const exempt = /(\.tables\.ts|\.test\.tsx?|\.spec\.ts)$|\/(data|sample|migrations)\//;

/** Whether a file of this path has a maximum number of lines. */
export function hasSizeLimit(file: string): boolean {
  return !exempt.test(file);
}

/** The error of a file with that many lines, or undefined. */
export function judgeSize(file: string, lines: number): string | undefined {
  if (!hasSizeLimit(file)) return undefined;
  if (file.endsWith('.css')) {
    return lines > sizes.styles
      ? `${file}: ${lines} lines; ${sizes.styles} is the most for styles. Split it by component.`
      : undefined;
  }
  return lines > sizes.fail ? `${file}: ${lines} lines; ${sizes.fail} is the most. Split it by noun.` : undefined;
}
