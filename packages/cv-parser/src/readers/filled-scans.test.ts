import { describe, expect, it } from 'vitest';
import { drawnPdf, literal, shownAt, shownCv, streamOf } from '../samples/drawn-pdfs.factory.ts';
import { readPdf } from './read-pdf.ts';

/** A grey picture of two by two pixels. */
const picture = {
  resources: '/XObject << /P 7 0 R >>',
  objects: [
    streamOf(
      '\u0000\u0001\u0002\u0003',
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    ),
  ],
};

describe('a scanned form that was filled in', () => {
  const values = ['Søren Ågård Prøvesen', 'Brovej 4, 2. tv, 8200 Aarhus N', '20 30 40 50', 'soren.prove@firma.dk'];
  const labels = ['Navn', 'Adresse', 'Telefon', 'E-mail'];
  /** Baselines, from the top of a page. */
  const baseline = (at: number) => 780 - at * 30;
  const annotation = (value: string, at: number, more: string) =>
    `<< /Type /Annot ${more} /Rect [160 ${baseline(at) - 6} 460 ${baseline(at) + 14}] /F 4 /DA (/F 11 Tf 0 g) >>`.replace(
      '$',
      literal(value, 'stored'),
    );
  const field = (value: string, at: number) => annotation(value, at, `/Subtype /Widget /FT /Tx /T (f${at}) /V $`);
  const note = (value: string, at: number) => annotation(value, at, '/Subtype /FreeText /Contents $');
  const scan = 'q 595 0 0 842 0 0 cm /P Do Q';
  const filled = (marks: readonly string[], box = '[0 0 595 842]', content = scan) => {
    const { resources, objects } = picture;
    const references = marks.map((_, at) => `${at + 8} 0 R`).join(' ');
    const page = `/MediaBox ${box} /Annots [${references}]`;
    return drawnPdf({ content, resources, objects: [...objects, ...marks], page });
  };
  const piece = (text: string, x: number, y: number, { size = 11, width = 0.5 } = {}) => ({
    x,
    right: x + text.length * size * width,
    y,
    size,
    font: 'picture',
    text,
  });
  /** Labels, and the typed letters as they are misread in the picture; a short label is one run with its value. */
  const recognised = [
    ...labels.flatMap((label, at) =>
      at === 0
        ? [piece('Navn                 5oren Agard Pravesen', 60, baseline(0))]
        : [
            piece(label, 60, baseline(at) + 1),
            piece((values[at] ?? '').replaceAll(/\p{Ll}/gu, 'c'), 162, baseline(at), { width: 0.46 }),
          ],
    ),
    piece('Erhvervserfaring', 60, 600, { size: 14 }),
    piece('Tømrersvend, Byg & Bo ApS', 60, 580),
    piece('aug. 2018 – nu', 60, 564),
  ];
  const whole = [
    'Navn  Søren Ågård Prøvesen',
    'Adresse  Brovej 4, 2. tv, 8200 Aarhus N',
    'Telefon  20 30 40 50',
    'E-mail  soren.prove@firma.dk',
    'Erhvervserfaring',
    'Tømrersvend, Byg & Bo ApS',
    'aug. 2018 – nu',
  ];
  const read = async (bytes: Buffer, picture?: typeof recognised) =>
    await readPdf(new Uint8Array(bytes), picture && new Map([[1, picture]]));

  const ways: [string, () => Buffer][] = [
    ['in fields', () => filled(values.map(field))],
    ['as notes', () => filled(values.map(note))],
    [
      'on the page itself',
      () => filled([], undefined, [scan, ...values.map((value, at) => shownAt(value, 162, baseline(at)))].join('\n')),
    ],
  ];
  it.each(ways)('%s is read from its picture, with the typed letters as they were typed', async (_how, bytes) => {
    expect((await read(bytes())).unread).toEqual([1]);
    const { lines, recognised: pages } = await read(bytes(), recognised);
    expect(pages).toEqual([1]);
    expect(lines.map(({ text }) => text)).toEqual(whole);
  });

  it('has its typed letters in their places on a page of another size', async () => {
    const twice = values.map((value, at) =>
      field(value, at)
        .replace(
          /\[(.*)\]/,
          (_all, numbers: string) =>
            `[${numbers
              .split(' ')
              .map((number) => 2 * Number(number))
              .join(' ')}]`,
        )
        .replace('/F 11 Tf', '/F 22 Tf'),
    );
    const { lines } = await read(filled(twice, '[0 0 1190 1684]', 'q 1190 0 0 1684 0 0 cm /P Do Q'), recognised);
    expect(lines.map(({ text }) => text)).toEqual(whole);
  });

  it('keeps what was typed if its picture has no text', async () => {
    const { lines, recognised: pages } = await read(filled(values.map(field)), []);
    expect(pages).toEqual([]);
    expect(lines.map(({ text }) => text)).toEqual(values);
  });

  it('is not read again where a scanner has recognised it', async () => {
    const content = `${scan} q 3 Tr\n${shownCv()}\nQ`;
    expect((await read(filled(values.map(field), undefined, content))).unread).toEqual([]);
  });

  it('is no page of text over a drawn background', async () => {
    const long = Array.from({ length: 30 }, (_, at) => shownAt('En linje med mange bogstaver i', 60, 780 - at * 18));
    expect((await read(filled([], undefined, [scan, ...long].join('\n')))).unread).toEqual([]);
  });
});
