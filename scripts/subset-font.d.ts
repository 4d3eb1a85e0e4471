declare module 'subset-font' {
  /** A fixed value for each axis, or the range that is kept. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  /** The subset of a font that is needed for `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: VariationAxes },
  ): Promise<Buffer>;
}
