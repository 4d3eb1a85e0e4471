/** Lines of a CV with every section, as one line of a page each. */
export const cvLines = [
  'Søren Ågård Prøvesen',
  'Brovej 4, 2. tv, 8200 Aarhus N',
  'Tlf. 20 30 40 50 · soren.prove@firma.dk',
  'Erhvervserfaring',
  'Tømrersvend, Byg & Bo ApS',
  'aug. 2018 – nu',
  'Renovering af tage og facader.',
  'Tømrerlærling, Nordbyg A/S',
  'aug. 2014 – jun. 2018',
  'Uddannelse',
  'Tømrer, Aarhus Tech',
  '2014 – 2018',
] as const;

interface DrawnPdf {
  /** Operators of the page; `/F` is Helvetica, `/B` bold. */
  content: string;
  /** Further entries of the page's dictionary. */
  page?: string;
  /** Further entries of the catalog. */
  catalog?: string;
  /** Further entries of the resources. */
  resources?: string;
  /** Further objects; the first has number 7. */
  objects?: readonly string[];
  /** Encoding of both typefaces. */
  encoding?: string;
}

/** A PDF of one page whose operators are given, for what no PDF library writes. */
export function drawnPdf({
  content,
  page = '',
  catalog = '',
  resources = '',
  objects = [],
  encoding = '/WinAnsiEncoding',
}: DrawnPdf): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /F 5 0 R /B 6 0 R >> ${resources} >> ${page} >>`,
    streamOf(content),
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...objects,
  ];
  let body = '%PDF-1.7\n';
  const offsets = all.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** A stream object; `dictionary` are its entries besides the length. */
export function streamOf(content: string, dictionary = ''): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
}

/** A text as a literal string: shown ones are in WinAnsi, values and notes in PDF's own encoding. */
export function literal(text: string, encoding: 'shown' | 'stored' = 'shown'): string {
  const plain = text
    .replaceAll('–', encoding === 'shown' ? '\u0096' : '\u0085')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `(${plain})`;
}

/** One line of text at a place; `matrix` is the text's own. */
export function shownAt(
  text: string,
  x: number,
  y: number,
  { matrix = '1 0 0 1', size = 11, font = 'F' } = {},
): string {
  return `BT /${font} ${size} Tf ${matrix} ${x} ${y} Tm ${literal(text)} Tj ET`;
}

/** The lines of a CV from the top of an A4 page, the name bold. */
export function shownCv(lines: readonly string[] = cvLines): string {
  return lines.map((line, at) => shownAt(line, 60, 780 - at * 18, { font: at === 0 ? 'B' : 'F' })).join('\n');
}
