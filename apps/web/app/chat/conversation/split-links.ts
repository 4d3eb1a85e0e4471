const address = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?»«'”’)\]}]+$/;

interface TextPart {
  /** Where it begins in the text. */
  at: number;
  part: string;
  /** Address to open; null for words. */
  href: string | null;
}

/** A text in parts, so that http and https addresses can be opened. The parts joined are the text. */
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

/** A closing bracket belongs to the address when it was opened in it. */
function withoutTrailing(found: string): string {
  const link = found.replace(trailing, '');
  return found[link.length] === ')' && link.includes('(') ? `${link})` : link;
}
