/** The beginning of a plain text, cut between words; "…" marks that text is missing. */
export function textStart(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = line[max - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const whole = (space > max / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
  return `${whole.replace(/[\ud800-\udbff]$/, '')}…`;
}
