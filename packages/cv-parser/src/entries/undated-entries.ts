import { findDateSpans } from '../dates.ts';
import type { NumberedLine } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import { type NamedEntry, nameEntries } from './entry-names.ts';
import { pieces, type Scorer, splitOne } from './entry-pieces.ts';
import { type EntryLines, isNaming } from './entry-split.ts';
import { degreeScore, schoolScore } from './title-words.ts';

const longestName = 110;

/** Educations without any year: one for each line with a name. */
export function undatedEntries(lines: readonly NumberedLine[]): EntryLines[] {
  const isList = lines.every((line) => line.bullet);
  const schoolFirst = isSchoolAboveDegree(lines[0], lines[1]);
  const names = (line: NumberedLine) => degreeScore(line.text) + schoolScore(line.text) > 0;
  const strongOnly = lines[0]?.strong === true && lines.filter((line) => line.strong && names(line)).length > 1;
  const starts = lines.flatMap((line, index) => {
    const degree = degreeScore(line.text);
    const named = (isList || !line.bullet) && line.text.length < longestName && names(line);
    const above = lines[index - 1]?.text ?? '';
    const goesOn = schoolFirst
      ? isSchoolAboveDegree(lines[index - 1], line)
      : !line.gap && degreeScore(above) > 0 && schoolScore(above) === 0 && degree < schoolScore(line.text);
    const begins = strongOnly ? line.strong && !(goesOn && lines[index - 1]?.strong) : !goesOn;
    if (!named || !begins) return [];
    return degree === 0 && isUnknownDegree(lines[index - 1], line) ? [index - 1] : [index];
  });
  return entriesAt(lines, starts);
}

/** Adds entries without a year below the dated ones, each on a line with both names. */
export function nameUndated(dated: readonly NamedEntry[], scorer: Scorer, lexicon: Lexicon): NamedEntry[] {
  return dated.flatMap((named) => {
    const { entry, used, what, where } = named;
    const starts = entry.below.flatMap((line, at) =>
      at >= used && isLike(line, entry.above[0] ?? entry.dated) && saysBoth(line, scorer, lexicon) ? [at] : [],
    );
    const [first] = starts;
    if (first === undefined || what === '' || where === '') return [named];
    const undated = entriesAt(entry.below, starts);
    return [
      { ...named, entry: { ...entry, below: entry.below.slice(0, first) } },
      ...nameEntries(undated, scorer, lexicon),
    ];
  });
}

function entriesAt(lines: readonly NumberedLine[], starts: readonly number[]): EntryLines[] {
  const span = { start: null, end: null, present: false, single: true, from: 0, to: 0 };
  return starts.map((index, at) => {
    const dated = lines[index] as NumberedLine;
    // "Student fra Viborg Katedralskole 2010"
    const year = findDateSpans(dated.text).find(({ to }) => to === dated.text.length);
    const rest = year ? [dated.text.slice(0, year.from).trim()] : [...dated.cells];
    return {
      anchor: { index, span: year ?? span, rest },
      above: [],
      dated,
      below: lines.slice(index + 1, starts[at + 1] ?? lines.length),
      inherits: false,
    };
  });
}

/** A detail of an education, although it contains a school: `Speciale, Center for Søvn`. */
const detail =
  /^(?:speciale|afgangsprojekt|projekt|fag|linje|udveksling|thesis|dissertation|project|minor|major|exchange)\b/i;

function saysBoth(line: NumberedLine, scorer: Scorer, lexicon: Lexicon): boolean {
  if (line.bullet || !isNaming(line) || detail.test(line.text) || findDateSpans(line.text).length > 0) return false;
  const parts = line.cells.flatMap((cell) => pieces(cell, scorer));
  const [only = ''] = parts;
  const [what = '', where = '', ...others] = parts.length === 1 ? splitOne(only, scorer, lexicon) : parts;
  return others.length === 0 && scorer.what(what) > 0 && scorer.where(what) === 0 && scorer.where(where) > 0;
}

function isLike(line: NumberedLine, model: NumberedLine): boolean {
  return line.strong === model.strong && Math.abs(line.size - model.size) <= 0.3 && line.flow === model.flow;
}

function isSchoolAboveDegree(above: NumberedLine | undefined, line: NumberedLine | undefined): boolean {
  if (!above || !line || line.gap || above.cells.length > 1 || line.cells.length > 1) return false;
  const [school, degree] = [above.text, line.text];
  return schoolScore(school) > 0 && degreeScore(school) === 0 && degreeScore(degree) > 0 && schoolScore(degree) === 0;
}

/** Whether a bolder or larger line above the school is the name of an unknown education. */
function isUnknownDegree(above: NumberedLine | undefined, school: NumberedLine): boolean {
  if (!above || above.bullet || school.gap || above.flow !== school.flow || above.cells.length > 1) return false;
  const isSetOff = (above.strong && !school.strong) || above.size > school.size + 0.3;
  return isSetOff && degreeScore(above.text) + schoolScore(above.text) === 0 && above.text.length < 80;
}
