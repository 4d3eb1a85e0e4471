/** Characters of the HTML that a plain text becomes: escaped, a paragraph for each blank line, `<br>` for other line ends. */
const costs: Readonly<Record<string, number>> = { '&': 5, '<': 4, '>': 4, '\n': 4 };
const paragraph = '<p></p>'.length;

/** The beginning of a plain text that fits into a field of HTML. @param most characters of the HTML */
export function fitHtml(text: string, most: number): string {
  let length = paragraph;
  for (let at = 0; at < text.length; at += 1) {
    length += costs[text[at] ?? ''] ?? 1;
    if (length > most) return text.slice(0, at).toWellFormed();
  }
  return text;
}
