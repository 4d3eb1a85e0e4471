import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { Language } from '@jobblik/contract/kernel/language';
import { presentCv } from '../../apps/server/src/cv/cv.present.ts';
import type { CvFormat } from '../../apps/server/src/cv/export/cv-outline.ts';
import { cvDocx } from '../../apps/server/src/cv/export/docx/cv-docx.ts';
import { renderCv } from '../../apps/server/src/cv/export/pdf/cv-pdf.ts';
import { compareCvs, roundTripFields, sameValues } from '../../apps/server/src/cv/export/round-trip/compare-cvs.ts';
import { fullestCv, generatedCv, writtenCv } from '../../apps/server/src/cv/export/round-trip/made-cvs.factory.ts';
import type { CvParser } from '../../apps/server/src/documents/parsing/cv-parser.ts';
import { pageCvs } from '../../apps/server/src/documents/parsing-samples/page-cvs.factory.ts';
import { inLanguage } from '../../apps/server/src/platform/language.ts';
import { Random } from '../../support/data/random.ts';
import { precision, recall, type Score } from './parse-metrics.ts';
import { say } from './report.ts';

/** CVs that rules were made for, and held-out ones, of other people and texts; each half has generated and written ones. */
function madeCvs(half: 'made' | 'held-out'): CvContent[] {
  const seed = half === 'made' ? 1000 : 2000;
  const pages =
    half === 'made' ? [...pageCvs('da'), ...pageCvs('en')].filter((_, at) => at % 5 === 0) : pageCvs('held-out');
  return [
    ...(half === 'made' ? [fullestCv] : []),
    ...Array.from({ length: 14 }, (_, at) => generatedCv(new Random(seed + at), at % 3 === 2 ? 'en' : 'da')),
    ...pages.map((page, at) => writtenCv(page, new Random(seed + 100 + at))),
  ];
}

/** How much of a CV the reader finds again in the product's own documents, in both formats and languages. */
export async function measureRoundTrip(parser: CvParser, folder: string, listMissed: boolean): Promise<void> {
  await parser.warm();
  for (const half of ['made', 'held-out'] as const)
    for (const format of ['pdf', 'docx'] as const)
      for (const language of ['da', 'en'] as const) {
        const group = `round trip, ${half}, ${format} ${language}`;
        const where = join(folder, group);
        mkdirSync(where, { recursive: true });
        await measureGroup(parser, madeCvs(half), {
          group,
          where,
          format,
          language,
          listMissed: listMissed && half === 'made',
        });
      }
}

interface Group {
  group: string;
  where: string;
  format: CvFormat;
  language: Language;
  listMissed: boolean;
}

async function measureGroup(parser: CvParser, contents: readonly CvContent[], group: Group): Promise<void> {
  const totals = new Map<string, Score>();
  for (const [at, content] of contents.entries()) {
    const { cv, path } = await written(content, `${at}`, group);
    const { proposal } = await parser.parse({ path, format: group.format });
    if (!proposal) throw new Error(`${path} was not read`);
    const compared = compareCvs(cv, proposal);
    for (const field of roundTripFields) {
      const values = compared[field];
      const right = sameValues(values);
      const total = totals.get(field) ?? { right: 0, found: 0, expected: 0 };
      totals.set(field, {
        right: total.right + right,
        found: total.found + values.read.length,
        expected: total.expected + values.written.length,
      });
      if (group.listMissed && (right < values.written.length || right < values.read.length))
        say(`missed, ${group.group}, ${at}, ${field}`, JSON.stringify(values, null, 1));
    }
  }
  say(`${group.group}, CVs`, contents.length);
  for (const [field, score] of totals)
    say(`${group.group}, ${field}`, `recall ${recall(score).toFixed(3)}, precision ${precision(score).toFixed(3)}`);
}

/** Writes the document of a CV, and presents the CV in the document's language. */
async function written(content: CvContent, name: string, { where, format, language }: Group) {
  return await inLanguage(language, async () => {
    const cv = presentCv(content);
    const person = { name: `${cv.first_name} ${cv.last_name}`, email: cv.email };
    const order = { cv, person, photo: null, language };
    const path = join(where, `${name}.${format}`);
    writeFileSync(path, await (format === 'pdf' ? renderCv(order) : cvDocx(order)));
    return { cv, path };
  });
}
