import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root.ts';
import { checkAddress } from './address-forms.ts';
import { danishInCode } from './danish-in-code.ts';
import {
  checkEnglish,
  checkSpelling,
  checkTranslation,
  strayTranslations,
  unusedWords,
  type WordLists,
} from './words-check.ts';

// The gate "words": every word follows the product's spelling, and none is unused. Missing ones fail `tsc`.
const locales = join(root, 'packages/words/locales');

function readLists(language: string): WordLists {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

const sources = globSync('{apps/web/app,apps/server/src,packages/contract/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const danish = existsSync(join(locales, 'da')) ? readLists('da') : {};
const others = readdirSync(locales).filter((language) => language !== 'da');
const complaints = [
  ...unusedWords(danish, sources),
  ...checkSpelling(danish),
  ...checkAddress(danish),
  ...checkEnglish(readLists('en')),
  ...danishInCode(sources),
  ...others.flatMap((language) => strayTranslations(danish, readLists(language), language)),
  ...others.flatMap((language) => checkTranslation(danish, readLists(language), language)),
];
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
