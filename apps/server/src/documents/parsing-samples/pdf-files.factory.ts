import { type Content, paragraph, type RowContent } from '../../platform/pdf/content.ts';
import { printPages } from '../../platform/pdf/print-pages.ts';
import type { Block, Look } from './layouts.factory.ts';

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

const margin = 40;
const pageWidth = 515;

/** A PDF of the blocks. */
export async function writePdf(blocks: readonly Block[]): Promise<Buffer> {
  return await printPages(
    { title: 'CV', language: 'da' },
    {
      margins: { top: margin, bottom: margin, side: margin },
      content: () => blocks.map((block) => contentOf(block, pageWidth)),
    },
  );
}

function contentOf(block: Block, width: number): Content {
  if (block.kind === 'text') return textOf(block.text, block.look);
  if (block.kind === 'row') {
    const shares = block.cells.map((_, at) => block.widths?.[at] ?? 1 / block.cells.length);
    return row(
      shares.map((share, at) => ({ share, content: () => [textOf(block.cells[at] ?? '', block.look)] })),
      { width },
    );
  }
  const sides = [block.left, block.right].map((side, at) => ({
    share: at === 0 ? block.share : 1 - block.share,
    content: (space: number) =>
      side.map((inner) =>
        side.length === 1 && inner.kind === 'text' ? textOf(inner.text, inner.look, 1) : contentOf(inner, space),
      ),
  }));
  // A heading in the margin is level with its text.
  return row(sides, { width, gap: 12, above: block.left.length === 1 ? 10 : 0 });
}

/** Cells beside each other, by their share of the width. */
function row(
  cells: readonly { share: number; content: (width: number) => Content[] }[],
  { width, gap = 0, above = 0 }: { width: number; gap?: number; above?: number },
): RowContent {
  let at = 0;
  return {
    kind: 'row',
    tag: 'Div',
    above,
    cells: cells.map(({ share, content }) => {
      const space = share * width - gap;
      const cell = { at, width: space, content: content(space) };
      at += share * width;
      return cell;
    }),
  };
}

function textOf(text: string, look: Look, above = spaceAbove(look)): Content {
  return paragraph(look === 'bullet' ? `• ${text}` : text, {
    size: sizes[look],
    leading: 1.2,
    weight: bold.has(look) ? 'strong' : 'regular',
    above,
    left: look === 'bullet' ? 8 : 0,
  });
}

function spaceAbove(look: Look): number {
  if (look === 'heading') return 10;
  return look === 'strong' ? 4 : 1;
}
