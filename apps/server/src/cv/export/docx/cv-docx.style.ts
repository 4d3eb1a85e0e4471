import { BorderStyle, type IStylesOptions } from 'docx';

/** Twentieths of a point, as Word counts lengths. */
const points = (count: number) => count * 20;

/** A4 and its margins, in twentieths of a point. */
export const page = { width: 11_906, height: 16_838, top: points(52), bottom: points(64), side: points(56) } as const;

/** Width of the text. */
const textWidth = page.width - 2 * page.side;

/** Side of the photo in pixels of 1/96 inch: 84 points. */
export const photoSide = 112;

const ink = '12232E';
const quiet = '4F5B63';
const rule = 'D2CBBE';

/** Ids of the paragraph styles beside Word's headings and lists. */
export const own = { wishes: 'CvWishes', contact: 'CvContact', place: 'CvPlace', footer: 'Footer' } as const;

/** Sizes are half points. */
export function stylesIn(locale: string): IStylesOptions {
  const heading = (size: number, before: number, after: number) => ({
    run: { font: 'Calibri', size, bold: true, color: ink },
    paragraph: { spacing: { before: points(before), after: points(after) }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, color: ink, language: { value: locale } },
        paragraph: { spacing: { after: points(4), line: 276 } },
      },
      heading1: heading(52, 0, 2),
      heading2: {
        ...heading(24, 16, 6),
        paragraph: {
          ...heading(24, 16, 6).paragraph,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 3, color: rule } },
        },
      },
      heading3: heading(21, 8, 0),
      listParagraph: {
        run: { color: ink },
        paragraph: { spacing: { after: points(2) }, contextualSpacing: true },
      },
    },
    paragraphStyles: [
      {
        ...{ id: own.wishes, name: 'CV wishes', basedOn: 'Normal', next: 'Normal', quickFormat: true },
        run: { size: 25, color: quiet },
      },
      {
        ...{ id: own.contact, name: 'CV contact', basedOn: 'Normal', next: 'Normal', quickFormat: true },
        run: { color: quiet },
        paragraph: { spacing: { after: 0 } },
      },
      {
        ...{ id: own.footer, name: 'footer', basedOn: 'Normal' },
        run: { size: 17, color: quiet },
        paragraph: { rightTabStop: textWidth },
      },
      {
        ...{ id: own.place, name: 'CV place and dates', basedOn: 'Normal', next: 'Normal', quickFormat: true },
        run: { color: quiet },
        paragraph: {
          spacing: { after: points(2) },
          rightTabStop: textWidth,
        },
      },
    ],
  };
}
