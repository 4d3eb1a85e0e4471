import { answerOrders } from '../../threads/answer-orders.ts';
import type { Segment } from '../readers/page-segments.ts';
import { pictureOfPage } from './page-picture.ts';
import type { PictureOrder } from './picture-reader.ts';
import { segmentsOf } from './picture-text.rules.ts';
import { loadRecognition, recogniseText } from './recognise-text.ts';

// Entry of the thread that reads pictures of pages.

await loadRecognition();
answerOrders(async ({ path, format, page }: PictureOrder): Promise<Segment[]> => {
  const picture = await pictureOfPage(path, format, page);
  return picture ? segmentsOf(await recogniseText(picture)) : [];
});
