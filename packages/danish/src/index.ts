/** Rules of the Danish language for searching texts; see README.md. */
export { type Analysis, analyse, spans } from './analyse.ts';
export { type Candidate, correct } from './correct.ts';
export { fold, foldWords } from './fold.ts';
export { impliedWords } from './implied-words.ts';
export { isGeneric, lexicon, spelt } from './lexicon.ts';
export { mendCompound, mendWord, speltCompound } from './mend-compound.ts';
export { readLines, readWords } from './read-lines.ts';
export { type Member, splitCompound } from './split-compound.ts';
export { stem } from './stem.ts';
export { danishStopWords } from './stop-words.ts';
export { type Token, tokenise } from './tokenise.ts';
