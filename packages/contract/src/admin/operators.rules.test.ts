import { describe, expect, it } from 'vitest';
import { type AdminRight, operatorMay, operatorRoles } from './operators.rules.ts';

const all: readonly AdminRight[] = ['look', 'act', 'words', 'own'];

describe('what a role may do at the back office', () => {
  it.each([
    ['operator', ['look', 'act', 'words', 'own']],
    ['editor', ['words', 'own']],
    ['reader', ['look', 'own']],
  ] as const)('%s: %j', (role, expected) => {
    expect(all.filter((right) => operatorMay(role, right))).toEqual(expected);
  });

  it('lets one role alone act', () => {
    expect(operatorRoles.filter((role) => operatorMay(role, 'act'))).toEqual(['operator']);
  });
});
