import { danishCvs } from './written/danish.factory.ts';
import { datePlaceCvs } from './written/dates.factory.ts';
import { englishCvs } from './written/english.factory.ts';
import { formCvs } from './written/forms.factory.ts';
import type { WrittenCv } from './written/written-cv.factory.ts';

/** CVs in the styles of other programs and people, written by hand, independent of the generator's layouts. */
export const writtenCvs: readonly WrittenCv[] = [...formCvs, ...englishCvs, ...datePlaceCvs, ...danishCvs];
