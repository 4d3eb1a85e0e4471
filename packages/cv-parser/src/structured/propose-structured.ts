import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { mostProposed } from '@jobblik/contract/documents/cv-parse.rules';
import type { CvParseResult, CvProposal, LeftOut } from '@jobblik/contract/documents/cv-parse.schema';
import { readEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { isPhone } from '@jobblik/contract/kernel/typed/phone.rules';
import { cleanWord, wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import { isSameThing } from '../same-thing.rules.ts';
import { findSkills, matchSkill } from '../skill-list.ts';
import { makeLine } from '../source-line.ts';
import { key, type Lexicon } from '../vocabulary.ts';
import { fitHtml } from './fit-html.ts';
import { LineWriter } from './line-writer.ts';
import { proposeEducation, proposeExperience } from './propose-entries.ts';
import type { Listed, StructuredCv } from './structured-cv.ts';

type TextField = { value: string; from: number[] };

/** A CV of a file with fields as a proposal, with the lines that show it. Pure: the same CV always gives the same proposal. */
export function proposeStructured(cv: StructuredCv, lexicon: Lexicon): CvParseResult {
  const lines = new LineWriter();
  const cut = new Shortener();
  const proposal = assemble(cv, lexicon, lines, cut);
  return {
    reason: null,
    pages: 1,
    picture_pages: [],
    lines: lines.lines.map((text, at) => ({ page: 1, line: at + 1, text })),
    left_out: leftOutOf(cv, cut.count),
    proposal,
  };
}

/** Shortens texts to the lengths of the CV's fields, and counts those that it shortened. */
class Shortener {
  count = 0;

  to(text: string, most: number): string {
    return this.note(text, text.slice(0, most).toWellFormed());
  }

  /** Counts a text that another function shortened. */
  note(text: string, short: string): string {
    if (short.length < text.length) this.count += 1;
    return short;
  }
}

function assemble(cv: StructuredCv, lexicon: Lexicon, lines: LineWriter, cut: Shortener): CvProposal {
  const shown = (text: string): TextField | null => (text === '' ? null : { value: text, from: lines.add(text) });
  const name = shown([cv.first_name, cv.last_name].filter(Boolean).join(' '));
  const named = (text: string) =>
    name && text !== '' ? { value: cut.to(text, cvLimits.name), from: name.from } : null;
  const first_name = named(cv.first_name);
  const last_name = named(cv.last_name);
  const headline = shown(cut.to(cv.headline, cvLimits.line));
  const email = shown(emailOf(cv.email));
  const phone = shown(isPhone(cv.phone) ? cut.to(cv.phone, cvLimits.phone) : '');
  const address = shown(cut.to(cv.street, cvLimits.line));
  const cv_city = cityOf(cv, lexicon, lines);
  const birthday = shown(cv.birthday);
  lines.gap();
  const about_me = shown(cut.note(cv.about, fitHtml(cv.about, cvLimits.aboutHtml)));
  const shorten = (text: string, most: number) => cut.to(text, most);
  const cv_experience = cv.jobs.rows.map((job) => proposeExperience(job, lines, shorten));
  const cv_education = cv.educations.rows.map((education) => proposeEducation(education, lines, shorten));
  lines.gap();
  const cv_skill = skillsOf(cv, lexicon, lines);
  lines.gap();
  return {
    first_name,
    last_name,
    headline,
    email,
    phone,
    address,
    cv_city,
    birthday,
    about_me,
    driving_licence: shown(cv.licences.slice(0, 60)),
    gender: cv.gender === 1 || cv.gender === 2 ? { value: cv.gender, from: [] } : null,
    jobtype: cv.jobtype === 0 ? null : { value: cv.jobtype, from: [] },
    cv_category: cv.categories.rows.map((id) => ({ id, name: '', from: [] })),
    cv_wish: cv.wishes.rows.map((wish) => ({ ...wish, from: lines.add(wish.name) })),
    cv_experience,
    cv_education,
    cv_skill,
    cv_language: languagesOf(cv, lexicon, lines),
  };
}

function emailOf(written: string): string {
  const read = readEmail(written);
  return 'address' in read ? read.address : '';
}

/** A Danish town, by its postcode or else by its name; none in another country. */
function cityOf(cv: StructuredCv, lexicon: Lexicon, lines: LineWriter): CvProposal['cv_city'] {
  const from = lines.add([cv.zip, cv.town].filter(Boolean).join(' '));
  if (cv.country !== '' && cv.country !== 'DK') return null;
  const match = lexicon.place(cv.zip.replace(/^DK-?/i, '')) ?? lexicon.placeNamed(cv.town);
  return match ? { value: { id: match.id, name: match.name }, from } : null;
}

/** Skills as they are written, each once; those in running text as in any CV. */
function skillsOf(cv: StructuredCv, lexicon: Lexicon, lines: LineWriter): CvProposal['cv_skill'] {
  const found = new Map<string, CvProposal['cv_skill'][number]>();
  const add = (name: string, from: number[]) => {
    const entry = matchSkill(name, lexicon);
    // The person has chosen between the words and the list's entry before.
    const match = entry && cv.isOwn && wordKey(entry.name) !== wordKey(name) ? null : entry;
    const known = key(name) || name;
    if (!found.has(known) && found.size < mostProposed)
      found.set(known, { name, match, same: match !== null && isSameThing(name, match.name), from });
  };
  for (const name of cv.skills.rows) add(cleanWord(name), lines.add(name));
  const running = cv.skillTexts.flatMap((text) => {
    const [at] = lines.add(text);
    const line = makeLine([text]);
    return line ? [{ ...line, at: at ?? 0 }] : [];
  });
  for (const { name, from } of findSkills(running, lexicon)) add(name, from);
  return [...found.values()];
}

function languagesOf(cv: StructuredCv, lexicon: Lexicon, lines: LineWriter): CvProposal['cv_language'] {
  const seen = new Set<number>();
  return cv.languages.rows.flatMap(({ name, code, levelText, level }) => {
    const match = (code && lexicon.languageOfCode(code)) || lexicon.language(name) || null;
    if (match && seen.has(match.id)) return [];
    if (match) seen.add(match.id);
    const shown = (name || match?.name || code || '').slice(0, cvLimits.line);
    const from = lines.add([shown, levelText.slice(0, 80)].filter(Boolean).join(', '));
    return [
      {
        name: shown,
        match: match && { id: match.id, name: match.name },
        level_text: levelText.slice(0, 80),
        level,
        from,
      },
    ];
  });
}

/** What the file has beyond what a CV may have; null if that is nothing. */
function leftOutOf(cv: StructuredCv, shortened: number): LeftOut | null {
  const beyond = ({ left }: Listed<unknown>) => left;
  const counts: LeftOut = {
    cv_experience: beyond(cv.jobs),
    cv_education: beyond(cv.educations),
    cv_skill: beyond(cv.skills),
    cv_language: beyond(cv.languages),
    shortened,
  };
  return Object.values(counts).some((count) => count > 0) ? counts : null;
}
