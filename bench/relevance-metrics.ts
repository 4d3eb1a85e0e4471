/** Grade of each relevant document: 3 exact, 2 good, 1 related. */
export type Grades = ReadonlyMap<string, number>;

/** Minimum grade of a relevant document for recall. */
const relevantFrom = 2;

/**
 * Share of the relevant documents among the first ten hits; with more than ten relevant documents, the share of ten.
 * @returns undefined when no document is relevant enough
 */
export function recallAt10(found: readonly string[], grades: Grades): number | undefined {
  const relevant = [...grades].filter(([, grade]) => grade >= relevantFrom).length;
  if (relevant === 0) return undefined;
  const hits = found.slice(0, 10).filter((id) => (grades.get(id) ?? 0) >= relevantFrom).length;
  return hits / Math.min(10, relevant);
}

/** Share of the first ten hits that have a grade; undefined without hits. */
export function usefulAt10(found: readonly string[], grades: Grades): number | undefined {
  const shown = found.slice(0, 10);
  return shown.length === 0 ? undefined : shown.filter((id) => grades.has(id)).length / shown.length;
}

/** Normalised discounted cumulative gain of the first ten, gain 2^grade - 1 (Järvelin and Kekäläinen 2002). */
export function ndcgAt10(found: readonly string[], grades: Grades): number {
  const best = [...grades.values()].sort((a, b) => b - a);
  const ideal = gain(best.slice(0, 10));
  return ideal === 0 ? 0 : gain(found.slice(0, 10).map((id) => grades.get(id) ?? 0)) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** The mean of some numbers; 0 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
