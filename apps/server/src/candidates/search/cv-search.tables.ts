import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { instant } from '../../platform/db/columns.ts';
import {
  rowColumns,
  rowIndexes,
  stateTable,
  termColumns,
  termIndexes,
  vocabularyTable,
} from '../../platform/search/rows/columns.ts';

const ofPerson = () =>
  integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** Data of a published CV that searches of employers read. */
export const cvSearch = pgTable(
  'cv_search',
  {
    userId: ofPerson(),
    /** `named` or `anonymous` when the row was written; null for a CV that cannot be found. */
    visibility: text({ enum: ['named', 'anonymous'] }),
    /** `changed_at` of the CV and whether it had a video when the row was written: identifies outdated rows. */
    cvChangedAt: instant(),
    hasVideo: boolean().default(false),
    ...rowColumns(),
  },
  (table) => rowIndexes('cv_search', table.userId, table),
);

export const cvTerms = pgTable('cv_terms', { userId: ofPerson(), ...termColumns() }, (table) =>
  termIndexes('cv_terms', table),
);
export const cvSearchState = stateTable('cv_search_state');
/** Words of wishes, titles and labels of CVs. */
export const cvWords = vocabularyTable('cv_words');
