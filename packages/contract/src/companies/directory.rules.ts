/** Initials under which the directory lists companies, in Danish order; `#` for names that begin with something else. */
export const directoryLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'Æ', 'Ø', 'Å', '#'] as const;
export type DirectoryLetter = (typeof directoryLetters)[number];

/** Orders of the directory by their `sort_type`. */
export const directoryOrder = { name: 1, ads: 2 } as const;

/** Companies on a page by default, and at most. */
export const directoryPage = { standard: 24, most: 100 } as const;

/**
 * The initial under which a name is listed. As Danish sorts names: "Aa" is Å, "Ä" Æ, "Ö" Ø; other diacritics are ignored ("É" is
 * E).
 */
export function directoryLetter(name: string): DirectoryLetter {
  const upper = name.trim().normalize('NFC').toUpperCase();
  if (upper.startsWith('AA')) return 'Å';
  const first = [...upper][0] ?? '';
  const danish = danishOf[first] ?? (directoryLetters.includes(first) ? first : (first.normalize('NFD')[0] ?? ''));
  return directoryLetters.includes(danish) ? danish : '#';
}

const danishOf: Record<string, string> = { Ä: 'Æ', Ö: 'Ø', Ü: 'Y' };
