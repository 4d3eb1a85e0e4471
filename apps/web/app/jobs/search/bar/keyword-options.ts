import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';

/** An option under the keyword field; `forget` deletes the recent searches. */
export interface KeywordOption {
  kind: Suggestion['kind'] | 'recent' | 'forget';
  text: string;
}

/** Recent searches that are stored, and those that are shown beside suggestions. */
const mostRecent = 6;
const recentBeside = 2;

const keyOf = (text: string) => text.trim().toLocaleLowerCase('da');

/** Options for the typed text: recent searches that begin with it, then suggestions, each keyword once. */
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

/** The recent searches after adding one. */
export function withRecent(recent: readonly string[], keyword: string): string[] {
  const text = keyword.trim();
  if (text.length < 2) return [...recent];
  return [text, ...recent.filter((past) => keyOf(past) !== keyOf(text))].slice(0, mostRecent);
}
