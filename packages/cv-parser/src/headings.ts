import {
  alternatives,
  type CvLanguage,
  type CvLanguageCode,
  cvLanguages,
  type SectionKind,
} from './languages/index.ts';
import { cleanText } from './source-line.ts';

const modifiers = `(?:${alternatives((language) => language.modifiers)})`;
const joiners = alternatives((language) => language.joiners);
const splitter = new RegExp(String.raw`(?<!\s)\s*[,&+/–]\s*|(?<!\s)\s+(?:${joiners}|-)\s+`, 'u');

function pattern(words: string): RegExp {
  return new RegExp(
    `^(?:${modifiers} ){0,2}(?:${words})(?: (?:so far|to date|indtil nu|hidtil))?(?: \\((?:uddrag|udvalgt|udvalgte|selected|excerpt)\\))?$`,
    'u',
  );
}

/** The same names in spaced letters, without recognisable word gaps. */
function squeezed(words: string): RegExp {
  return new RegExp(`^(?:${modifiers.replaceAll(' ', '')}){0,2}(?:${words.replaceAll(' ', '')})$`, 'u');
}

/** Kinds in the order in which a name of several is decided; `other` comes last. */
const kinds: readonly SectionKind[] = [
  'experience',
  'education',
  'courses',
  'skills',
  'languages',
  'profile',
  'contact',
  'licence',
  'volunteer',
  'references',
  'other',
];

interface Names {
  language: CvLanguageCode;
  whole: RegExp;
  squeezed: RegExp;
}

const names = kinds.map((kind) => ({
  kind,
  perLanguage: cvLanguages.map(
    ({ code, headings }): Names => ({
      language: code,
      whole: pattern(headings[kind]),
      squeezed: squeezed(headings[kind]),
    }),
  ),
}));

/** Words that are a section's name only if nothing else says what the line is about. */
const longest = 48;

/** All languages: for lines of a document whose language is not known yet. */
const anyLanguage: readonly CvLanguageCode[] = cvLanguages.map(({ code }) => code);

/**
 * The kind of section that a line begins, if it is one of the section names of CVs: `ERHVERVSERFARING`, `Uddannelse og kurser:`,
 * `K O M P E T E N C E R`, `Relevant work experience`.
 * @param languages of the document
 */
export function headingOf(line: string, languages = anyLanguage): SectionKind | undefined {
  if (line.length > longest * 2 || /\d{4}/.test(line)) return undefined;
  const text = headingText(line);
  if (text === '' || text.length > longest || /\d{3}|@/.test(text)) return undefined;
  const whole =
    kindOf(text, languages) ??
    (mayHaveLostBlanks(line) ? squeezedKind(text.replaceAll(' ', ''), languages) : undefined);
  if (whole) return whole;
  // A qualification, not the name of a section.
  if (/^(?:certificate|certifikat|degree|course|kursus|diploma|diplom) (?:in|i) /.test(text)) return undefined;
  const parts = text.split(splitter).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const found = parts.map((part) => kindOf(part, languages));
  return found.every((kind) => kind !== undefined) ? (found.find((kind) => kind !== 'other') ?? 'other') : undefined;
}

/**
 * A section's name with its content on the same line: `Sprog: dansk, engelsk`.
 * @returns the name's kind and where the content begins
 */
export function inlineHeading(
  line: string,
  languages = anyLanguage,
): { kind: SectionKind; name: string; content: string } | undefined {
  const colon = line.indexOf(':');
  if (colon < 2 || colon > longest || colon === line.length - 1) return undefined;
  const name = line.slice(0, colon);
  const kind = headingOf(name, languages);
  return kind && { kind, name, content: cleanText(line.slice(colon + 1)) };
}

/** The most likely kind of a section with an unknown name, by its words. */
export function likelyKind(line: string): SectionKind {
  const text = headingText(line);
  return guesses.find(([words]) => words.test(text))?.[1] ?? 'other';
}

const hinted: readonly SectionKind[] = [
  'volunteer',
  'other',
  'references',
  'languages',
  'courses',
  'experience',
  'education',
  'skills',
  'profile',
  'contact',
];
const guesses = hinted.map(
  (kind) =>
    [
      new RegExp(
        alternatives(({ hints }: CvLanguage) => hints[kind] ?? ''),
        'u',
      ),
      kind,
    ] as const,
);

/** Works of the person, not employers: `Selected work`, `Udvalgte værker`. */
const madeThings =
  /^(?:(?:selected|featured|own|personal|design|art|udvalgte|egne) (?:works?|pieces|designs|værker|arbejder)|værker|works)$/;

function kindOf(text: string, languages: readonly CvLanguageCode[]): SectionKind | undefined {
  if (madeThings.test(text)) return 'other';
  return find((one) => one.whole.test(text), languages);
}

function find(test: (one: Names) => boolean, languages: readonly CvLanguageCode[]): SectionKind | undefined {
  return names.find(({ perLanguage }) => perLanguage.some((one) => languages.includes(one.language) && test(one)))
    ?.kind;
}

/** Lower case, without ornament; spaced letters are joined. */
function headingText(line: string): string {
  const spaced = isSpaced(line);
  const joined = spaced
    ? line
        .trim()
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : line;
  return joined
    .toLowerCase()
    .replace(/^[^\p{L}]+|(?<![^\p{L})])[^\p{L})]+$/gu, '')
    .replace(/é/g, 'e')
    .replace(/resum[eé]/g, 'resume')
    .replace(/\s+/g, ' ')
    .trim();
}

function squeezedKind(text: string, languages: readonly CvLanguageCode[]): SectionKind | undefined {
  const of = (part: string) => {
    const kind = find((one) => one.squeezed.test(part), languages);
    return kind === 'other' ? undefined : kind;
  };
  const parts = text.split(/&|og|and|och|und|oraz|та/);
  return of(text) ?? (parts.length === 2 && parts.every(of) ? of(parts[0] ?? '') : undefined);
}

/** Spaced letters, joined ones without blanks between the words, as in `ABOUTME`, or few words, of which two may be one: `I am goodat`. */
function mayHaveLostBlanks(line: string): boolean {
  const text = line.trim();
  return isSpaced(line) || /^\p{Lu}{6,}:?$/u.test(text) || /^\p{L}+(?: \p{L}+){1,3}:?$/u.test(text);
}

/** Spaced letters. Kerned capitals stay together in some PDFs: `E R FA R I N G`. */
function isSpaced(line: string): boolean {
  const text = line.trim().replace(/ {2,}/g, ' ').replace(/:$/, '');
  if (/^(?:[\p{L}&-] ){3,}[\p{L}&]$/u.test(text)) return true;
  const alone = text.split(' ').filter((part) => part.length === 1).length;
  return alone >= 4 && /^(?:(?:\p{Lu}{1,3}|[&-]) )+\p{Lu}{1,3}$/u.test(text);
}
