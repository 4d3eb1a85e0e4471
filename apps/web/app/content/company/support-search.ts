/** Questions under one heading. */
export interface QuestionGroup {
  heading: string;
  items: readonly { question: string; answer: string }[];
}

/** The questions that contain every typed word in the question or its answer, ignoring case; all of them for a blank search. */
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

/** Lower case, with "email" in the spelling of the texts. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('da')
    .replaceAll('e-mail', 'mail')
    .replaceAll('email', 'mail')
    .replaceAll(/[?!.,;:»«"]/g, ' ');
}
