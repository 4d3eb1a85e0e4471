import { stemmer } from '@orama/stemmers/english';

/** Function words, which say little about the subject of a question. */
export const englishStopWords: ReadonlySet<string> = new Set(
  (
    'a an the i me my mine you your we us our it its he she they them their this that these those is am are was were be been do does ' +
    'did have has had can could will would shall should may might must to of in on at for from with by about as and or but if so not ' +
    'no what which who whom whose how when where why there here then than too very just also any some im'
  ).split(' '),
);

/** The stem by which an English word is compared: `deleting` and `deleted` have the same. */
export function englishStem(word: string): string {
  return stemmer(word);
}
