const heading = /<(\/?)h([1-6])(?=[\s>])/g;

/**
 * Moves the headings of sanitised HTML so that the highest stands at `top`: people choose headings by their size, and on a
 * page no level may be skipped. Distances between them stay.
 */
export function headingsFrom(html: string, top: number): string {
  const levels = [...html.matchAll(heading)].map(([, , level]) => Number(level));
  const shift = levels.length > 0 ? top - Math.min(...levels) : 0;
  if (shift === 0) return html;
  return html.replace(
    heading,
    (_all, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + shift)}`,
  );
}
