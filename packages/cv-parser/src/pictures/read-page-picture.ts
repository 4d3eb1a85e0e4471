import type { Segment } from '../readers/page-segments.ts';
import { pictureOfPage } from './page-picture.ts';
import { segmentsOf } from './picture-text.rules.ts';
import { recogniseText } from './recognise-text.ts';

/**
 * The pieces of text of a page that is a picture, with their positions in points; empty if nothing can be read. Takes seconds of
 * processor time.
 * @param page from 1; a picture file has one
 */
export async function readPagePicture(path: string, format: 'pdf' | 'picture', page: number): Promise<Segment[]> {
  const picture = await pictureOfPage(path, format, page);
  return picture ? segmentsOf(await recogniseText(picture)) : [];
}
