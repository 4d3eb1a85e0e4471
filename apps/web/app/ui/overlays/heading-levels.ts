const heading = /<(\/?)h([1-6])(?=[\s>])/g;

/**
 * Shifts the headings of sanitised HTML so that the highest has level `top`: people choose headings by their size, and a page must
 * not skip a level. Distances between levels are kept.
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
