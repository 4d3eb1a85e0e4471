import { inLanguage } from '../../../platform/language.ts';
import { type Content, paragraph, type RowContent, type Run, type TextStyle } from '../../../platform/pdf/content.ts';
import { printPages } from '../../../platform/pdf/print-pages.ts';
import { words } from '../../../platform/words.ts';
import { type CvEntry, type CvOutline, type CvSection, type CvToExport, cvOutline } from '../cv-outline.ts';
import type { Block } from '../rich-text-blocks.ts';
import { columns, gaps, headingRule, margins, style, wholeEntry } from './cv-pdf.style.ts';

const word = words('cv-document');

/** A CV as a PDF/UA on A4: dates in a separate column, short entries not split, a page number on every page. */
export function renderCv(order: CvToExport): Promise<Buffer> {
  return inLanguage(order.language, () => {
    const outline = cvOutline(order);
    const { title, name } = outline;
    return printPages(
      { title, author: name, language: order.language },
      {
        margins,
        content: () => [head(outline), ...outline.sections.flatMap(sectionContent)],
        footer: (page, pages) => [name, word('page', { page, pages })],
      },
    );
  });
}

function head({ name, wishes, contact, more, photo }: CvOutline): RowContent {
  const who: Content[] = [
    paragraph(name, style.name, 'H1'),
    ...(wishes ? [paragraph(wishes, style.wishes)] : []),
    ...(contact.length > 0 ? [{ kind: 'text', tag: 'P', runs: contact, style: style.contact } as const] : []),
    ...(more ? [paragraph(more, style.contact)] : []),
  ];
  const { whole, photo: side, photoGap } = columns;
  const beside = whole - side;
  return {
    kind: 'row',
    tag: 'Div',
    below: gaps.top,
    cells: [
      { at: 0, width: photo ? beside - photoGap : whole - photoGap, content: who },
      ...(photo ? [{ at: beside, width: side, content: [{ kind: 'picture', side, ...photo } as const] }] : []),
    ],
  };
}

function sectionContent(section: CvSection): Content[] {
  const heading = paragraph(section.heading, style.heading, 'H2');
  return [{ ...heading, keepNext: true, ruleBelow: headingRule }, ...contentOf(section)];
}

function contentOf(section: CvSection): Content[] {
  if (section.kind === 'text') return richContent(section.blocks, { width: columns.whole, paragraph: style.paragraph });
  if (section.kind === 'entries') return section.entries.map(entry);
  return [namesContent(section.names)];
}

/** The heading is first in the order of reading, although the dates stand before it. */
function entry({ dates, title, place, description }: CvEntry): RowContent {
  const { whole, dates: width, gap } = columns;
  return {
    kind: 'row',
    tag: 'Div',
    below: gaps.entry,
    keepUpTo: wholeEntry,
    cells: [
      {
        at: width,
        width: whole - width,
        content: [
          paragraph(title, style.title, 'H3'),
          ...(place ? [paragraph(place, style.place)] : []),
          ...richContent(description, { width: whole - width, paragraph: style.text }),
        ],
      },
      { at: 0, width: width - gap, content: [paragraph(dates, style.dates)] },
    ],
  };
}

/** Where rich text stands; the width in points. */
interface Setting {
  width: number;
  paragraph: TextStyle;
}

/** Items next to each other are one list. */
function richContent(blocks: readonly Block[], setting: Setting): Content[] {
  const content: Content[] = [];
  let items: Content[] = [];
  for (const { kind, runs } of blocks) {
    const text = {
      kind: 'text',
      runs: runs.map((run) => ({ ...run, ...(run.link && { underline: true }) })),
    } as const;
    if (kind === 'item') {
      if (items.length === 0) content.push({ kind: 'group', tag: 'L', content: items });
      items.push(item(text.runs, setting.width));
      continue;
    }
    if (items.length > 0) items = [];
    if (kind === 'heading') content.push({ ...text, tag: 'H3', style: style.subheading, keepNext: true });
    else content.push({ ...text, tag: 'P', style: setting.paragraph });
  }
  return content;
}

function item(runs: readonly Run[], width: number): RowContent {
  const { bullet } = columns;
  return {
    kind: 'row',
    tag: 'LI',
    below: gaps.item,
    cells: [
      { at: 0, width: bullet, content: [paragraph('•', style.body, 'Lbl')] },
      { at: bullet, width: width - bullet, content: [{ kind: 'text', tag: 'LBody', runs, style: style.body }] },
    ],
  };
}

/** A list whose items stand beside each other. */
function namesContent(names: readonly string[]): Content {
  const runs = names.flatMap((text, at): Run[] => [
    ...(at > 0 ? [{ text: ' · ', role: 'separator' } as const] : []),
    { text, role: 'item' },
  ]);
  return { kind: 'text', tag: 'L', runs, style: style.body };
}
