import { headingOf } from '../../../../../../packages/cv-parser/src/headings.ts';
import type { Block, Look } from '../layouts.factory.ts';

/** A CV line by line (tabs separate cells, `# ` is bold), and its expected values. */
export interface WrittenCv {
  style: string;
  text: string;
  name: string;
  email?: string;
  phone?: string;
  zip?: number;
  /** `title @ employer start-end`, dates as `8/2016` or `2016`, `nu` for current. */
  jobs: readonly string[];
  /** `education @ school start-end`. */
  educations: readonly string[];
  skills?: readonly string[];
  languages?: readonly string[];
}

/**
 * The same CV as paragraphs and rows of a document: bold headings and names of entries; the first bold line is the person's name.
 */
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
