import { makeLine, type SourceLine } from '../source-line.ts';

/** Lines of a text: tabs separate cells, an empty line is space, `# ` marks bold. */
export function linesOf(text: string): SourceLine[] {
  let gap = false;
  const lines: SourceLine[] = [];
  for (const raw of text.replace(/^\n/, '').split('\n')) {
    const strong = raw.startsWith('# ');
    const line = makeLine((strong ? raw.slice(2) : raw).split('\t'), { gap, strong });
    gap = line === undefined;
    if (line) lines.push(line);
  }
  return lines;
}
