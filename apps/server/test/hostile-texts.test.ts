import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { seoName } from '@jobblik/contract/kernel/seo.rules';
import { languageOfText } from '@jobblik/contract/kernel/text-language.rules';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { expect, test } from 'vitest';
import { propose } from '../../../packages/cv-parser/src/propose.ts';
import { linesOf } from '../../../packages/cv-parser/src/samples/lines.factory.ts';
import { readJsonResume } from '../../../packages/cv-parser/src/structured/json-resume/read-json-resume.ts';
import { proposeStructured } from '../../../packages/cv-parser/src/structured/propose-structured.ts';
import { emptyStructuredCv } from '../../../packages/cv-parser/src/structured/structured-cv.ts';
import { anonymousContent } from '../src/candidates/anonymity/anonymity.rules.ts';
import { whyMatched } from '../src/candidates/search/why-matched.ts';
import { emptyContent } from '../src/cv/cv.present.ts';
import { descriptionBlocks } from '../src/cv/export/cv-outline.words.ts';
import { cvAtLimits, kindsOfText } from '../src/cv/export/cvs-at-limits.factory.ts';
import { cvDocx } from '../src/cv/export/docx/cv-docx.ts';
import { renderCv } from '../src/cv/export/pdf/cv-pdf.ts';
import { blocksOf } from '../src/cv/export/rich-text-blocks.ts';
import { testLexicon } from '../src/documents/parsing-samples/lexicon.factory.ts';
import { sanitizeRichText } from '../src/platform/html/sanitize.ts';
import { layoutMail } from '../src/platform/mail/layout.ts';
import { breakLines } from '../src/platform/pdf/break-lines.rules.ts';
import { printable } from '../src/platform/pdf/printable.rules.ts';
import { indexTerms } from '../src/search/documents/index.ts';
import { readQuery } from '../src/search/index.ts';

/** Parts that patterns read again and again when one of them may begin anywhere. */
const parts = [
  '1-1-1-1-1-1-1x',
  'a.',
  'a',
  'a ',
  'a@',
  '1 ',
  '- ',
  ' ',
  '\t',
  '\n',
  '<',
  '<p>',
  '<br',
  '&amp;',
  '&',
  'J. ',
  'jens',
  'Æ',
  'a\u0301',
  '(',
  '2010 - 2012 ',
  'og ',
  '\u200b',
] as const;

const lexicon = testLexicon();
const sender = { url: 'http://127.0.0.1', name: 'Jobblik', address: 'Odense' };
const terms = [{ word: 'kok' }];

/** What the server does with a text of a person, on the thread that answers everybody or in a thread of its own. */
const uses: readonly [name: string, use: (text: string) => unknown][] = [
  ['an anonymous CV', (about_me) => anonymousContent({ ...emptyContent, about_me, first_name: 'Jens' }, 'Jens Hansen')],
  ['rich text', sanitizeRichText],
  ['the text of HTML', plainText],
  ['the text of rich text', htmlText],
  ['the blocks of a document', blocksOf],
  ['a description in a document', descriptionBlocks],
  ['the characters of a PDF', printable],
  ['the lines of a PDF', (text) => breakLines([{ text }], 80, (part) => part.length)],
  ['a proposal from a document', (text) => propose(linesOf(text), lexicon)],
  [
    'a proposal from a file with fields',
    (text) => {
      const basics = { name: text, label: text, email: text, phone: text, summary: text, location: { city: text } };
      const work = [{ name: text, position: text, summary: text, startDate: text, endDate: text }];
      const education = [{ institution: text, area: text, studyType: text }];
      const languages = [{ language: text, fluency: text }];
      const cv = readJsonResume({ basics, work, education, skills: [{ name: text }], languages });
      return proposeStructured(cv ?? emptyStructuredCv, lexicon);
    },
  ],
  ['why a CV matched', (about_me) => whyMatched({ ...emptyContent, about_me }, terms)],
  ['the words of an index', (body) => indexTerms({ title: body.slice(0, cvLimits.line), body })],
  ['a query', (text) => readQuery(text, { stopWords: new Set() })],
  ['a mail', (text) => layoutMail({ subject: text, heading: text, paragraphs: [text] }, sender)],
  ['the start of a text', (text) => textStart(text, text.length / 2)],
  ['the name in an address', seoName],
  ['the language of a text', languageOfText],
];

/** Work of this thread in microseconds, the least of three runs. */
function work(use: (text: string) => unknown, text: string): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      use(text);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    }),
  );
}

/** Whether eight times the text takes far more than eight times the work; the square of eight is 64. */
function growsFaster(use: (text: string) => unknown, part: string): boolean {
  const textOf = (length: number) => part.repeat(length / part.length);
  return work(use, textOf(32_000)) > 28 * Math.max(leastWork, work(use, textOf(4_000)));
}

/** Less than this is not told from the work of the engine itself. */
const leastWork = 4_000;

test.each(uses)('%s takes about eight times the work for eight times the text', (_name, use) => {
  expect(parts.filter((part) => growsFaster(use, part))).toEqual([]);
});

test('a pattern that begins anywhere in a run is noticed', () => {
  expect(growsFaster((text) => /a+$/.test(`${text}b`), 'a')).toBe(true);
});

/** Work of this thread in microseconds, the least of two runs. */
async function writing(write: typeof renderCv | typeof cvDocx, part: string, share: number): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const before = process.threadCpuUsage();
    await write(cvAtLimits(part, share));
    const { user, system } = process.threadCpuUsage(before);
    runs.push(user + system);
  }
  return Math.min(...runs);
}

test.each(kindsOfText)(
  'a CV of %s as a PDF takes about eight times the work for eight times the text',
  async (_, part) => {
    expect(await writing(renderCv, part, 1 / 4)).toBeLessThan(16 * (await writing(renderCv, part, 1 / 32)));
  },
);

test.each(kindsOfText)(
  'a CV of %s as a Word document takes about eight times the work for eight times the text',
  async (_, part) => {
    const least = Math.max(leastWork, await writing(cvDocx, part, 1 / 32));
    expect(await writing(cvDocx, part, 1 / 4)).toBeLessThan(16 * least);
  },
);
