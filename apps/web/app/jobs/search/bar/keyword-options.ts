import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';

/** A line under the keyword field; `forget` forgets the recent searches. */
export interface KeywordOption {
  kind: Suggestion['kind'] | 'recent' | 'forget';
  text: string;
}

/** Recent searches that are kept, and those of them that are shown beside suggestions. */
const mostRecent = 6;
const recentBeside = 2;

const keyOf = (text: string) => text.trim().toLocaleLowerCase('da');

/** Lines for what is typed: recent searches that begin so, then the suggestions for it, each keyword once. */
export function keywordOptions(
  typed: string,
  { recent, suggestions }: { recent: readonly string[]; suggestions: readonly Suggestion[] },
): KeywordOption[] {
  const key = keyOf(typed);
  if (key === '') {
    const all = recent.map((text) => ({ kind: 'recent' as const, text }));
    return all.length > 0 ? [...all, { kind: 'forget', text: '' }] : [];
  }
  const past = recent.filter((text) => keyOf(text).startsWith(key)).slice(0, recentBeside);
  const all: KeywordOption[] = [...past.map((text) => ({ kind: 'recent' as const, text })), ...suggestions];
  const first = new Map(all.toReversed().map((option) => [keyOf(option.text), option]));
  return all.filter((option) => first.get(keyOf(option.text)) === option);
}

/** The recent searches after one more. */
export function withRecent(recent: readonly string[], keyword: string): string[] {
  const text = keyword.trim();
  if (text.length < 2) return [...recent];
  return [text, ...recent.filter((past) => keyOf(past) !== keyOf(text))].slice(0, mostRecent);
}
