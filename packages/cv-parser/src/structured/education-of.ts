import { educationLevel, namedLevel } from '../entries/education-level.ts';
import type { StructuredEducation } from './structured-cv.ts';

interface WrittenEducation extends Omit<StructuredEducation, 'level'> {
  /** The kind of education as the file has it: `Bachelor`, or the name of one of the product's levels. */
  type: string;
  /** A level that the file gives as a number of its own scale, as the product's. */
  level?: number | null;
}

/**
 * An education with its level: the one that its type names, else the given one, else what name and school say, as in any CV.
 * @param isOwn the product wrote it: a level that is not there is not guessed
 * @returns undefined where nothing is given
 */
export function educationOf(written: WrittenEducation, isOwn: boolean): StructuredEducation | undefined {
  const { type, level: given = null, ...row } = written;
  const named = namedLevel(type);
  const name = named === null ? [type, row.name].filter(Boolean).join(', ') : row.name;
  const stated = named ?? given;
  const isEmpty =
    name === '' && row.school === '' && row.description === '' && !row.start && !row.end && stated === null;
  if (isEmpty) return undefined;
  return { ...row, name, level: stated ?? (isOwn ? null : educationLevel(name, row.school)) };
}
