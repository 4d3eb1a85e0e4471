import type { SourceLine } from '../source-line.ts';

/** Lines put together as text: list items keep their bullet, lines that only the width of the page broke are joined. */
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
  if (/^\p{Ll}/u.test(line.text)) return before.text.length > 25;
  // A capital begins a point of its own, whose mark some PDFs draw instead of writing it.
  if (/^\p{Lu}/u.test(line.text)) return false;
  return before.text.length > 60 && !/[.!?:]$/.test(before.text) && Math.abs(before.size - line.size) < 0.3;
}
