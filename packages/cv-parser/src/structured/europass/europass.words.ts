/** `schemeID` of a document that the product writes, by which it knows its own. */
export const ownSystem = 'Jobblik';

/** The titles of the section that lists skills, in both languages of the product. */
export const ownSections: readonly string[] = ['Kompetencer', 'Skills'];
