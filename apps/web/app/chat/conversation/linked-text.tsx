import { splitLinks } from './split-links';

/** A text with links for its addresses; everything else, also HTML, is shown as text. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, part, href }) =>
    href === null ? (
      part
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
