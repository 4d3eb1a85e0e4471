/** A whole number from an address; `otherwise` for anything else, or outside the range. */
export function numberIn(text: string | null, min: number, max: number, otherwise: number): number {
  const value = text && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : otherwise;
}
