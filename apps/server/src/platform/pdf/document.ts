import { fileURLToPath } from 'node:url';
import type { Language } from '@jobblik/contract/kernel/language';
import PDFDocument from 'pdfkit';
import { escapeHtml } from '../html/escape-html.ts';
import { printable } from './printable.rules.ts';

/** Colours of printed matter. */
export const ink = '#12232E';
export const quiet = '#4F5B63';
export const rule = '#D2CBBE';

/** The two cuts of the typeface (`platform/fonts`), by the name under which a document knows them. */
export type Weight = 'regular' | 'strong';

const fonts: Readonly<Record<Weight, string>> = { regular: fontFile('regular'), strong: fontFile('semibold') };

const locales: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' };

export interface PdfInfo {
  title: string;
  author?: string;
  language: Language;
  /** Also PDF/A-2b, a format for long-term archives. */
  archive?: boolean;
}

/**
 * The statement that a document is PDF/UA-1 (ISO 14289-1 §5). pdfkit's own way to write it also adds a list of letters that only PDF/A-1
 * has, and that is wrong for PDF/UA.
 */
const accessible = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
`;
/** PDF/A asks for a definition of each statement that it does not know (ISO 19005-2 §6.6.2.3). */
const definition = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`;

/** pdfkit writes title and author into the metadata, which are XML, as they are; the document's information is written before. */
class WellFormedDocument extends PDFDocument {
  override endMetadata(): void {
    for (const name of ['Title', 'Author'] as const) {
      const text = this.info[name];
      if (text) this.info[name] = escapeHtml(text);
    }
    super.endMetadata();
  }
}

/** An element of a document's structure. */
export type PdfElement = PDFKit.PDFStructureElement;

/**
 * A PDF on A4 with title and language and both cuts of the typeface, tagged as PDF/UA-1 asks: `draw` gives all of its content a place
 * in the structure, or marks it as an artifact.
 * @param draw begins each page with `addPage`; `root` is the element of the whole document
 */
export async function writePdf(
  info: PdfInfo,
  draw: (doc: PDFKit.PDFDocument, root: PdfElement) => void,
): Promise<Buffer> {
  const doc = new WellFormedDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...(info.archive && { subset: 'PDF/A-2b' }),
    tagged: true,
    lang: locales[info.language],
    displayTitle: true,
    // A default font would be another copy of a registered one, and then each change of font would read its file again.
    font: null,
    info: {
      Title: printable(info.title),
      ...(info.author && { Author: printable(info.author) }),
      Creator: 'Jobblik',
    },
  } as unknown as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.appendXML(info.archive ? definition + accessible : accessible);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/**
 * Draws one element: what `draw` adds to the page is its content.
 * @param scope of a header cell
 */
export function drawElement(
  doc: PDFKit.PDFDocument,
  parent: PdfElement,
  { tag, scope }: { tag: 'H1' | 'P' | 'TH' | 'TD'; scope?: 'Column' },
  draw: () => void,
): void {
  // The types of pdfkit leave out the scope.
  parent.add(doc.struct(tag, { scope } as PDFKit.Mixins.StructureElementOptions, draw));
}

/** Draws what is not content: screen readers skip it. */
export function drawArtifact(doc: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function fontFile(cut: string): string {
  return fileURLToPath(new URL(`../fonts/inter-${cut}.ttf`, import.meta.url));
}
