import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { mostProposed } from '@jobblik/contract/documents/cv-parse.rules';
import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { findAddress, findStreet } from './address.ts';
import { findBirthday, findEmails, findPhones } from './contact-fields.ts';
import { findCareer } from './entries/career.ts';
import { toText } from './entries/descriptions.ts';
import { titleScore } from './entries/title-words.ts';
import { formValues } from './form-labels.ts';
import { headingOf } from './headings.ts';
import { findLanguages, type LanguageHit } from './language-list.ts';
import { recogniseLanguages } from './languages/recognise-languages.ts';
import { findName, splitName } from './person-name.ts';
import { type Section, toSections } from './sections.ts';
import { findSkills } from './skill-list.ts';
import type { NumberedLine, SourceLine } from './source-line.ts';
import type { Lexicon, Match } from './vocabulary.ts';

interface Found<T> {
  value: T;
  from: number[];
}

/** Content of a CV, field by field, with the lines of each value. Pure: the same lines always give the same proposal. */
export function propose(lines: readonly SourceLine[], vocabulary: Lexicon): CvProposal {
  const lexicon = { ...vocabulary, languages: recogniseLanguages(lines.map(({ text }) => text)) };
  const unnamed = toSections(lines, lexicon);
  const email = firstOf(contactLines(unnamed, 0, 3), (line, next) => emailOf(line, next));
  const name = findName(lines, email?.value, lexicon);
  const sections = name ? toSections(lines, lexicon, name.lines) : unnamed;
  const own = contactLines(sections, 0, 1);
  const numbered = [...own, ...contactLines(sections, 2, 3)];
  const { first, last } = name ? splitName(name.name) : { first: '', last: '' };
  const person = (value: string) => (name ? { value: value.slice(0, cvLimits.name), from: name.lines } : null);
  const place = findPlace(own, lexicon);
  const career = findCareer(sections, lexicon);
  const of = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  return {
    first_name: person(first),
    last_name: person(last),
    headline: findHeadline(lines, name?.lines, lexicon),
    email,
    phone: phoneInForm(own) ?? findPhone(own) ?? findPhone(numbered),
    address: place.street,
    cv_city: place.city,
    birthday: findBirth(sections, numbered),
    about_me: findAbout(sections, of('profile')),
    driving_licence: findLicence(of('licence'), numbered),
    gender: null,
    jobtype: null,
    cv_category: [],
    cv_wish: [],
    cv_experience: career.experience.slice(0, mostProposed),
    cv_education: career.education.slice(0, mostProposed),
    cv_skill: findSkills(of('skills'), lexicon).slice(0, mostProposed),
    cv_language: spokenIn(sections, lexicon)
      .slice(0, mostProposed)
      .map(({ levelText, ...language }) => ({ ...language, level_text: levelText })),
  };
}

/** The languages of all sections, each once. */
function spokenIn(sections: readonly Section[], lexicon: Lexicon): LanguageHit[] {
  const all = sections
    .filter(({ kind }) => kind === 'languages')
    .flatMap(({ lines, title }) => findLanguages(lines, lexicon, title));
  return all.filter((hit, at) => all.findIndex(({ match }) => match.id === hit.match.id) === at);
}

/** Lines ordered by how likely they contain the person's own data: those of employers and referees come last. */
function contactLines(sections: readonly Section[], from: number, to: number): NumberedLine[] {
  const ranked = sections.map((section) => ({ section, rank: contactRank(section) }));
  return ranked
    .filter(({ rank }) => rank >= from && rank <= to)
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ section }) => section.lines);
}

function contactRank({ kind }: Section): number {
  if (kind === 'contact' || kind === 'head') return 0;
  if (kind === 'references') return 3;
  return kind === 'experience' || kind === 'education' || kind === 'volunteer' ? 2 : 1;
}

function firstOf<T>(
  lines: readonly NumberedLine[],
  read: (line: NumberedLine, next: NumberedLine | undefined) => T | undefined,
): Found<T> | null {
  for (const [at, line] of lines.entries()) {
    const value = read(line, lines[at + 1]);
    if (value !== undefined) return { value, from: [line.at] };
  }
  return null;
}

/** A narrow column may break an address in two, before or after the "@". */
function emailOf(line: NumberedLine, next: NumberedLine | undefined): string | undefined {
  const [found] = findEmails(line.text);
  const words = line.text.split(' ');
  const last = words.at(-1) ?? '';
  const broken =
    next &&
    // A label or an icon may be before it.
    words.length <= 2 &&
    (/@|[._-]$/.test(last) || next.text.startsWith('@')) &&
    // A capitalised word below a complete address is not part of it.
    !(found !== undefined && /^\p{Lu}/u.test(next.text)) &&
    /^@?[\p{L}\d.-]+(?:@[\p{L}\d.-]+)?$/u.test(next.text);
  if (!broken || (found && !/[.-]$/.test(last) && found.length < last.length - 1)) return found;
  const whole = findEmails(last + next.text)[0];
  // "anna@firma.dk" above "www.firma.dk" is not a broken address.
  return found && /\.(?:dk|com|org|net|eu|no|se|de|io)$/i.test(found) ? found : (whole ?? found);
}

/** A number without a country code counts as one beside its label, wherever the form has it. */
function phoneInForm(lines: readonly NumberedLine[]): Found<string> | null {
  const field = formValues(lines).get('phone');
  const line = field && lines[field.lines[0] ?? 0];
  const [phone] = field ? findPhones(`Telefon: ${field.value}`) : [];
  return phone && line ? { value: phone.value, from: [line.at] } : null;
}

function findPhone(lines: readonly NumberedLine[]): Found<string> | null {
  let first: Found<string> | null = null;
  for (const line of lines) {
    for (const phone of findPhones(line.text)) {
      if (phone.certain) return { value: phone.value, from: [line.at] };
      first ??= { value: phone.value, from: [line.at] };
    }
  }
  return first;
}

function findPlace(
  lines: readonly NumberedLine[],
  lexicon: Lexicon,
): { street: Found<string> | null; city: Found<Match> | null } {
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const address = findAddress(line.text, above?.text, lexicon);
    if (!address?.place) continue;
    const inLine = address.street !== undefined && line.text.includes(address.street);
    const from = inLine || !above ? [line.at] : [above.at];
    return {
      street: address.street ? { value: address.street, from } : streetInForm(lines),
      city: { value: { id: address.place.id, name: address.place.name }, from: [line.at] },
    };
  }
  const street = firstOf(lines.slice(0, 12), (line) =>
    line.text
      .split(/ [|·•–—] | {2,}/)
      .map((part) => findStreet(part, true))
      .find((found) => found !== undefined),
  );
  const city = firstOf(lines.slice(0, 12), (line) =>
    line.text
      .split(/ [|·•–—-] |, | {2,}/)
      .map((part) => lexicon.placeNamed(part.replace(/^(?:by|city|bopæl|location):? /i, '')))
      .find((match) => match !== undefined),
  );
  return { street, city: city && { value: { id: city.value.id, name: city.value.name }, from: city.from } };
}

/** A form has the street and the town in fields of their own. */
function streetInForm(lines: readonly NumberedLine[]): Found<string> | null {
  const field = formValues(lines).get('address');
  const line = field && lines[field.lines[0] ?? 0];
  const street = field && findStreet(field.value, true);
  return street && line ? { value: street, from: [line.at] } : null;
}

/** The label may be alone above the date, also as a heading. */
function findBirth(sections: readonly Section[], lines: readonly NumberedLine[]): Found<string> | null {
  const found = firstOf(lines, (line, next) => findBirthday(line.text) ?? findBirthday(`${line.text} ${next?.text}`));
  if (found) return found;
  const titled = sections.flatMap(({ title, lines: [first] }) => (first && title !== '' ? [{ title, first }] : []));
  for (const { title, first } of titled) {
    const value = findBirthday(`${title} ${first.text}`);
    if (value) return { value, from: [first.at] };
  }
  return null;
}

/** The line below the name, if it is about the person's occupation. */
function findHeadline(
  lines: readonly SourceLine[],
  nameLines: readonly number[] | undefined,
  lexicon: Lexicon,
): Found<string> | null {
  const last = nameLines?.at(-1);
  if (last === undefined) return null;
  const isHeading = (at: number) => headingOf(lines[at]?.text ?? '', lexicon.languages) !== undefined;
  const below = isHeading(last + 1) ? [] : isHeading(last + 2) ? [last + 1] : [last + 1, last + 2];
  for (const at of [...below, last - 1]) {
    const line = lines[at];
    if (!line || line.flow !== lines[last]?.flow || line.text.length > 80 || /[\d@]/.test(line.text) || line.bullet)
      continue;
    if (isHeading(at)) continue;
    if (titleScore(line.text, lexicon) > 0) return { value: line.text, from: [at] };
  }
  return null;
}

/** The profile, or the longer texts before the first heading. */
function findAbout(sections: readonly Section[], profile: readonly NumberedLine[]): Found<string> | null {
  const career = sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education');
  const head = sections
    .slice(0, career < 0 ? sections.length : career)
    .filter(({ kind }) => kind === 'head' || kind === 'other')
    .flatMap((section) => section.lines);
  const begins = head.findIndex((line) => line.text.length > 70 && !/@|\d{4}/.test(line.text));
  const lines =
    profile.length > 0
      ? profile
      : begins < 0
        ? []
        : head.slice(begins).filter((line) => findEmails(line.text).length === 0);
  const value = toText(lines, 4000);
  return value === '' ? null : { value, from: lines.map((line) => line.at) };
}

const licence =
  /\b(?:kørekort|førerbevis|driving licen[cs]e|driver'?s? licen[cs]e)\b(?: (?:kategori|category|klasse|til|type))?:? *(?:kat\.? |kategori |category )?([A-E][A-E1+/, &]*(?: og [A-E]\+?E?)?)?(?![\p{Ll}])/giu;

function findLicence(section: readonly NumberedLine[], lines: readonly NumberedLine[]): Found<string> | null {
  const [first] = section;
  if (first) {
    const category =
      /(?:[Kk]ategori|[Cc]ategory|[Kk]lasse|[Kk]at\.|^)\s*(?::\s*)?([A-E][A-E1+/, ]*(?: og [A-E]\+?E?)?)(?![\p{Ll}])/u.exec(
        first.text,
      )?.[1];
    return { value: (category ?? first.text).trim().slice(0, 60), from: [first.at] };
  }
  const named = lines.flatMap(({ text, at }) => [...text.matchAll(licence)].map((match) => ({ match, at })));
  const categories = named.filter(({ match: [, category] }) => category !== undefined);
  const found = categories.length > 0 ? categories : named.slice(0, 1);
  if (found.length === 0) return null;
  const values = found.map(({ match: [all, category] }) =>
    (category?.trim() || all.trim()).replace(/(?<![,\s])[,\s]+$/, ''),
  );
  return { value: [...new Set(values)].join(', ').slice(0, 60), from: [...new Set(found.map(({ at }) => at))] };
}
