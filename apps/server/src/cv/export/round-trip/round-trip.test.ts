import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { type Language, languages } from '@jobblik/contract/kernel/language';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../../documents/parsing-samples/chance.factory.ts';
import { testLexicon } from '../../../documents/parsing-samples/lexicon.factory.ts';
import { inLanguage } from '../../../platform/language.ts';
import { presentCv } from '../../cv.present.ts';
import type { CvFormat } from '../cv-outline.ts';
import { cvDocx } from '../docx/cv-docx.ts';
import { renderCv } from '../pdf/cv-pdf.ts';
import { compareCvs, type RoundTripField, roundTripFields, sameValues } from './compare-cvs.ts';
import { fullestCv, generatedCv } from './made-cvs.factory.ts';

const lexicon = testLexicon();
const each = languages.flatMap((language) => (['pdf', 'docx'] as const).map((format) => ({ language, format })));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-round-trip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The fields in which the reader finds something else in a CV's document than the CV says. */
async function differing(content: CvContent, format: CvFormat, language: Language) {
  return await inLanguage(language, async () => {
    const cv = presentCv(content);
    const person = { name: `${cv.first_name} ${cv.last_name}`, email: cv.email };
    const order = { cv, person, photo: null, language };
    const path = join(folder, `cv.${format}`);
    await writeFile(path, await (format === 'pdf' ? renderCv(order) : cvDocx(order)));
    const { proposal } = (await parseDocument(path, format, lexicon)).result;
    if (!proposal) throw new Error('the document was not read');
    const compared = compareCvs(cv, proposal);
    const isOther = (field: RoundTripField) => {
      const right = sameValues(compared[field]);
      return right < compared[field].written.length || right < compared[field].read.length;
    };
    return roundTripFields.filter(isOther).map((field) => ({ field, ...compared[field] }));
  });
}

describe.each(each)('a CV read back from its $format ($language)', ({ format, language }) => {
  it('is the same when every part is filled in', async () => {
    expect(await differing(fullestCv, format, language)).toEqual([]);
  });

  it.each([11, 12, 13])('is the same for a generated person (%i)', async (seed) => {
    expect(await differing(generatedCv(chanceOf(seed), seed === 13 ? 'en' : 'da'), format, language)).toEqual([]);
  });
});

it('a comparison notices another value, a missing one, one too many and another order', () => {
  const count = (written: string[], read: string[]) => sameValues({ written, read });
  expect([count(['a', 'b'], ['a', 'b']), count(['a', 'b'], ['a', 'c']), count(['a', 'b'], ['a'])]).toEqual([2, 1, 1]);
  expect([count(['a'], ['x', 'a']), count(['a', 'b'], ['b', 'a'])]).toEqual([1, 1]);
});
