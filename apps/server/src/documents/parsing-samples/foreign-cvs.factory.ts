import { type ForeignCv, foreignCvs } from './foreign/foreign-cv.factory.ts';
import { germanWords } from './foreign/german.factory.ts';
import { norwegianWords } from './foreign/norwegian.factory.ts';
import { polishWords } from './foreign/polish.factory.ts';
import { swedishWords } from './foreign/swedish.factory.ts';
import { ukrainianWords } from './foreign/ukrainian.factory.ts';

/** Made CVs in the languages of who works in Denmark, twelve for each; rules are not tuned on those held out. */
export const allForeignCvs: readonly ForeignCv[] = [
  norwegianWords,
  swedishWords,
  germanWords,
  polishWords,
  ukrainianWords,
].flatMap(foreignCvs);
