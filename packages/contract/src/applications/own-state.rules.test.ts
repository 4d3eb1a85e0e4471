import { describe, expect, it } from 'vitest';
import { type JudgedApplication, ownHistory, ownStateOf, takesAnswers } from './own-state.rules.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const now = at(600);

function application(changes: Partial<JudgedApplication> = {}): JudgedApplication {
  const steps = [{ kind: 'received', at: start }];
  return { reject: 0, vStatus: 0, seenAt: null, withdrawnAt: null, steps, asked: [], answered: [], ...changes };
}
const kinds = (changes: Partial<JudgedApplication>, when = now) =>
  ownHistory(application(changes), when).map(({ kind }) => kind);

describe('the state that an applicant sees', () => {
  it.each([
    ['is received while nobody has opened it', {}, 'received'],
    ['is seen once the employer has opened it', { seenAt: at(5) }, 'seen'],
    ['is in process when it is parked', { seenAt: at(5), reject: 2 }, 'in_process'],
    ['is in process when an interview is on its way', { seenAt: at(5), vStatus: 1 }, 'in_process'],
    ['is in process when questions were asked', { seenAt: at(5), asked: [at(6)] }, 'in_process'],
    ['is rejected when it was turned down', { reject: 1 }, 'rejected'],
    ['is withdrawn whatever else happened', { reject: 2, withdrawnAt: at(9) }, 'withdrawn'],
  ] as const)('%s', (_, changes, state) => {
    expect(ownStateOf(application(changes), now)).toBe(state);
  });

  it('does not show a rejection that can still be undone', () => {
    const steps = [
      { kind: 'received', at: start },
      { kind: 'rejected', at: now },
    ];
    const rejected = application({ reject: 1, seenAt: at(5), steps });
    expect(ownStateOf(rejected, new Date(now.getTime() + 9_999))).toBe('seen');
    expect(ownStateOf(rejected, new Date(now.getTime() + 10_000))).toBe('rejected');
    expect(kinds({ steps }, new Date(now.getTime() + 9_999))).toEqual(['received']);
    expect(kinds({ steps }, new Date(now.getTime() + 10_000))).toEqual(['received', 'rejected']);
  });
});

describe('the time line of an applicant', () => {
  const step = (kind: string, minutes: number) => ({ kind, at: at(minutes) });

  it('puts questions and answers where they belong in time', () => {
    const steps = [step('received', 0), step('seen', 10), step('rejected', 90)];
    expect(kinds({ steps, asked: [at(20)], answered: [at(30)] })).toEqual([
      'received',
      'seen',
      'asked',
      'answered',
      'rejected',
    ]);
  });

  it('never says that an application was parked, and shows the work on it once', () => {
    const steps = [step('received', 0), step('parked', 5), step('reopened', 6), step('parked', 7), step('reopened', 8)];
    expect(kinds({ steps })).toEqual(['received', 'in_process']);
  });

  it('leaves out a rejection that was undone at once, and tells of one that was taken back later', () => {
    const undone = [
      step('received', 0),
      step('rejected', 5),
      { kind: 'reopened', at: new Date(at(5).getTime() + 8_000) },
    ];
    expect(kinds({ steps: undone })).toEqual(['received']);
    const takenBack = [step('received', 0), step('rejected', 5), step('reopened', 60)];
    expect(kinds({ steps: takenBack })).toEqual(['received', 'rejected', 'reopened']);
  });

  it('knows nothing of steps it has no word for', () => {
    expect(kinds({ steps: [step('received', 0), step('rated', 3)] })).toEqual(['received']);
  });
});

describe('answers', () => {
  it('are taken while the application stands and has not been turned down', () => {
    expect(takesAnswers({ reject: 0, withdrawnAt: null })).toBe(true);
    expect(takesAnswers({ reject: 2, withdrawnAt: null })).toBe(true);
    expect(takesAnswers({ reject: 1, withdrawnAt: null })).toBe(false);
    expect(takesAnswers({ reject: 0, withdrawnAt: start })).toBe(false);
  });
});
