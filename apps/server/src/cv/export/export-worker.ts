import { answerOrders } from '../../documents/index.ts';
import type { CvFormat, CvToExport } from './cv-outline.ts';
import { cvDocx } from './docx/cv-docx.ts';
import { renderCv } from './pdf/cv-pdf.ts';

// Entry of the thread that writes CVs as documents.

export interface ExportOrder {
  format: CvFormat;
  cv: CvToExport;
}

answerOrders(({ format, cv }: ExportOrder) => (format === 'pdf' ? renderCv(cv) : cvDocx(cv)));
