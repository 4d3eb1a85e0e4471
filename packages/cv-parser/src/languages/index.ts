import type { CvLanguage, CvLanguageCode, SectionKind } from './cv-language.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { swedish } from './swedish.ts';
import { ukrainian } from './ukrainian.ts';

/** The languages in which CVs are read; Danish and English first, since parts of any CV may be in them. */
export const cvLanguages: readonly CvLanguage[] = [danish, english, norwegian, swedish, german, polish, ukrainian];

/** The alternatives of all languages. Empty lists are left out. */
export function alternatives(list: (language: CvLanguage) => string): string {
  return cvLanguages
    .map(list)
    .filter((words) => words !== '')
    .join('|');
}

export type { CvLanguage, CvLanguageCode, SectionKind };
