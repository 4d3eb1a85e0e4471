/** Words per minute of calm speech; the guide has the same number. */
const wordsAMinute = 130;

/** How long a text takes to say: its words, the seconds, and the words beyond a minute. */
export function spokenTime(text: string): { words: number; seconds: number; over: number } {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return { words, seconds: Math.round((words * 60) / wordsAMinute), over: Math.max(0, words - wordsAMinute) };
}
