import { describe, expect, it } from 'vitest';
import { questionLimits } from './questions.rules.ts';
import { cvQuestionGroups, jobQuestionGroups } from './sample-questions.rules.ts';

describe('the questions to choose from', () => {
  const all = [...jobQuestionGroups, ...cvQuestionGroups];

  it('are nine themes of eight to ten for applicants, and four groups for CVs', () => {
    expect(jobQuestionGroups).toHaveLength(9);
    for (const { key, questions } of jobQuestionGroups) {
      expect(questions.length, key).toBeGreaterThanOrEqual(8);
      expect(questions.length, key).toBeLessThanOrEqual(10);
    }
    expect(cvQuestionGroups.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('are unique within their kind, and not too long', () => {
    for (const groups of [jobQuestionGroups, cvQuestionGroups]) {
      const questions = groups.flatMap((group) => group.questions);
      expect(new Set(questions).size).toBe(questions.length);
    }
    for (const question of all.flatMap(({ questions }) => questions)) {
      expect(question.length).toBeLessThan(questionLimits.question);
    }
  });

  it('do not ask what employers may not ask', () => {
    const forbidden =
      /\b(alder|gammel|født|gift|børn|gravid|syg|helbred|religion|tro på|parti|fagforening|hvor kommer du fra)\b/i;
    for (const question of all.flatMap(({ questions }) => questions)) expect(question).not.toMatch(forbidden);
  });
});
