import type { TextStyle } from '../../../platform/pdf/content.ts';
import { quiet } from '../../../platform/pdf/document.ts';

/** Lengths in points. The columns of an entry: dates, and what belongs to them. */
export const columns = { whole: 483, gap: 10, dates: 116, photo: 84, photoGap: 20, bullet: 12 } as const;

export const margins = { top: 52, bottom: 64, side: 56 } as const;

/** Height up to which an entry stays on one page: about seventeen lines. */
export const wholeEntry = 300;

/** Space below the head of the CV, an entry and a list item. */
export const gaps = { top: 20, entry: 10, item: 1.5 } as const;

const body = { size: 9.5, leading: 1.5 };

export const style = {
  name: { size: 26, weight: 'strong', leading: 1.15, below: 4 },
  wishes: { size: 12, color: quiet, leading: 1.35, below: 8 },
  contact: { ...body, color: quiet },
  heading: { size: 11, weight: 'strong', leading: 1.3, above: 14, below: 9.75 },
  dates: { ...body, color: quiet },
  title: { ...body, weight: 'strong' },
  place: { ...body, color: quiet },
  /** The space sets it apart from the names above it. */
  text: { ...body, above: 6 },
  paragraph: { ...body, below: 6 },
  subheading: { ...body, weight: 'strong', above: 3, below: 2 },
  body,
} as const satisfies Record<string, TextStyle>;

/** Distance of the line below a heading from its text. */
export const headingRule = 4;
