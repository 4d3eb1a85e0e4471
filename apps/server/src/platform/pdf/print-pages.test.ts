import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type Content, paragraph } from './content.ts';
import { printPages } from './print-pages.ts';

const style = { size: 10, leading: 1.5 };
const margins = { top: 50, bottom: 50, side: 50 };

function print(content: readonly Content[], footer?: (page: number, pages: number) => readonly [string, string]) {
  return printPages({ title: 'Prøve', author: 'Signe', language: 'da' }, { margins, content: () => content, footer });
}

const open = async (pdf: Buffer) => await getDocumentProxy(new Uint8Array(pdf));

async function textOf(pdf: Buffer, page = 1): Promise<string> {
  const { items } = await (await (await open(pdf)).getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

interface Node {
  role: string;
  alt?: string;
  children: (Node | { type: string })[];
}

/** The tags of a page: `P(Link)` is a link in a paragraph. */
async function tagsOf(pdf: Buffer, page = 1): Promise<string> {
  const shown = (node: Node): string => {
    const inner = node.children.filter((child): child is Node => 'role' in child).map(shown);
    return inner.length > 0 ? `${node.role}(${inner.join(' ')})` : node.role;
  };
  return shown((await (await (await open(pdf)).getPage(page)).getStructTree()) as unknown as Node);
}

describe('a printed document', () => {
  it('has a title, a language and tags', async () => {
    const document = await open(await print([paragraph('Hej', style)]));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Prøve', Author: 'Signe', Language: 'da-DK' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('says that it is PDF/UA, also for a title and an author that are no XML', async () => {
    const info = { title: 'Køb & salg <1>', author: 'Hansen & "Søn"', language: 'da' } as const;
    const document = await open(await printPages(info, { margins, content: () => [paragraph('Hej', style)] }));
    const { info: shown, metadata } = await document.getMetadata();
    expect(shown).toMatchObject({ Title: info.title, Author: info.author });
    expect(metadata?.get('dc:title')).toBe(info.title);
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('has letters that an earlier document had only with a sign', async () => {
    await print([paragraph('Ægte Ærø, Ølgod, Århus og é', style)]);
    const text = 'Odense, Aalborg, Esbjerg: et navn';
    expect(await textOf(await print([paragraph(text, style)]))).toBe(text);
  });

  it('has the tags of its parts in the order of reading', async () => {
    const pdf = await print([
      paragraph('Navn', style, 'H1'),
      {
        kind: 'row',
        tag: 'Div',
        cells: [
          { at: 0, width: 100, content: [paragraph('2019', style)] },
          { at: 100, width: 300, content: [paragraph('Kok', style, 'H3'), paragraph('Mad', style)] },
        ],
      },
      {
        kind: 'group',
        tag: 'L',
        content: [
          {
            kind: 'row',
            tag: 'LI',
            cells: [
              { at: 0, width: 12, content: [paragraph('•', style, 'Lbl')] },
              { at: 12, width: 300, content: [paragraph('Fisk', style, 'LBody')] },
            ],
          },
        ],
      },
    ]);
    expect(await tagsOf(pdf)).toBe('Root(Document(H1 Div(P H3 P) L(LI(Lbl LBody))))');
  });

  it('has a list whose items stand beside each other, without what is drawn between them', async () => {
    const runs = [
      { text: 'Fisk', role: 'item' },
      { text: ' · ', role: 'separator' },
      { text: 'Brød', role: 'item' },
    ] as const;
    const pdf = await print([{ kind: 'text', tag: 'L', runs, style }]);
    expect(await textOf(pdf)).toBe('Fisk · Brød');
    expect(await tagsOf(pdf)).toBe('Root(Document(L(LI(LBody) LI(LBody))))');
  });

  it('opens links, which are tagged', async () => {
    const runs = [{ text: 'Se ' }, { text: 'mere', link: 'https://example.dk/a?b=1' }, { text: ' her' }];
    const pdf = await print([{ kind: 'text', tag: 'P', runs, style }]);
    const annotations = await (await (await open(pdf)).getPage(1)).getAnnotations();
    expect(annotations).toMatchObject([{ subtype: 'Link', url: 'https://example.dk/a?b=1' }]);
    expect(await textOf(pdf)).toBe('Se mere her');
    expect(await tagsOf(pdf)).toBe('Root(Document(P(Link)))');
  });

  it('goes on over pages, with a last line on each that is no content', async () => {
    const text = Array.from({ length: 120 }, (_, at) => `Linje ${at}`).join('\n');
    const pdf = await print([paragraph(text, style)], (page, pages) => ['Signe', `${page}/${pages}`]);
    expect((await open(pdf)).numPages).toBe(3);
    expect(await textOf(pdf, 2)).toMatch(/^Linje 49.*Signe 2\/3$/s);
    expect(await tagsOf(pdf, 2)).toBe('Root(Document(P))');
  });

  it('keeps the text of characters that the typeface lacks', async () => {
    const pdf = await print([paragraph('Kok 料理', style)]);
    expect(await textOf(pdf)).toContain('Kok');
    const [content] = streamsOf(pdf).filter((stream) => stream.includes('ActualText'));
    expect(content?.includes(Buffer.from('Kok 料理', 'utf16le').swap16())).toBe(true);
  });
});

/** The streams of a PDF that are compressed, as they were before. */
function streamsOf(pdf: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const dictionary = pdf.subarray(pdf.lastIndexOf('<<', at), at).toString('latin1');
    const from = at + 'stream\n'.length;
    if (dictionary.includes('FlateDecode') && pdf.subarray(at - 3, at).toString() !== 'end')
      streams.push(inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from))));
  }
  return streams;
}
