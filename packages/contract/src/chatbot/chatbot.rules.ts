/** Limits of the chatbot. */
export const chatbotLimits = {
  /** Characters of a question. */
  question: 500,
  /** Turns that the browser keeps. */
  turns: 60,
} as const;

const invisible = /[\s\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu;

/** True for a question without visible characters: it is not sent (spec 1§5). */
export function isBlankQuestion(text: string): boolean {
  return text.replace(invisible, '') === '';
}
