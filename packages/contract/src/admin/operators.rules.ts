/** What an operator may be: who decides, who writes the site's own words, who only looks. */
export const operatorRoles = ['operator', 'editor', 'reader'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/**
 * What a call of the back office does: `look` shows data of people, `act` changes something for them, `words` is about the site's own words
 * and shows nobody's data, `own` is about the operator's own account.
 */
export type AdminRight = 'look' | 'act' | 'words' | 'own';

const rights: Readonly<Record<OperatorRole, readonly AdminRight[]>> = {
  operator: ['look', 'act', 'words', 'own'],
  editor: ['words', 'own'],
  reader: ['look', 'own'],
};

/** Whether an operator with this role may make a call with this right. */
export function operatorMay(role: OperatorRole, right: AdminRight): boolean {
  return rights[role].includes(right);
}
