import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { identity, matrixOf, type PageFrame } from './page-geometry.ts';
import { type Glyph, type Layer, PageInterpreter } from './page-interpreter.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** What a page draws, without its annotations. */
export interface DrawnPage {
  /** Every letter and blank, in drawing order. */
  glyphs: Glyph[];
  /** The page is one picture that nobody has recognised the text of; what is written on it was added later. */
  isScan: boolean;
}

/**
 * Follows the operators of a page.
 * @param isShown whether a layer is on; null is a layer that the page does not define
 */
export async function readDrawnPage(
  page: PdfPage,
  frame: PageFrame,
  isShown: (layer: Layer | null) => boolean,
): Promise<DrawnPage> {
  const { OPS, AnnotationMode } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const drawn = new PageInterpreter(frame);
  const handlers = new Map<number, (args: readonly unknown[]) => void>([
    [OPS.save, () => drawn.save()],
    [OPS.restore, () => drawn.restore()],
    [OPS.transform, (args) => drawn.transform(matrixOf(args))],
    [OPS.paintFormXObjectBegin, ([by, box]) => drawn.beginForm(matrixOf(by), box)],
    [OPS.paintFormXObjectEnd, () => drawn.restore()],
    [OPS.beginText, () => drawn.beginLine(identity)],
    [OPS.setTextMatrix, (args) => drawn.beginLine(matrixOf(args.length === 1 ? args[0] : args))],
    [OPS.moveText, ([x, y]) => drawn.moveLine(Number(x), Number(y))],
    [OPS.setLeadingMoveText, ([x, y]) => drawn.moveLine(Number(x), Number(y), Number(y))],
    [OPS.setLeading, ([leading]) => drawn.set({ leading: -Number(leading) })],
    [OPS.nextLine, () => drawn.nextLine()],
    [OPS.setFont, ([, size]) => drawn.set({ size: Number(size) })],
    [OPS.setCharSpacing, ([spacing]) => drawn.set({ letterSpacing: Number(spacing) })],
    [OPS.setWordSpacing, ([spacing]) => drawn.set({ wordSpacing: Number(spacing) })],
    [OPS.setHScale, ([percent]) => drawn.set({ stretch: Number(percent) / 100 })],
    [OPS.setTextRise, ([rise]) => drawn.set({ rise: Number(rise) })],
    [OPS.setTextRenderingMode, ([mode]) => drawn.set({ mode: Number(mode) })],
    [OPS.showText, ([glyphs]) => drawn.show(Array.isArray(glyphs) ? glyphs : [])],
    [OPS.setLineWidth, ([width]) => drawn.set({ lineWidth: Number(width) })],
    [OPS.setFillRGBColor, ([color]) => drawn.set({ fill: String(color) })],
    [OPS.setStrokeRGBColor, ([color]) => drawn.set({ stroke: String(color) })],
    [OPS.setGState, ([changes]) => drawn.setGraphicsState(Array.isArray(changes) ? changes : [])],
    [OPS.clip, () => drawn.clipNext()],
    [OPS.eoClip, () => drawn.clipNext()],
    [OPS.beginMarkedContent, () => drawn.beginContent(true)],
    [OPS.beginMarkedContentProps, ([tag, layer]) => drawn.beginContent(tag !== 'OC' || isShown(layer as Layer | null))],
    [OPS.endMarkedContent, () => drawn.endContent()],
    [OPS.shadingFill, () => drawn.fillClip()],
    ...[OPS.setFillColorN, OPS.setFillTransparent].map((operator): [number, () => void] => [
      operator,
      () => drawn.set({ fill: undefined }),
    ]),
    ...[OPS.setStrokeColorN, OPS.setStrokeTransparent].map((operator): [number, () => void] => [
      operator,
      () => drawn.set({ stroke: undefined }),
    ]),
    ...pictureOperators(OPS).map((operator): [number, () => void] => [operator, () => drawn.paintPicture()]),
  ]);
  const fills = new Set<number>([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const strokes = new Set<number>([OPS.stroke, OPS.closeStroke]);
  handlers.set(OPS.constructPath, ([operator, path, box]) => {
    const how = fills.has(Number(operator)) ? 'fill' : strokes.has(Number(operator)) ? 'stroke' : 'none';
    drawn.path(how, Array.isArray(path) ? path[0] : undefined, box);
  });
  for (const [at, operator] of fnArray.entries()) handlers.get(operator)?.(argsArray[at] ?? []);
  return { glyphs: drawn.glyphs(), isScan: drawn.isScan() };
}

function pictureOperators(operators: Record<string, number>): number[] {
  return Object.entries(operators).flatMap(([name, operator]) => (/^paint.*Image/.test(name) ? [operator] : []));
}
