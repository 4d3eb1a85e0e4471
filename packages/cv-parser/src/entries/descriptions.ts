import { longestJoined } from '../readers/page-lines.ts';
import type { SourceLine } from '../source-line.ts';

/** Lines joined to text: list items keep their bullet, lines broken only by the page width are joined. */
export function toText(lines: readonly SourceLine[], most: number): string {
  const texts: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const text = line.cells.join(' – ');
    const last = texts.at(-1);
    if (before && last !== undefined && goesOn(before, line))
      texts[texts.length - 1] = `${last.replace(/(?<=\p{Ll})-$/u, '')}${/(?<=\p{Ll})-$/u.test(last) ? '' : ' '}${text}`;
    else texts.push(line.bullet ? `• ${text}` : text);
  }
  return texts.join('\n').slice(0, most).trim();
}

function goesOn(before: SourceLine, line: SourceLine): boolean {
  if (line.bullet || line.gap || before.flow !== line.flow || line.cells.length > 1) return false;
  // The lines of a paragraph are joined up to a length; this one is the next part of it.
  if (before.text.length > longestJoined) return true;
  if (/^\p{Ll}/u.test(line.text)) return before.text.length > 25;
  // A capital begins a new list item, whose bullet some PDFs draw instead of writing it.
  if (/^\p{Lu}/u.test(line.text)) return false;
  return before.text.length > 60 && !/[.!?:]$/.test(before.text) && Math.abs(before.size - line.size) < 0.3;
}
