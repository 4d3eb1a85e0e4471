/** Questions under one heading. */
export interface QuestionGroup {
  heading: string;
  items: readonly { question: string; answer: string }[];
}

/** The questions that have every typed word in themselves or their answer, regardless of case; all of them for a blank search. */
export function matchingQuestions<G extends QuestionGroup>(groups: readonly G[], typed: string): G[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Small letters, and "email" as it is written here. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('da')
    .replaceAll('e-mail', 'mail')
    .replaceAll('email', 'mail')
    .replaceAll(/[?!.,;:»«"]/g, ' ');
}
