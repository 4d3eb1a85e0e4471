import type { TextRun } from './break-lines.rules.ts';
import type { TextLook } from './typeface.ts';

/** Text of one look within a paragraph. */
export interface Run extends TextRun {
  strong?: boolean;
  /** Address that opens. */
  link?: string;
  /** A line below a link. */
  underline?: boolean;
  /** In a paragraph that is a list: an item, or what is drawn between two and is no content. */
  role?: 'item' | 'separator';
}

/** How a paragraph looks; lengths in points. */
export interface TextStyle extends TextLook {
  /** Height of a line as a multiple of the size. */
  leading: number;
  color?: string;
  /** Space before; dropped at the top of a page. */
  above?: number;
  below?: number;
  /** Indentation. */
  left?: number;
}

/** Tags of the standard structure types of PDF. */
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'L';

export interface TextContent {
  kind: 'text';
  tag: TextTag;
  runs: readonly Run[];
  style: TextStyle;
  /** A heading: stays with what follows. */
  keepNext?: boolean;
  /** A line across the width, this far below the text. */
  ruleBelow?: number;
}

/** Columns beside each other, read in this order wherever they stand; lengths in points. */
export interface RowContent {
  kind: 'row';
  tag: 'Div' | 'LI';
  cells: readonly { at: number; width: number; content: readonly Content[] }[];
  above?: number;
  below?: number;
  /** Height up to which it stays on one page. */
  keepUpTo?: number;
}

/** Parts under one tag. */
export interface GroupContent {
  kind: 'group';
  tag: 'L' | 'Div';
  content: readonly Content[];
}

/** A round picture. */
export interface PictureContent {
  kind: 'picture';
  /** Square. */
  jpeg: Uint8Array;
  side: number;
  alt: string;
}

export type Content = TextContent | RowContent | GroupContent | PictureContent;

/** A paragraph of one run. */
export function paragraph(text: string, style: TextStyle, tag: TextTag = 'P'): TextContent {
  return { kind: 'text', tag, runs: [{ text }], style };
}
