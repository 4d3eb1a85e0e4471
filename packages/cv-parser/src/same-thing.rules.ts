import { key } from './vocabulary.ts';

/** Words before a product's name that name its maker or its kind. */
const makers = /^(?:ms|microsoft|adobe|google|kmd|kategori|programmet?|systemet) /;
/** Endings of Danish nouns and adjectives: `regnskaber` and `regnskabet` are `regnskab`. */
const endings = /(?:ernes|erne|ets|ens|ers|er|et|en|ene|es|e|s)$/;

/**
 * Whether the words of a CV and an entry of a list name the same thing: case, spelling, details in brackets, a maker's name and
 * endings do not count. `MS Excel (pivottabeller)` is Excel; `Columna Cura` is not Nexus, though the list leads from one to the other.
 */
export function isSameThing(written: string, name: string): boolean {
  return bare(written).join('') === bare(name).join('') || withoutEndings(written) === withoutEndings(name);
}

function bare(text: string): string[] {
  return key(text.replace(/ \([^()]*\)$/, ''))
    .replace(makers, '')
    .split(' ');
}

function withoutEndings(text: string): string {
  return bare(text)
    .map((word) => (word.length > 5 ? word.replace(endings, '') : word))
    .join('');
}
