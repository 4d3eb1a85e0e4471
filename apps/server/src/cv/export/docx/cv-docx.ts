import { perLocale } from '@jobblik/contract/kernel/language';
import {
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  TextRun,
} from 'docx';
import { inLanguage } from '../../../platform/language.ts';
import { words } from '../../../platform/words.ts';
import { type CvEntry, type CvOutline, type CvSection, type CvToExport, cvOutline } from '../cv-outline.ts';
import type { Block, Run } from '../rich-text-blocks.ts';
import { own, page, photoSide, stylesIn } from './cv-docx.style.ts';

const word = words('cv-document');
const locale = perLocale((name) => name);

/**
 * A CV as a Word document (ECMA-376): headings of three levels in Word's own styles, lists, links, a description of the photo, title
 * and language, a page number on every page.
 */
export function cvDocx(order: CvToExport): Promise<Uint8Array> {
  return inLanguage(order.language, async () => {
    const outline = cvOutline(order);
    const { width, height, top, bottom, side } = page;
    const document = new Document({
      title: allowed(outline.title),
      creator: allowed(outline.name),
      lastModifiedBy: allowed(outline.name),
      styles: stylesIn(locale()),
      sections: [
        {
          properties: {
            page: { size: { width, height }, margin: { top, bottom, left: side, right: side } },
          },
          footers: { default: footer(outline.name) },
          children: [...head(outline), ...outline.sections.flatMap(sectionParagraphs)],
        },
      ],
    });
    return new Uint8Array(await Packer.toBuffer(document));
  });
}

function head({ photo, name, wishes, contact, more }: CvOutline): Paragraph[] {
  return [
    ...(photo ? [picture(photo)] : []),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: textRuns(name) }),
    ...(wishes ? [new Paragraph({ style: own.wishes, children: textRuns(wishes) })] : []),
    ...(contact.length > 0 ? [new Paragraph({ style: own.contact, children: contact.flatMap(runChildren) })] : []),
    ...(more ? [new Paragraph({ style: own.contact, children: textRuns(more) })] : []),
  ];
}

function picture({ jpeg, alt }: NonNullable<CvOutline['photo']>): Paragraph {
  const size = { width: photoSide, height: photoSide };
  const altText = { name: allowed(alt), description: allowed(alt) };
  return new Paragraph({ children: [new ImageRun({ type: 'jpg', data: jpeg, transformation: size, altText })] });
}

function sectionParagraphs(section: CvSection): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: textRuns(section.heading) }),
    ...contentOf(section),
  ];
}

function contentOf(section: CvSection): Paragraph[] {
  if (section.kind === 'text') return section.blocks.map(blockParagraph);
  if (section.kind === 'entries') return section.entries.flatMap(entryParagraphs);
  return section.names.map((name) => listItem(textRuns(name)));
}

function entryParagraphs({ title, place, dates, description }: CvEntry): Paragraph[] {
  const line = [...(place ? textRuns(place) : []), ...(dates ? [tabbed(dates)] : [])];
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, children: textRuns(title) }),
    ...(line.length > 0 ? [new Paragraph({ style: own.place, keepNext: description.length > 0, children: line })] : []),
    ...description.map(blockParagraph),
  ];
}

function blockParagraph({ kind, runs }: Block): Paragraph {
  const children = runs.flatMap(runChildren);
  if (kind === 'item') return listItem(children);
  return new Paragraph({ ...(kind === 'heading' && { heading: HeadingLevel.HEADING_3 }), children });
}

function listItem(children: ParagraphChild[]): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, children });
}

function runChildren({ text: written, strong, link }: Run): ParagraphChild[] {
  if (link === undefined) return textRuns(written, strong);
  return [new ExternalHyperlink({ link, children: textRuns(written, strong, 'Hyperlink') })];
}

/** Runs of a text; its lines are separated by breaks. */
function textRuns(written: string, strong = false, style?: string): TextRun[] {
  const look = { ...(strong && { bold: true }), ...(style && { style }) };
  return allowed(written)
    .split('\n')
    .map((line, at) => new TextRun({ ...look, text: line, ...(at > 0 && { break: 1 }) }));
}

/** A text that begins at the next tab stop. */
function tabbed(written: string): TextRun {
  return new TextRun({ children: [new Tab(), allowed(written)] });
}

/** The name, and the number of the page as fields, which Word fills in. */
function footer(name: string): Footer {
  const parts = word('page', { page: '{PAGE}', pages: '{NUMPAGES}' }).split(/(\{[A-Z]+\})/);
  const number = parts.map((part) =>
    part.startsWith('{') ? new SimpleField(part.slice(1, -1), '1') : new TextRun(part),
  );
  return new Footer({
    children: [
      new Paragraph({
        style: own.footer,
        children: [...textRuns(name), new TextRun({ children: [new Tab()] }), ...number],
      }),
    ],
  });
}

/** Characters that XML allows (XML 1.0 §2.2); others become blanks. */
function allowed(written: string): string {
  return written.toWellFormed().replaceAll(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');
}
