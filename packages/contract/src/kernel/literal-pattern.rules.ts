/**
 * The source of a pattern that matches a text and nothing else. The only way in which people's texts get into patterns
 * (`scripts/patterns.test.ts`). `RegExp.escape` is missing in browsers of before 2025.
 */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
