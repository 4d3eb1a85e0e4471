import { splitLinks } from './split-links';

/** A text whose addresses are links; everything else stays text, also what looks like HTML. */
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
