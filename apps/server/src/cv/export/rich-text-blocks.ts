/** Text with one style within a block. */
export interface Run {
  text: string;
  strong: boolean;
  /** Address of a link. */
  link?: string;
}

/** A paragraph, heading or list item of rich text. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'item';
  runs: Run[];
}

/** The blocks of sanitised rich text (`platform/html`). Line breaks stay as `\n` within a block; links keep their address. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let kind: Block['kind'] = 'paragraph';
  let runs: Run[] = [];
  let strong = 0;
  let link: string | undefined;
  const close = () => {
    const filled = trimmed(runs);
    if (filled.length > 0) blocks.push({ kind, runs: filled });
    runs = [];
  };
  for (const [piece] of html.matchAll(/<[^<>]*>|[^<]+/g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece);
    if (!tag) {
      runs.push({ text: decoded(piece.replaceAll(/\s+/g, ' ')), strong: strong > 0, ...(link && { link }) });
      continue;
    }
    const [, slash = '', name = ''] = tag;
    if (name === 'strong') strong += slash ? -1 : 1;
    else if (name === 'a') link = slash ? undefined : addressOf(piece);
    else if (name === 'br') runs.push({ text: '\n', strong: strong > 0 });
    else if (/^(p|h[2-4]|ul|ol|li|blockquote|hr)$/.test(name)) {
      // A paragraph within an item is the item's text.
      if (name === 'p' && kind === 'item') continue;
      close();
      kind =
        slash || name === 'ul' || name === 'ol'
          ? 'paragraph'
          : name === 'li'
            ? 'item'
            : name.startsWith('h') && name !== 'hr'
              ? 'heading'
              : 'paragraph';
    }
  }
  close();
  return blocks;
}

/** Runs without blanks at either end and without empty ones. */
function trimmed(runs: Run[]): Run[] {
  const copy = runs.map((run) => ({ ...run }));
  while (copy[0] && copy[0].text.trim() === '') copy.shift();
  while (copy.at(-1)?.text.trim() === '') copy.pop();
  const [first] = copy;
  const last = copy.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return copy;
}

/** The sanitiser writes the address of a link in quotes. One without a scheme leads nowhere from a file. */
function addressOf(tag: string): string | undefined {
  const [, address] = / href="([^"]*)"/.exec(tag) ?? [];
  return address && /^(?:https?|mailto|tel):/i.test(address) ? decoded(address) : undefined;
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&');
}
