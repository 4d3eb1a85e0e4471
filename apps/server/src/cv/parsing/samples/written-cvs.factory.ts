import { danishCvs } from './written/danish.factory.ts';
import { datePlaceCvs } from './written/dates.factory.ts';
import { englishCvs } from './written/english.factory.ts';
import { formCvs } from './written/forms.factory.ts';
import type { WrittenCv } from './written/written-cv.factory.ts';

/** CVs in the styles that other programs and other people have, written by hand and not drawn from the layouts of the generator. */
export const writtenCvs: readonly WrittenCv[] = [...formCvs, ...englishCvs, ...datePlaceCvs, ...danishCvs];
