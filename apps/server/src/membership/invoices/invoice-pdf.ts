import type { InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import { drawArtifact, drawElement, ink, type PdfElement, quiet, rule, writePdf } from '../../platform/pdf/document.ts';
import { words } from '../../platform/words.ts';

const word = words('membership', 'da');
const left = 56;
const right = 539;
const kroner = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (ore: number) => kroner.format(ore / 100).replace('-', '\u2212');
const dateText = (date: string) => date.split('-').reverse().join('.');
const cvrText = (cvr: string) => cvr.replace(/(\d\d)(?=\d)/g, '$1 ');

/** A document and the element of its structure that is being filled. */
interface Paper {
  doc: PDFKit.PDFDocument;
  parent: PdfElement;
}

/** An invoice or credit note on A4, in Danish. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const isCredit = content.kind === 'credit_note';
  const title = word(isCredit ? 'invoice.credit_note' : 'invoice.invoice', { number: String(content.number) });
  return writePdf({ title, author: content.seller.name, language: 'da', archive: true }, (doc, parent) => {
    doc.addPage({ size: 'A4', margin: left });
    const paper = { doc, parent };
    writeHeader(paper, content, title);
    const end = writeLines(paper, content);
    writeSums(paper, content, end + 14);
    drawElement(doc, parent, { tag: 'P' }, () => {
      doc.font('regular').fontSize(9).fillColor(quiet);
      doc.text(word(isCredit ? 'invoice.paid_back' : 'invoice.is_paid', { date: dateText(content.date) }), left, 740);
    });
  });
}

function writeHeader({ doc, parent }: Paper, content: InvoiceContent, heading: string): void {
  const { seller, buyer } = content;
  drawElement(doc, parent, { tag: 'H1' }, () => {
    doc.fillColor(ink).font('strong').fontSize(22).text(heading, left, 56);
  });
  drawElement(doc, parent, { tag: 'P' }, () => {
    doc.font('strong').fontSize(9.5).text(seller.name, left, 100);
    doc
      .font('regular')
      .fillColor(quiet)
      .text(seller.address)
      .text(word('invoice.cvr', { cvr: cvrText(seller.cvr) }));
  });
  drawElement(doc, parent, { tag: 'P' }, () => {
    doc
      .fillColor(ink)
      .font('strong')
      .text(buyer.name, 310, 100, { width: right - 310 });
    doc
      .font('regular')
      .fillColor(quiet)
      .text(buyer.address, { width: right - 310 })
      .text(`${buyer.zip} ${buyer.city}`);
    if (buyer.cvr) doc.text(word('invoice.cvr', { cvr: cvrText(buyer.cvr) }));
  });
  const facts: [string, string][] = [
    [word('invoice.date'), dateText(content.date)],
    [word('invoice.period'), `${dateText(content.period_from)} – ${dateText(content.period_to)}`],
  ];
  if (content.credits !== null) facts.push([word('invoice.credits'), String(content.credits)]);
  if (content.reference) facts.push([word('invoice.reference'), content.reference]);
  facts.forEach(([label, value], index) => {
    drawElement(doc, parent, { tag: 'P' }, () => {
      doc.fillColor(quiet).text(label, left, 190 + index * 16);
      doc.fillColor(ink).text(value, 190, 190 + index * 16);
    });
  });
}

/** @returns vertical position after the lines */
function writeLines({ doc, parent }: Paper, content: InvoiceContent): number {
  const columns = [
    { x: 290, width: 35 },
    { x: 325, width: 70 },
    { x: 395, width: 70 },
    { x: 465, width: 74 },
  ];
  const table = doc.struct('Table');
  parent.add(table);
  let y = 262;
  const row = (cells: readonly string[], cell: { tag: 'TD' } | { tag: 'TH'; scope: 'Column' }) => {
    const tr = doc.struct('TR');
    table.add(tr);
    const [text = '', ...rest] = cells;
    drawElement(doc, tr, cell, () => doc.text(text, left, y, { width: 230 }));
    const height = doc.y - y;
    rest.forEach((number, index) => {
      const column = columns[index];
      const look = { width: column?.width, align: 'right' } as const;
      drawElement(doc, tr, cell, () => column && doc.text(number, column.x, y, look));
    });
    y += height + 8;
  };
  const names = ['text', 'quantity', 'list', 'discount', 'price'] as const;
  doc.font('strong').fontSize(9).fillColor(ink);
  row(
    names.map((name) => word(`invoice.columns.${name}`)),
    { tag: 'TH', scope: 'Column' },
  );
  drawRule(doc, y - 4);
  doc.font('regular').fontSize(9.5);
  for (const { text, list, price } of content.lines)
    row([text, '1', money(list), list === price ? '' : money(price - list), money(price)], { tag: 'TD' });
  drawRule(doc, y - 2);
  return y;
}

function writeSums({ doc, parent }: Paper, content: InvoiceContent, from: number): void {
  const sums: [string, number][] = [
    [word('invoice.sub_total'), content.sub_total],
    [word('invoice.vat', { percent: content.vat_percent }), content.vat],
    [word('invoice.total'), content.total],
  ];
  sums.forEach(([label, ore], index) => {
    const isLast = index === sums.length - 1;
    drawElement(doc, parent, { tag: 'P' }, () => {
      doc
        .font(isLast ? 'strong' : 'regular')
        .fontSize(isLast ? 12 : 9.5)
        .fillColor(ink);
      doc.text(label, 290, from + index * 18, { width: 140 });
      doc.text(money(ore), 430, from + index * 18, { width: right - 430, align: 'right' });
    });
  });
}

function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  });
}
