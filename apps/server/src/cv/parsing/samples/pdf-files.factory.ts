import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Block, Look } from './layouts.factory.ts';

Font.registerHyphenationCallback((word) => [word]);

const sizes: Readonly<Record<Look, number>> = {
  name: 22,
  headline: 13,
  heading: 13,
  strong: 10.5,
  body: 10,
  small: 9,
  bullet: 10,
};
const bold: ReadonlySet<Look> = new Set(['name', 'heading', 'strong']);

/** A PDF of the blocks. The built-in fonts have Western European letters only. */
export async function writePdf(blocks: readonly Block[]): Promise<Buffer> {
  const page = createElement(Page, { size: 'A4', style: { padding: 40 } }, ...blocks.map(elementOf));
  return await renderToBuffer(createElement(Document, null, page));
}

function elementOf(block: Block, key: number): ReactElement {
  if (block.kind === 'text') return textOf(block.text, block.look, key);
  if (block.kind === 'row') {
    const cells = block.cells.map((cell, at) =>
      createElement(
        View,
        { key: at, style: { width: `${(block.widths?.[at] ?? 1 / block.cells.length) * 100}%` } },
        textOf(cell, block.look, 0),
      ),
    );
    return createElement(View, { key, style: { flexDirection: 'row' } }, ...cells);
  }
  const sides = [block.left, block.right].map((side, at) => {
    const width = `${(at === 0 ? block.share : 1 - block.share) * 100}%`;
    return createElement(
      View,
      { key: at, style: { width, paddingRight: 12 } },
      ...side.map((inner, place) =>
        side.length === 1 && inner.kind === 'text' ? textOf(inner.text, inner.look, place, 1) : elementOf(inner, place),
      ),
    );
  });
  // A heading in the margin is level with its text.
  const level = block.left.length === 1 ? { marginTop: 10 } : {};
  return createElement(View, { key, style: { flexDirection: 'row', ...level } }, ...sides);
}

function textOf(text: string, look: Look, key: number, above = spaceAbove(look)): ReactElement {
  const style = {
    fontSize: sizes[look],
    fontFamily: bold.has(look) ? 'Helvetica-Bold' : 'Helvetica',
    marginTop: above,
    marginLeft: look === 'bullet' ? 8 : 0,
  };
  return createElement(Text, { key, style }, look === 'bullet' ? `• ${text}` : text);
}

function spaceAbove(look: Look): number {
  if (look === 'heading') return 10;
  return look === 'strong' ? 4 : 1;
}
