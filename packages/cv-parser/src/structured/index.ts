export { splitName } from '../person-name.ts';
export { eqfOfLevel } from './europass/eqf-levels.rules.ts';
export { ownSections, ownSystem } from './europass/europass.words.ts';
export { threeLetterCode } from './europass/language-codes.ts';
export { cefrOfLevel } from './language-levels.rules.ts';
