import { loadRecognition, readPagePicture } from '@jobblik/cv-parser/pictures';
import { answerOrders } from '../threads/answer-orders.ts';
import type { PictureOrder } from './picture-reader.ts';

// Entry of the thread that reads pictures of pages.

await loadRecognition();
answerOrders(({ path, format, page }: PictureOrder) => readPagePicture(path, format, page));
