import { describe, expect, it } from 'vitest';
import { propose } from '../propose.ts';
import { cvLines, drawnPdf, literal, shownAt, shownCv, streamOf } from '../samples/drawn-pdfs.factory.ts';
import { sampleLexicon } from '../samples/vocabulary.factory.ts';
import { readPdf } from './read-pdf.ts';

async function textsOf(bytes: Buffer): Promise<string[]> {
  const { lines } = await readPdf(new Uint8Array(bytes), new Map([[1, []]]));
  return lines.map(({ text }) => text);
}

const upright = [...cvLines];

describe('a page as it is turned', () => {
  // Text that is upright after the page's rotation, from the top of the turned page.
  const turned: [number, (at: number) => string][] = [
    [90, (at) => shownAt(cvLines[at] ?? '', 60 + at * 18, 60, { matrix: '0 1 -1 0' })],
    [180, (at) => shownAt(cvLines[at] ?? '', 535, 62 + at * 18, { matrix: '-1 0 0 -1' })],
    [270, (at) => shownAt(cvLines[at] ?? '', 535 - at * 18, 782, { matrix: '0 -1 1 0' })],
  ];
  it.each(turned)('by %i degrees is read as it is seen', async (rotate, line) => {
    const content = cvLines.map((_, at) => line(at)).join('\n');
    expect(await textsOf(drawnPdf({ content, page: `/Rotate ${rotate}` }))).toEqual(upright);
  });

  it.each(turned)('without a rotation is read in the direction of its text (%i)', async (_rotate, line) => {
    const content = cvLines.map((_, at) => line(at)).join('\n');
    expect(await textsOf(drawnPdf({ content }))).toEqual(upright);
  });

  it('or whose coordinates begin elsewhere is the same', async () => {
    const content = `q 1 0 0 1 -300 2000 cm\n${shownCv()}\nQ`;
    const page = '/MediaBox [-400 1900 400 3000] /CropBox [-300 2000 295 2842]';
    expect(await textsOf(drawnPdf({ content, page }))).toEqual(upright);
  });

  it('keeps no text beside the lines, in another direction', async () => {
    const content = `${shownCv()}\n${shownAt('FORTROLIGT', 30, 400, { matrix: '0 1 -1 0', size: 40 })}`;
    expect(await textsOf(drawnPdf({ content }))).toEqual(upright);
  });
});

describe('text that is drawn but not seen', () => {
  const hidden = 'Kubernetes og hjertekirurgi';
  const at = (x: number, y: number) => shownAt(hidden, x, y);
  const layer = (off: boolean) => ({
    catalog: `/OCProperties << /OCGs [7 0 R] /D << ${off ? '/OFF' : '/ON'} [7 0 R] >> >>`,
    objects: ['<< /Type /OCG /Name (lag) >>'],
    resources: '/Properties << /lag 7 0 R >>',
  });
  const cases: [string, Omit<Parameters<typeof drawnPdf>[0], 'content'> & { content: string }][] = [
    ['without ink', { content: `BT 3 Tr ET ${at(60, 300)}` }],
    ['on a layer that is off', { content: `/OC /lag BDC ${at(60, 300)} EMC`, ...layer(true) }],
    [
      'on an undefined layer where all are off',
      { content: `/OC /lag BDC ${at(60, 300)} EMC`, ...layer(true), resources: '' },
    ],
    ['in white on paper', { content: `1 1 1 rg ${at(60, 300)}` }],
    ['in nearly white', { content: `0.99 g ${at(60, 300)}` }],
    ['in the colour of its bar', { content: `0 0 0.5 rg 40 280 400 60 re f ${at(60, 300)}` }],
    ['in the smallest letters', { content: shownAt(hidden, 60, 300, { size: 0.8 }) }],
    ['without opacity', { content: `/G gs ${at(60, 300)}`, resources: '/ExtGState << /G << /ca 0 >> >>' }],
    ['beside the page', { content: at(-400, 300) }],
    ['outside the crop box', { content: at(60, 300), page: '/CropBox [0 400 595 842]' }],
    ['outside the clipping path', { content: `q 0 600 595 200 re W n ${at(60, 300)} Q` }],
    ['under a white bar', { content: `${at(60, 300)} 1 1 1 rg 40 280 400 60 re f` }],
  ];
  it.each(cases)('%s is left out', async (_how, { content, ...more }) => {
    expect(await textsOf(drawnPdf({ content: `${shownCv()}\n${content}`, ...more }))).toEqual(upright);
  });

  it('is left out of a line that goes on in visible letters', async () => {
    const content = `${shownCv()}\nBT /F 11 Tf 60 300 Td (Kok ) Tj 3 Tr (og kirurg ) Tj 0 Tr (i Herning) Tj ET`;
    expect((await textsOf(drawnPdf({ content }))).at(-1)?.replace(/ +/g, ' ')).toBe('Kok i Herning');
  });

  const shown: typeof cases = [
    ['on a layer that is on', { content: `/OC /lag BDC ${at(60, 300)} EMC`, ...layer(false) }],
    ['in white on a dark bar', { content: `0 0 0.5 rg 40 280 400 60 re f 1 g ${at(60, 300)}` }],
    ['in white on a thick line', { content: `30 w 40 303 m 440 303 l S 1 g ${at(60, 300)}` }],
    [
      'in white on a gradient',
      {
        content: `q 40 280 400 60 re W n /S sh Q 1 g ${at(60, 300)}`,
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 500 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >> >>',
      },
    ],
    ['in white on a picture', { content: `q 400 0 0 60 40 280 cm /P Do Q 1 g ${at(60, 300)}`, ...picture() }],
    ['without ink over a picture', { content: `q 400 0 0 60 40 280 cm /P Do Q 3 Tr ${at(60, 300)}`, ...picture() }],
    [
      'under a translucent bar',
      {
        content: `${at(60, 300)} /G gs 1 1 0 rg 40 280 400 60 re f`,
        resources: '/ExtGState << /G << /BM /Multiply >> >>',
      },
    ],
    ['in an outline', { content: `1 g 0 G 1 Tr ${at(60, 300)}` }],
  ];
  it.each(shown)('%s is another matter', async (_how, { content, ...more }) => {
    expect(await textsOf(drawnPdf({ content: `${shownCv()}\n${content}`, ...more }))).toEqual([...upright, hidden]);
  });
});

/** A grey picture of two by two pixels. */
function picture() {
  return {
    resources: '/XObject << /P 7 0 R >>',
    objects: [
      streamOf(
        '\u0000\u0001\u0002\u0003',
        '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      ),
    ],
  };
}

it('a scan with recognised text keeps that text', async () => {
  const content = `q 595 0 0 842 0 0 cm /P Do Q 3 Tr\n${shownCv()}`;
  expect(await textsOf(drawnPdf({ content, ...picture() }))).toEqual(upright);
});

describe('what was typed on a page', () => {
  const field = (value: string, rect: string, more = '') =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V ${literal(value, 'stored')} /Rect [${rect}] /F 4 /DA (/F 11 Tf 0 g) ${more} >>`;
  const note = (text: string, rect: string, more = '') =>
    `<< /Type /Annot /Subtype /FreeText /Contents ${literal(text, 'stored')} /Rect [${rect}] /F 4 /DA (/F 11 Tf 0 g) ${more} >>`;
  const labels = ['Navn', 'Adresse', 'Telefon', 'Bemærkninger'];
  const form = (objects: readonly string[], page = '') =>
    drawnPdf({
      content: labels.map((label, at) => shownAt(label, 60, 780 - at * 18)).join('\n'),
      catalog: `/AcroForm << /Fields [${objects.map((_, at) => `${at + 7} 0 R`).join(' ')}] /DA (/F 11 Tf 0 g) >>`,
      page: `/Annots [${objects.map((_, at) => `${at + 7} 0 R`).join(' ')}] ${page}`,
      objects,
    });

  it('stands beside the labels of its fields', async () => {
    const bytes = form([
      field('Anna Holm', '160 776 460 792'),
      field('Møllevej 4, 7400 Herning', '160 758 460 774'),
      field('20 30 40 50', '160 740 460 756'),
      field('Første linje\nAnden linje', '160 690 460 736', '/Ff 4096'),
    ]);
    expect(await textsOf(bytes)).toEqual([
      'Navn  Anna Holm',
      'Adresse  Møllevej 4, 7400 Herning',
      'Telefon  20 30 40 50',
      'Bemærkninger  Første linje',
      'Anden linje',
    ]);
  });

  it('is a choice by its shown name, and no password or hidden field', async () => {
    const bytes = form([
      field('a', '160 776 460 792').replace('/FT /Tx', '/FT /Ch /Opt [[(a) (Anna Holm)] [(b) (Bo Holm)]]'),
      field('hemmeligt', '160 758 460 774', '/Ff 8192'),
      field('skjult felt', '160 740 460 756').replace('/F 4', '/F 2'),
    ]);
    expect(await textsOf(bytes)).toEqual(['Navn  Anna Holm', 'Adresse', 'Telefon', 'Bemærkninger']);
  });

  it('gives the data of a person, and labels of an empty form give none', async () => {
    const lines = ['Navn', 'Adresse', 'Telefon', 'E-mail'].map((label, at) => shownAt(label, 60, 780 - at * 18));
    const values = ['Anna Holm', 'Møllevej 4, 7400 Herning', '20 30 40 50', 'anna@firma.dk'].map((value, at) =>
      field(value, `160 ${776 - at * 18} 460 ${792 - at * 18}`),
    );
    const page = (objects: readonly string[]) =>
      drawnPdf({
        content: lines.join('\n'),
        page: `/Annots [${objects.map((_, at) => `${at + 7} 0 R`).join(' ')}]`,
        objects,
      });
    const of = async (bytes: Buffer) => {
      const read = await readPdf(new Uint8Array(bytes), new Map([[1, []]]));
      const { first_name, last_name, email, phone, cv_city } = propose(read.lines, sampleLexicon());
      return [first_name, last_name, email, phone, cv_city].map((found) => found?.value ?? null);
    };
    expect(await of(page(values))).toEqual([
      'Anna',
      'Holm',
      'anna@firma.dk',
      '20 30 40 50',
      expect.objectContaining({ id: 7400 }),
    ]);
    expect(await of(page([]))).toEqual([null, null, null, null, null]);
  });

  it('is read as it is drawn where it is stored in another way', async () => {
    const drawn = streamOf(
      `BT /F 11 Tf 2 4 Td ${literal('aug. 2018 – nu')} Tj ET`,
      '/Type /XObject /Subtype /Form /BBox [0 0 300 16] /Resources << /Font << /F 5 0 R >> >>',
    );
    const value = field('aug. 2018 Œ nu', '160 776 460 792', '/AP << /N 8 0 R >>').replace('Œ', '\u0096');
    expect((await textsOf(form([value, drawn])))[0]).toBe('Navn  aug. 2018 – nu');
  });

  it('are notes on the page, also on a turned one, but no comments in a window', async () => {
    const notes = cvLines.map((line, at) => note(line, `${46 + at * 18} 60 ${62 + at * 18} 460`));
    const comment = note('Husk at ringe', '60 400 80 420').replace('/FreeText', '/Text');
    const objects = [...notes, comment];
    const page = `/Rotate 90 /Annots [${objects.map((_, at) => `${at + 7} 0 R`).join(' ')}]`;
    expect(await textsOf(drawnPdf({ content: '', page, objects }))).toEqual(upright);
  });
});
