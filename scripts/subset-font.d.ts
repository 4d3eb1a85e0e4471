declare module 'subset-font' {
  /** A fixed place on each axis, or the part of it that stays. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  /** The part of a font that sets `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: VariationAxes },
  ): Promise<Buffer>;
}
