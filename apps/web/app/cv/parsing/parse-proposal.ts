import { cvLimits, languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvProposal, ProposedEducation, ProposedExperience } from '@jobblik/contract/cv/cv-parse.schema';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { cleanWord, isTypedWord, typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { dateText } from '../../ui/text/date-text';
import { type CvField, type CvValues, type EducationValues, type ExperienceValues, newKey } from '../draft/cv-values';
import { educationLine, experienceLine } from '../editor/cv-field-view';

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
  apply(values: CvValues): CvValues;
}

type TextName = 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday';

/**
 * Values of a document that the CV does not have, in the order of the screen.
 * @param present text for "still employed"
 */
export function piecesOf(proposal: CvProposal, values: CvValues, present: string): Piece[] {
  return [
    ...texts(proposal, values),
    ...city(proposal, values),
    ...about(proposal, values),
    ...proposal.cv_experience.flatMap((row, at) => experience(row, at, values, present)),
    ...proposal.cv_education.flatMap((row, at) => education(row, at, values)),
    ...skills(proposal, values),
    ...languages(proposal, values),
  ];
}

/** Skills that cannot be stored as they are written, and languages that the list does not have. */
export function unknownOf({ cv_skill, cv_language }: CvProposal): string[] {
  return [...cv_skill.filter((one) => !skillOf(one)), ...cv_language.filter(({ match }) => match === null)].map(
    ({ name }) => name,
  );
}

/** A skill of the list, or the word as it is written. */
function skillOf({ match, name: written }: CvProposal['cv_skill'][number]) {
  const name = cleanWord(written);
  return match ?? (isTypedWord(name) ? { id: typedWordId(name), name } : undefined);
}

export function applyPieces(values: CvValues, pieces: readonly Piece[]): CvValues {
  // New rows are added on top, so the last one is added first: they are then in the order of the document.
  return [...pieces].reverse().reduce((now, piece) => piece.apply(now), values);
}

function texts(proposal: CvProposal, values: CvValues): Piece[] {
  const fields: TextName[] = ['first_name', 'last_name', 'email', 'phone', 'birthday'];
  return fields.flatMap((field) => {
    const found = proposal[field];
    const value = found && (field === 'birthday' ? dateText(found.value) : found.value);
    const before = values[field].trim();
    if (!found || !value || fold(value) === fold(before)) return [];
    return [piece(field, field, value, before || null, found.from, (now) => ({ ...now, [field]: value }))];
  });
}

function city({ cv_city }: CvProposal, values: CvValues): Piece[] {
  if (!cv_city || cv_city.value.id === values.cv_city?.id) return [];
  const { id, name } = cv_city.value;
  const place = { id, name, zip: String(id).padStart(4, '0'), region: '' };
  const before = values.cv_city && placeLabel(values.cv_city);
  return [piece('cv_city', 'cv_city', placeLabel(place), before, cv_city.from, (now) => ({ ...now, cv_city: place }))];
}

function about({ about_me }: CvProposal, values: CvValues): Piece[] {
  if (!about_me) return [];
  const before = htmlText(values.about_me);
  if (fold(before) === fold(about_me.value)) return [];
  const html = htmlOf(about_me.value);
  return [
    piece('about_me', 'about_me', about_me.value, before || null, about_me.from, (now) => ({ ...now, about_me: html })),
  ];
}

function experience(proposed: ProposedExperience, at: number, values: CvValues, present: string): Piece[] {
  const { from, location: _, present: isPresent, ...entry } = proposed;
  const row: ExperienceValues = { ...entry, present: isPresent === 1, key: newKey() };
  const same = values.cv_experience.find(
    (one) => fold(one.title) === fold(row.title) && fold(one.company_name) === fold(row.company_name),
  );
  const text = experienceLine(row, present);
  if (same && experienceLine(same, present) === text) return [];
  const replaces = same ? experienceLine(same, present) : null;
  return [
    piece(`cv_experience.${at}`, 'cv_experience', text, replaces, from, (now) => ({
      ...now,
      cv_experience: withRow(now.cv_experience, row, same?.key),
    })),
  ];
}

function education(proposed: ProposedEducation, at: number, values: CvValues): Piece[] {
  const { from, location: _, ...entry } = proposed;
  const row: EducationValues = { ...entry, key: newKey() };
  const same = values.cv_education.find((one) => fold(one.education_name) === fold(row.education_name));
  const text = educationLine(row);
  if (same && educationLine(same) === text) return [];
  const replaces = same ? educationLine(same) : null;
  return [
    piece(`cv_education.${at}`, 'cv_education', text, replaces, from, (now) => ({
      ...now,
      cv_education: withRow(now.cv_education, row, same?.key),
    })),
  ];
}

function skills({ cv_skill }: CvProposal, values: CvValues): Piece[] {
  const known = new Set(values.cv_skill.map(({ id }) => id));
  return cv_skill.flatMap((proposed) => {
    const skill = skillOf(proposed);
    if (!skill || known.has(skill.id)) return [];
    known.add(skill.id);
    return [
      piece(`cv_skill.${skill.id}`, 'cv_skill', skill.name, null, proposed.from, (now) => ({
        ...now,
        cv_skill: [skill, ...now.cv_skill].slice(0, cvLimits.entries),
      })),
    ];
  });
}

function languages({ cv_language }: CvProposal, values: CvValues): Piece[] {
  const seen = new Set<number>();
  return cv_language.flatMap(({ match, level, from }) => {
    if (!match || seen.has(match.id)) return [];
    seen.add(match.id);
    const before = values.cv_language.find(({ id }) => id === match.id);
    if (before && (level === 0 || before.level === level)) return [];
    const replaces = before ? languageText(before.name, before.level) : null;
    const others = (now: CvValues) => now.cv_language.filter(({ id }) => id !== match.id);
    return [
      piece(`cv_language.${match.id}`, 'cv_language', languageText(match.name, level), replaces, from, (now) => ({
        ...now,
        cv_language: [{ ...match, level }, ...others(now)].slice(0, cvLimits.entries),
      })),
    ];
  });
}

function piece(
  id: string,
  field: CvField,
  text: string,
  replaces: string | null,
  from: readonly number[],
  apply: Piece['apply'],
): Piece {
  return { id, field, text, replaces, from, apply };
}

function withRow<R extends { key: string }>(rows: readonly R[], row: R, key: string | undefined): R[] {
  if (key === undefined) return [row, ...rows].slice(0, cvLimits.entries);
  return rows.map((one) => (one.key === key ? { ...row, key } : one));
}

function languageText(name: string, level: number): string {
  const word = languageLevels.find(({ id }) => id === level)?.name.toLocaleLowerCase('da');
  return word ? `${name}, ${word}` : name;
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da').replaceAll(/\s+/g, ' ').trim();
}

/** Plain text in the profile's format: a paragraph for each blank line, `<br>` for the other breaks. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
