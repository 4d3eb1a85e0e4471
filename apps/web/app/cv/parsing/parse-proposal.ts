import { cvLimits, languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvProposal, ProposedEducation, ProposedExperience } from '@jobblik/contract/documents/cv-parse.schema';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { cleanWord, isTypedWord, typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { dateText } from '../../ui/text/date-text';
import { type CvValues, type EducationValues, type ExperienceValues, newKey } from '../draft/cv-values';
import { educationLine, experienceLine } from '../editor/cv-field-view';
import { choicePieces } from './parse-choices';
import type { Piece } from './parse-piece';

/** Texts that pieces contain. */
export interface PieceTexts {
  /** For "still employed". */
  present: string;
  /** The first line of a job's description: where it was. */
  place(name: string): string;
  /** The skill for a driving licence; without a category where none is named. */
  licence(category: string | null): string;
}

type TextName = 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday';

/**
 * Values of a document that the CV does not have, in the order of the screen. The person's own words are proposed as they are
 * written; an entry of a list with another name is proposed beside them.
 */
export function piecesOf(proposal: CvProposal, values: CvValues, words: PieceTexts): Piece[] {
  return [
    ...texts(proposal, values),
    ...city(proposal, values),
    ...about(proposal, values),
    ...wish(proposal, values),
    ...choicePieces(proposal, values),
    ...proposal.cv_experience.flatMap((row, at) => experience(row, at, values, words)),
    ...proposal.cv_education.flatMap((row, at) => education(row, at, values, words)),
    ...skills(proposal, values, words),
    ...languages(proposal, values),
  ];
}

/** Skills that cannot be stored as they are written, and languages that the list does not have. */
export function unknownOf({ cv_skill, cv_language }: CvProposal): string[] {
  const unstored = cv_skill.filter(({ name, same }) => !same && !isTypedWord(cleanWord(name)));
  return [...unstored, ...cv_language.filter(({ match }) => match === null)].map(({ name }) => name);
}

/** A word as it is stored; undefined if it cannot be. */
function typedWord(written: string) {
  const name = cleanWord(written);
  return isTypedWord(name) ? { id: typedWordId(name), name } : undefined;
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
    const made = (text: string): Piece =>
      piece({
        id: field,
        field,
        text,
        replaces: before || null,
        from: found.from,
        withText: made,
        apply: (now) => ({ ...now, [field]: text }),
      });
    return [made(value)];
  });
}

function city({ cv_city }: CvProposal, values: CvValues): Piece[] {
  if (!cv_city || cv_city.value.id === values.cv_city?.id) return [];
  const { id, name } = cv_city.value;
  const place = { id, name, zip: String(id).padStart(4, '0'), region: '' };
  const before = values.cv_city && placeLabel(values.cv_city);
  const apply = (now: CvValues) => ({ ...now, cv_city: place });
  return [
    piece({ id: 'cv_city', field: 'cv_city', text: placeLabel(place), replaces: before, from: cv_city.from, apply }),
  ];
}

function about({ about_me }: CvProposal, values: CvValues): Piece[] {
  if (!about_me) return [];
  const before = htmlText(values.about_me);
  if (fold(before) === fold(about_me.value)) return [];
  const made = (text: string): Piece =>
    piece({
      id: 'about_me',
      field: 'about_me',
      text,
      replaces: before || null,
      from: about_me.from,
      withText: made,
      apply: (now) => ({ ...now, about_me: htmlOf(text) }),
    });
  return [made(about_me.value)];
}

/** The title below the name, else that of the newest job, as a wished job; only the former is ticked, and only without wishes. */
function wish({ headline, cv_wish, cv_experience: [newest] }: CvProposal, values: CvValues): Piece[] {
  if (cv_wish.length > 0) return [];
  const title = headline ?? (newest && { value: newest.title, from: newest.from });
  const word = title && typedWord(title.value);
  if (!title || !word || values.cv_wish.some(({ name }) => fold(name) === fold(word.name))) return [];
  const made = (chosen: { id: number; name: string }): Piece =>
    piece({
      id: 'cv_wish',
      field: 'cv_wish',
      text: chosen.name,
      replaces: null,
      from: title.from,
      ticked: headline !== null && values.cv_wish.length === 0,
      withText: (text) => made(typedWord(text) ?? chosen),
      apply: (now) => ({ ...now, cv_wish: [...without(now.cv_wish, chosen), chosen].slice(0, cvLimits.entries) }),
    });
  return [made(word)];
}

function experience(proposed: ProposedExperience, at: number, values: CvValues, words: PieceTexts): Piece[] {
  const { from, location, present: isPresent, ...entry } = proposed;
  const written = withPlace(entry.experience_description, location, [entry.company_name], words);
  const row: ExperienceValues = {
    ...entry,
    experience_description: written,
    present: isPresent === 1,
    key: newKey(),
  };
  const same = values.cv_experience.find(
    (one) => fold(one.title) === fold(row.title) && fold(one.company_name) === fold(row.company_name),
  );
  if (same && experienceLine(same, words.present) === experienceLine(row, words.present)) return [];
  const made = (changed: ExperienceValues): Piece =>
    piece({
      id: `cv_experience.${at}`,
      field: 'cv_experience',
      text: experienceLine(changed, words.present),
      replaces: same ? experienceLine(same, words.present) : null,
      from,
      entry: { kind: 'experience', row: changed, withRow: made },
      apply: (now) => ({ ...now, cv_experience: withRow(now.cv_experience, changed, same?.key) }),
    });
  return [made(row)];
}

function education(proposed: ProposedEducation, at: number, values: CvValues, words: PieceTexts): Piece[] {
  const { from, location, ...entry } = proposed;
  const written = withPlace(
    entry.education_description,
    location,
    [entry.education_school, entry.education_name],
    words,
  );
  const row: EducationValues = { ...entry, education_description: written, key: newKey() };
  const same = values.cv_education.find((one) => fold(one.education_name) === fold(row.education_name));
  if (same && educationLine(same) === educationLine(row)) return [];
  const made = (changed: EducationValues): Piece =>
    piece({
      id: `cv_education.${at}`,
      field: 'cv_education',
      text: educationLine(changed),
      replaces: same ? educationLine(same) : null,
      from,
      entry: { kind: 'education', row: changed, withRow: made },
      apply: (now) => ({ ...now, cv_education: withRow(now.cv_education, changed, same?.key) }),
    });
  return [made(row)];
}

/** A description that begins with the place, unless the place is written elsewhere in the entry: a CV has no field for it. */
function withPlace(description: string, location: string, others: readonly string[], { place }: PieceTexts): string {
  const written = [...others, description].some((text) => fold(text).includes(fold(location)));
  if (location.trim() === '' || written) return description;
  return [place(location), description].filter(Boolean).join('\n');
}

/** Skills as they are written, each with the list's entry beside it where that is called something else; and the driving licence. */
function skills({ cv_skill, driving_licence }: CvProposal, values: CvValues, words: PieceTexts): Piece[] {
  const known = new Set(values.cv_skill.map(({ id }) => id));
  const licences = licencesOf(driving_licence, words).map((name) => ({
    name,
    match: null,
    same: false,
    from: driving_licence?.from ?? [],
  }));
  return [...cv_skill, ...licences].flatMap(({ name, match, same, from }) => {
    const isListed = match !== null && fold(match.name) === fold(cleanWord(name));
    const word = isListed ? match : typedWord(name);
    const own = word && !known.has(word.id) ? skillPiece(word, from) : undefined;
    if (word) known.add(word.id);
    if (!match || isListed || known.has(match.id)) return own ? [own] : [];
    known.add(match.id);
    const addition: Piece = { ...skillPiece(match, from, false), additionTo: cleanWord(name), ticked: same };
    return own ? [own, addition] : [addition];
  });
}

function skillPiece(skill: { id: number; name: string }, from: readonly number[], canChange = true): Piece {
  const made = (word: { id: number; name: string }): Piece =>
    piece({
      id: `cv_skill.${skill.id}`,
      field: 'cv_skill',
      text: word.name,
      replaces: null,
      from,
      ...(canChange && { withText: (text: string) => made(typedWord(text) ?? word) }),
      apply: (now) => ({ ...now, cv_skill: [word, ...without(now.cv_skill, word)].slice(0, cvLimits.entries) }),
    });
  return made(skill);
}

/** `B, BE` are two licences; a text without a category is one. */
function licencesOf(licence: CvProposal['driving_licence'], { licence: nameOf }: PieceTexts): string[] {
  if (!licence) return [];
  const categories = /^[A-E][A-E1+/, &]{0,40}(?: og [A-E]\+?E?)?$/u.test(licence.value)
    ? licence.value.split(/[,/& ]+|og/u).filter((part) => /^[A-E](?:\+?E|1)?$/u.test(part))
    : [];
  return categories.length > 0 ? categories.map((one) => nameOf(one.replace('+', ''))) : [nameOf(null)];
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
      piece({
        id: `cv_language.${match.id}`,
        field: 'cv_language',
        text: languageText(match.name, level),
        replaces,
        from,
        apply: (now) => ({
          ...now,
          cv_language: [{ ...match, level }, ...others(now)].slice(0, cvLimits.entries),
        }),
      }),
    ];
  });
}

/** A piece that is ticked when it replaces nothing, unless said otherwise. */
function piece(made: Omit<Piece, 'ticked'> & { ticked?: boolean }): Piece {
  return { ticked: made.replaces === null, ...made };
}

function withRow<R extends { key: string }>(rows: readonly R[], row: R, key: string | undefined): R[] {
  if (key === undefined) return [row, ...rows].slice(0, cvLimits.entries);
  return rows.map((one) => (one.key === key ? { ...row, key } : one));
}

/** The words of a list but for one: a changed text may be there already. */
function without<W extends { id: number }>(words: readonly W[], { id }: { id: number }): W[] {
  return words.filter((one) => one.id !== id);
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
