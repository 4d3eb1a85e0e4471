import { describe, expect, it } from 'vitest';
import { type JudgedApplication, ownHistory, ownStateOf, takesAnswers } from './own-state.rules.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function application(changes: Partial<JudgedApplication> = {}): JudgedApplication {
  const steps = [{ kind: 'received', at: start, message: '' }];
  return {
    reject: 0,
    vStatus: 0,
    seenAt: null,
    seenBy: 'Lene Kjærgaard',
    withdrawnAt: null,
    steps,
    askedAt: [],
    answeredAt: [],
    ...changes,
  };
}
const kinds = (changes: Partial<JudgedApplication>) => ownHistory(application(changes)).map(({ kind }) => kind);
const step = (kind: string, minutes: number, message = '') => ({ kind, at: at(minutes), message });

describe('the state that an applicant sees', () => {
  it.each([
    ['is received while nobody has opened it', {}, 'received'],
    ['is seen once the employer has opened it', { seenAt: at(5) }, 'seen'],
    ['is in process when it is parked', { seenAt: at(5), reject: 2 }, 'in_process'],
    ['is in process when an interview is on its way', { seenAt: at(5), vStatus: 1 }, 'in_process'],
    ['is in process when questions were asked', { seenAt: at(5), askedAt: [at(6)] }, 'in_process'],
    ['is received when the questions of its ad came with it', { askedAt: [start] }, 'received'],
    ['is rejected when it was turned down', { reject: 1 }, 'rejected'],
    ['is withdrawn whatever else happened', { reject: 2, withdrawnAt: at(9) }, 'withdrawn'],
  ] as const)('%s', (_, changes, state) => {
    expect(ownStateOf(application(changes))).toBe(state);
  });

  it('stays in process when the employer opens a parked application again', () => {
    const steps = [step('received', 0), step('seen', 1), step('parked', 2), step('reopened', 3)];
    expect(ownStateOf(application({ seenAt: at(1), steps }))).toBe('in_process');
  });
});

describe('the time line of an applicant', () => {
  it('puts questions and answers where they belong in time', () => {
    const steps = [step('received', 0), step('seen', 10), step('rejected', 90)];
    expect(kinds({ steps, askedAt: [at(20)], answeredAt: [at(30)] })).toEqual([
      'received',
      'seen',
      'asked',
      'answered',
      'rejected',
    ]);
  });

  it('begins with the application, and what was asked and answered in it is part of it', () => {
    expect(kinds({ askedAt: [start, at(20)], answeredAt: [at(-0.001), at(30)] })).toEqual([
      'received',
      'asked',
      'answered',
    ]);
  });

  it('shows when the reading began, and who opened the application', () => {
    const steps = [step('received', 0), step('reading', 5), step('seen', 10)];
    expect(ownHistory(application({ steps })).map(({ kind, by }) => [kind, by])).toEqual([
      ['received', ''],
      ['reading', ''],
      ['seen', 'Lene Kjærgaard'],
    ]);
  });

  it('never shows that an application was parked, and shows the work on it once', () => {
    const steps = [step('received', 0), step('parked', 5), step('reopened', 6), step('parked', 7), step('reopened', 8)];
    expect(kinds({ steps })).toEqual(['received', 'in_process']);
  });

  it('shows a rejection that was taken back', () => {
    const steps = [step('received', 0), step('rejected', 5), step('seen', 6), step('reopened', 60)];
    expect(kinds({ steps })).toEqual(['received', 'rejected', 'seen', 'reopened']);
  });

  it('shows what the employer wrote, also when an application is parked a second time', () => {
    const steps = [
      step('received', 0),
      step('parked', 5),
      step('reopened', 6),
      step('parked', 7, 'Vi vender tilbage i uge 12.'),
      step('rejected', 8, 'Det blev en anden.'),
    ];
    expect(ownHistory(application({ steps })).map(({ kind, message }) => [kind, message])).toEqual([
      ['received', ''],
      ['in_process', ''],
      ['in_process', 'Vi vender tilbage i uge 12.'],
      ['rejected', 'Det blev en anden.'],
    ]);
  });

  it('leaves out unknown kinds of steps', () => {
    expect(kinds({ steps: [step('received', 0), step('rated', 3)] })).toEqual(['received']);
  });
});

describe('answers', () => {
  it('are accepted until the application is withdrawn or rejected, or its ad ends', () => {
    expect(takesAnswers({ reject: 0, withdrawnAt: null, ended: false })).toBe(true);
    expect(takesAnswers({ reject: 2, withdrawnAt: null, ended: false })).toBe(true);
    expect(takesAnswers({ reject: 1, withdrawnAt: null, ended: false })).toBe(false);
    expect(takesAnswers({ reject: 0, withdrawnAt: start, ended: false })).toBe(false);
    expect(takesAnswers({ reject: 0, withdrawnAt: null, ended: true })).toBe(false);
  });
});
