import type { CvField, CvValues, EducationValues, ExperienceValues } from '../draft/cv-values';

/** One value that a document proposes for the CV; accepted on its own or not at all. */
export interface Piece {
  id: string;
  field: CvField;
  /** The value in the document. */
  text: string;
  /** Current value that would be replaced; null for none. */
  replaces: string | null;
  /** Lines of the original with the value. */
  from: readonly number[];
  /** Whether it is ticked before the person has chosen. */
  ticked: boolean;
  /** The person's words that an entry of a list is an addition to; it lets employers find the CV. */
  additionTo?: string;
  /** The text can be changed; without it the value is chosen from a list or has several fields. */
  withText?(text: string): Piece;
  /** The job or education, whose fields can be changed. */
  entry?: Entry;
  apply(values: CvValues): CvValues;
}

/** A job or an education of a proposal. */
type Entry =
  | { kind: 'experience'; row: ExperienceValues; withRow(row: ExperienceValues): Piece }
  | { kind: 'education'; row: EducationValues; withRow(row: EducationValues): Piece };
