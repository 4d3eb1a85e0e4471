/** Content of a social card: the picture that social networks show beside a link. */
export interface SocialCard {
  title: string;
  /** Lines below the title, at most two; an empty one is left out. */
  lines?: readonly string[];
}

/** A drawn line: size in pixels, and text cut to three lines for the title and one for each other line. */
export interface DrawnLine {
  text: string;
  size: number;
  weight: 'semibold' | 'regular';
}

const titleSizes = [
  { upTo: 48, size: 64 },
  { upTo: 80, size: 54 },
];
const smallest = { upTo: 110, size: 46 };
const longestLine = 60;

/** The lines of a card from top to bottom. Lengths are in visible characters. */
export function drawnLines({ title, lines = [] }: SocialCard): DrawnLine[] {
  const text = cut(title, smallest.upTo);
  const { size } = titleSizes.find(({ upTo }) => lengthOf(text) <= upTo) ?? smallest;
  const [first, second] = lines.map((line) => cut(line, longestLine)).filter(Boolean);
  return [
    { text, size, weight: 'semibold' as const },
    ...(first ? [{ text: first, size: 34, weight: 'semibold' as const }] : []),
    ...(second ? [{ text: second, size: 30, weight: 'regular' as const }] : []),
  ];
}

const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

function cut(text: string, longest: number): string {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  const characters = [...graphemes.segment(tidy)].map(({ segment }) => segment);
  if (characters.length <= longest) return tidy;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
