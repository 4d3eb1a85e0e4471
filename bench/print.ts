import { performance } from 'node:perf_hooks';
import { cvAtLimits, kindsOfText } from '../apps/server/src/cv/export/cvs-at-limits.factory.ts';
import { renderCv } from '../apps/server/src/cv/export/pdf/cv-pdf.ts';
import { say } from './support/report.ts';

// npm run bench:print: seconds and pages of CVs as PDF whose every field is at its limit, one for each kind of text.

for (const [kind, part] of kindsOfText) {
  const start = performance.now();
  const pdf = await renderCv(cvAtLimits(part));
  const seconds = (performance.now() - start) / 1000;
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  say(kind, `${seconds.toFixed(2)} s, ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`);
}
