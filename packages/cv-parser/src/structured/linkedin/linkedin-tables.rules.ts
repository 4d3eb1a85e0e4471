/** The tables of LinkedIn's data export that have parts of a CV: their file's name, and columns by which they are known. */
export const linkedInTables = {
  profile: { file: 'profile', columns: ['first name', 'last name', 'headline'] },
  positions: { file: 'positions', columns: ['company name', 'title', 'started on'] },
  education: { file: 'education', columns: ['school name', 'degree name'] },
  skills: { file: 'skills', columns: ['name'] },
  languages: { file: 'languages', columns: ['name', 'proficiency'] },
  certifications: { file: 'certifications', columns: ['name', 'authority'] },
  emails: { file: 'emailaddresses', columns: ['email address'] },
  phones: { file: 'phonenumbers', columns: ['number', 'type'] },
} as const satisfies Record<string, { file: string; columns: readonly string[] }>;

export type LinkedInTable = keyof typeof linkedInTables;

const names = Object.keys(linkedInTables) as LinkedInTable[];

/** The table that an entry of the export should have by its name; undefined for other files, and for copies that macOS adds. */
export function tableOfFile(path: string): LinkedInTable | undefined {
  const [, base] = /(?:^|[/\\])([^/\\]+)\.csv$/i.exec(path) ?? [];
  if (base === undefined || base.startsWith('.') || /(?:^|\/)__MACOSX\//.test(path)) return undefined;
  const file = base.toLowerCase().replaceAll(/[\s_-]/g, '');
  return names.find((name) => linkedInTables[name].file === file);
}

/** Whether a table has the columns of one of LinkedIn's. */
export function hasColumnsOf(name: LinkedInTable, columns: readonly string[]): boolean {
  return linkedInTables[name].columns.every((column) => columns.includes(column));
}

/** Whether a table alone is one of LinkedIn's, by its columns; `name` alone is that of its skills. */
export function isLinkedInTable(columns: readonly string[]): boolean {
  if (columns.includes('connected on')) return true;
  return names.some((name) => hasColumnsOf(name, columns) && (name !== 'skills' || columns.length === 1));
}
