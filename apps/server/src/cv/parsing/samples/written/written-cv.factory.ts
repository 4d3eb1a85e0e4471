import { headingOf } from '../../headings.ts';
import type { Block, Look } from '../layouts.factory.ts';

/** A CV as somebody wrote it, line by line (tabs part cells, `# ` is bold), and what it says. */
export interface WrittenCv {
  style: string;
  text: string;
  name: string;
  email?: string;
  phone?: string;
  zip?: number;
  /** `title @ employer start-end`, dates as `8/2016` or `2016`, `nu` for still there. */
  jobs: readonly string[];
  /** `education @ school start-end`. */
  educations: readonly string[];
  skills?: readonly string[];
  languages?: readonly string[];
}

/** The same CV as paragraphs and rows of a document: bold headings, bold names of entries, the first of them the person's. */
export function blocksOfText(text: string): Block[] {
  let isNamed = false;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((raw): Block => {
      const isBold = raw.startsWith('# ');
      const line = isBold ? raw.slice(2) : raw;
      const isHeading = headingOf(line) !== undefined;
      const look: Look = isHeading ? 'heading' : isBold ? (isNamed ? 'strong' : 'name') : 'body';
      isNamed ||= look === 'name';
      const cells = line.split('\t');
      return cells.length > 1 ? { kind: 'row', cells, look } : { kind: 'text', text: line, look };
    });
}
