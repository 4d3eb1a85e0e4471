import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CvParser } from '../apps/server/src/documents/parsing/cv-parser.ts';
import { readVocabulary } from '../apps/server/src/documents/parsing/cv-vocabulary.ts';
import { makeCvFile } from '../apps/server/src/documents/parsing-samples/cv-files.factory.ts';
import { allForeignCvs } from '../apps/server/src/documents/parsing-samples/foreign-cvs.factory.ts';
import { allFormCvs } from '../apps/server/src/documents/parsing-samples/form-cvs.factory.ts';
import { pageCvs } from '../apps/server/src/documents/parsing-samples/page-cvs.factory.ts';
import { danishPerson } from '../apps/server/src/documents/parsing-samples/people.factory.ts';
import { temporaryFolder } from '../support/data/folder.ts';
import { measureFieldsRoundTrip } from './support/fields-round-trip.ts';
import { compare, f1, fields, precision, recall, type Score } from './support/parse-metrics.ts';
import { say } from './support/report.ts';
import { measureRoundTrip } from './support/round-trip.ts';
import {
  readLabelled,
  type SampleCv,
  writeForeign,
  writeForms,
  writeGenerated,
  writePages,
  writePhotos,
  writeScans,
} from './support/sample-cvs.ts';

// npm run bench:parse [-- --cvs ../folder --generated 60 --seed 1 --weak]: how well CV parsing finds each field in labelled CVs
// beside the project, in generated, in written and in foreign ones and in labelled forms, and how long it takes. The rules were not tuned on the held-out pages. Each
// page is also read as a scan and as a photo, which takes some seconds each; --no-scans and --no-photos skip this. --weak also lists
// the missed values. The product's own documents are read again first; --only-round-trip measures nothing else.

const { values } = parseArgs({
  allowNegative: true,
  options: {
    cvs: { type: 'string', default: new URL('../../shared/data/cvs', import.meta.url).pathname },
    generated: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    weak: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: true },
    photos: { type: 'boolean', default: true },
    'only-round-trip': { type: 'boolean', default: false },
  },
});
const now = new Date();

async function measure(parser: CvParser, group: string, samples: readonly SampleCv[]): Promise<void> {
  say(`${group}, CVs`, samples.length);
  const totals = Object.fromEntries(
    fields.map((field): [string, Score] => [field, { right: 0, found: 0, expected: 0 }]),
  );
  const times: number[] = [];
  for (const sample of samples) {
    const began = performance.now();
    const parsed = await parser.parse({ path: sample.path, format: sample.format });
    times.push(performance.now() - began);
    for (const [field, score] of Object.entries(compare(parsed, sample.expected))) {
      const total = totals[field];
      if (!total) continue;
      total.right += score.right;
      total.found += score.found;
      total.expected += score.expected;
      if (values.weak && (score.right < score.expected || score.right < score.found)) {
        say(
          `weak, ${sample.name}, ${field}`,
          `${score.right} of ${score.expected}, ${score.found} found (${sample.kind})`,
        );
      }
    }
  }
  for (const [field, score] of Object.entries(totals)) {
    say(`${group}, ${field} precision`, precision(score).toFixed(3));
    say(`${group}, ${field} recall`, recall(score).toFixed(3));
    say(`${group}, ${field} F1`, f1(score).toFixed(3));
  }
  const sorted = times.toSorted((a, b) => a - b);
  say(`${group}, time p50`, `${quantile(sorted, 0.5).toFixed(0)} ms`);
  say(`${group}, time p95`, `${quantile(sorted, 0.95).toFixed(0)} ms`);
}

/** A CV of three pages, read ten times by a thread after warm-up. */
async function measureThreePages(parser: CvParser, where: string): Promise<void> {
  const jobs = Array.from({ length: 18 }, () => danishPerson.jobs).flat();
  const path = join(where, 'three-pages.pdf');
  writeFileSync(path, await makeCvFile('pdf', { ...danishPerson, jobs }));
  const times: number[] = [];
  let pages = 0;
  for (let round = 0; round < 10; round += 1) {
    const began = performance.now();
    pages = (await parser.parse({ path, format: 'pdf' })).pages;
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  say('long PDF, pages', pages);
  say('long PDF, time p50', `${quantile(times, 0.5).toFixed(0)} ms`);
  say('long PDF, slowest of ten', `${(times.at(-1) ?? 0).toFixed(0)} ms`);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

measureFieldsRoundTrip(now, values.weak);
const folder = temporaryFolder();
const vocabulary = readVocabulary(now);
// More time than the product gives, so that what is found does not depend on what else the machine does.
const parser = new CvParser(vocabulary, 1, { time: 120_000, heap: 384 });
try {
  await measureRoundTrip(parser, folder.path, values.weak);
  if (!values['only-round-trip']) await measureReading();
} finally {
  // Threads that wait for work would keep the program running.
  await parser.close();
  folder.remove();
}

async function measureReading(): Promise<void> {
  const generated = await writeGenerated(folder.path, Number(values.generated), Number(values.seed));
  const first = generated.find((sample) => sample.format === 'pdf');
  if (first) {
    const began = performance.now();
    const cold = new CvParser(vocabulary, 1);
    await cold.parse({ path: first.path, format: first.format });
    say('first PDF, thread started for it', `${(performance.now() - began).toFixed(0)} ms`);
    await cold.close();
  }
  await measureThreePages(parser, folder.path);
  if (existsSync(values.cvs)) await measure(parser, 'labelled', readLabelled(values.cvs));
  await measure(parser, 'generated', generated);
  const heldOut = pageCvs('held-out');
  for (const language of ['da', 'en'] as const) {
    const groups = { pages: pageCvs(language), 'held-out pages': heldOut.filter((cv) => cv.language === language) };
    for (const [group, cvs] of Object.entries(groups)) {
      const name = `${group} ${language}`;
      await measure(parser, name, await writePages(join(folder.path, name), cvs));
      if (values.scans)
        await measure(parser, `${name}, scanned`, await writeScans(join(folder.path, `${name} scans`), cvs));
      if (values.photos)
        await measure(parser, `${name}, photographed`, await writePhotos(join(folder.path, `${name} photos`), cvs));
    }
  }
  for (const language of ['no', 'sv', 'de', 'pl', 'uk'] as const) {
    for (const isHeldOut of [false, true]) {
      const name = `${isHeldOut ? 'held-out ' : ''}made ${language}`;
      const cvs = allForeignCvs.filter((cv) => cv.language === language && cv.isHeldOut === isHeldOut);
      await measure(parser, name, await writeForeign(join(folder.path, name), cvs));
      const forms = allFormCvs.filter((cv) => cv.language === language && cv.isHeldOut === isHeldOut);
      await measure(parser, `${name}, forms`, await writeForms(join(folder.path, `${name} forms`), forms));
    }
  }
}
