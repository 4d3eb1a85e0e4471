const address = /https?:\/\/[^\s<>"]+/g;
/** Characters that end a sentence rather than an address. */
const trailing = /[.,;:!?»«'”’)\]}]+$/;

interface TextPart {
  /** Index in the text. */
  at: number;
  part: string;
  /** Address to open; null for text. */
  href: string | null;
}

/** A text in parts, so that http and https addresses become links. The parts joined are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const push = (part: string, href: string | null) => {
    if (part !== '') parts.push({ at: end, part, href });
    end += part.length;
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutTrailing(found);
    if (!URL.canParse(link)) continue;
    push(text.slice(end, index), null);
    push(link, link);
  }
  push(text.slice(end), null);
  return parts;
}

/** A closing bracket is part of the address if it was opened in it. */
function withoutTrailing(found: string): string {
  const link = found.replace(trailing, '');
  return found[link.length] === ')' && link.includes('(') ? `${link})` : link;
}
