import { cvAtLimits, kindsOfText } from '../apps/server/src/cv/export/cvs-at-limits.factory.ts';
import { cvDocx } from '../apps/server/src/cv/export/docx/cv-docx.ts';
import { renderCv } from '../apps/server/src/cv/export/pdf/cv-pdf.ts';
import { say } from './support/report.ts';

// npm run bench:print: seconds of processor and sizes of CVs as PDF and as Word document whose every field is at its limit, one for
// each kind of text.

for (const [kind, part] of kindsOfText) {
  const [pdf, pdfSeconds] = await timed(() => renderCv(cvAtLimits(part)));
  const [docx, docxSeconds] = await timed(() => cvDocx(cvAtLimits(part)));
  const pages = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;
  say(`${kind}, PDF`, `${pdfSeconds} s, ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`);
  say(`${kind}, Word`, `${docxSeconds} s, ${(docx.length / 1e3).toFixed(0)} kB`);
}

async function timed(write: () => Promise<Uint8Array>): Promise<[Uint8Array, string]> {
  const before = process.cpuUsage();
  const bytes = await write();
  const { user, system } = process.cpuUsage(before);
  return [bytes, ((user + system) / 1e6).toFixed(2)];
}
