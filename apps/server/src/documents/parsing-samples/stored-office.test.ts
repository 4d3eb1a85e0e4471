import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../../../../packages/cv-parser/src/readers/read-document.ts';
import * as sample from '../../platform/files/files.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function textsOf(format: 'docx' | 'odt', bytes: Buffer): Promise<string[]> {
  const path = join(folder, `cv.${format}`);
  await writeFile(path, bytes);
  return (await readDocument(path, format)).lines.map(({ text }) => text);
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A Word document with this main part, and further parts. */
function word(document: string | Buffer, parts: Record<string, string> = {}): Buffer {
  const [types, relations] = sample.docxParts('@');
  if (!types || !relations) throw new Error('a Word document has three parts');
  return sample.zipFile([
    types,
    relations,
    { name: 'word/document.xml', content: document },
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
  ]);
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const body = (content: string, uri = main) =>
  `${declaration}<w:document xmlns:w="${uri}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${content}</w:body></w:document>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const bold = paragraph(run('Søren Ågård', '<w:b/>'));

function utf16(text: string, order: 'little' | 'big', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
}

describe('a Word document', () => {
  const plain = body(bold);
  const named = (name: string) => plain.replace('UTF-8', name);
  it.each<[string, string | Buffer]>([
    ['with the usual prefix', plain],
    ['with another prefix', plain.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=')],
    ['with the namespace as default', plain.replaceAll(/<(\/?)w:/g, '<$1').replace('xmlns:w=', 'xmlns=')],
    ['in the strict format', body(bold, 'http://purl.oclc.org/ooxml/wordprocessingml/main')],
    ['in UTF-16 with a mark', utf16(named('UTF-16'), 'little', true)],
    ['in UTF-16 of the other order', utf16(named('utf-16'), 'big', true)],
    ['in UTF-16 without a mark', utf16(named('utf-16'), 'little', false)],
    ['in Windows-1252', Buffer.from(named('windows-1252'), 'latin1')],
    ['in Latin-1', Buffer.from(named('ISO-8859-1'), 'latin1')],
    ['in UTF-8 with a mark', `\ufeff${plain}`],
    ['without declared prefixes', plain.replace(/ xmlns:\w+="[^"]*"/g, '')],
  ])('%s is read', async (_what, document) => {
    expect(await textsOf('docx', word(document))).toEqual(['Søren Ågård']);
  });

  it('reads its text boxes once, with any prefixes', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
    const alternative = (name: string) =>
      `<mc:AlternateContent><mc:Choice Requires="wps">${box(name)}</mc:Choice><mc:Choice Requires="other">${box(name)}</mc:Choice><mc:Fallback>${box(name)}</mc:Fallback></mc:AlternateContent>`;
    const content = body(paragraph(`<w:r>${alternative('Kompetencer')}${alternative('Sprog')}</w:r>`));
    const prefixed = content.replaceAll('mc:', 'x:').replace('xmlns:mc=', 'xmlns:x=');
    expect(await textsOf('docx', word(content))).toEqual(['Kompetencer', 'Sprog']);
    expect(await textsOf('docx', word(prefixed))).toEqual(['Kompetencer', 'Sprog']);
  });

  const styles = `${declaration}<w:styles xmlns:w="${main}"><w:style w:type="character" w:styleId="Skjult"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Note"><w:basedOn w:val="Basis"/></w:style><w:style w:type="paragraph" w:styleId="Basis"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
  it.each([
    ['that is hidden', paragraph(run('Kirurg', '<w:vanish/>'))],
    ['that is hidden by a style', paragraph(run('Kirurg', '<w:rStyle w:val="Skjult"/>'))],
    ['that is hidden by a base of its paragraph style', paragraph(run('Kirurg'), '<w:pStyle w:val="Note"/>')],
    ['in white on paper', paragraph(run('Kirurg', '<w:color w:val="FFFFFF"/>'))],
    ['in the smallest letters', paragraph(run('Kirurg', '<w:sz w:val="2"/>'))],
  ])('leaves out text %s', async (_how, hidden) => {
    expect(await textsOf('docx', word(body(bold + hidden), { 'word/styles.xml': styles }))).toEqual(['Søren Ågård']);
  });

  it.each([
    [
      'that a style hides and its run shows',
      paragraph(run('Kirurg', '<w:vanish w:val="0"/>'), '<w:pStyle w:val="Note"/>'),
    ],
    ['whose paragraph mark is hidden', paragraph(run('Kirurg'), '<w:rPr><w:vanish/></w:rPr>')],
    [
      'that was hidden before a tracked change',
      paragraph(run('Kirurg', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>')),
    ],
    [
      'in white on a shade',
      paragraph(run('Kirurg', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>')),
    ],
    [
      'in white on a shaded cell',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${paragraph(run('Kirurg', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
    ],
  ])('keeps text %s', async (_how, shown) => {
    const texts = await textsOf('docx', word(body(bold + shown), { 'word/styles.xml': styles }));
    expect(texts).toEqual(['Søren Ågård', 'Kirurg']);
  });
});

describe('an OpenDocument text', () => {
  const content = (automatic: string, text: string) =>
    `${declaration}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`;
  const odt = (xml: string | Buffer) =>
    sample.zipFile([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', content: xml },
    ]);
  const name = '<text:p>Søren Ågård</text:p>';
  const style = (properties: string) =>
    `<style:style style:name="B" style:family="text"><style:text-properties ${properties}/></style:style><style:style style:name="S" style:parent-style-name="B" style:family="text"/>`;

  it.each<[string, string | Buffer]>([
    [
      'with other prefixes',
      content('', name)
        .replaceAll('text:', 'n1:')
        .replace('xmlns:text=', 'xmlns:n1=')
        .replaceAll('office:n1:', 'office:')
        .replace(/opendocument:xmlns:n1:/, 'opendocument:xmlns:text:'),
    ],
    ['in UTF-16', utf16(content('', name).replace('UTF-8', 'UTF-16'), 'little', true)],
  ])('%s is read', async (_what, xml) => {
    expect(await textsOf('odt', odt(xml))).toEqual(['Søren Ågård']);
  });

  it.each([
    [
      'by its style',
      style('text:display="none"'),
      '<text:p><text:span text:style-name="S">Kirurg</text:span></text:p>',
    ],
    ['in white', style('fo:color="#ffffff"'), '<text:p text:style-name="S">Kirurg</text:p>'],
    [
      'in a hidden section',
      '',
      '<text:section text:name="a" text:display="none"><text:p>Kirurg</text:p></text:section>',
    ],
    ['in a hidden field', '', '<text:p><text:hidden-text text:is-hidden="true">Kirurg</text:hidden-text></text:p>'],
    ['in a hidden paragraph', '', '<text:p><text:hidden-paragraph text:is-hidden="true"/>Kirurg</text:p>'],
  ])('leaves out text that is hidden %s', async (_how, automatic, hidden) => {
    expect(await textsOf('odt', odt(content(automatic, name + hidden)))).toEqual(['Søren Ågård']);
  });

  it('keeps white text on a colour', async () => {
    const automatic = style('fo:color="#ffffff" fo:background-color="#1f3864"');
    const shown = '<text:p><text:span text:style-name="S">Kirurg</text:span></text:p>';
    expect(await textsOf('odt', odt(content(automatic, name + shown)))).toEqual(['Søren Ågård', 'Kirurg']);
  });
});
