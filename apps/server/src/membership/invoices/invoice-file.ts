import { Readable } from 'node:stream';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { inlineFile } from '../../platform/files/inline-link.ts';
import type { Services } from '../../platform/services.ts';
import { invoices, payments } from '../payments.tables.ts';
import { invoicePdf } from './invoice-pdf.ts';

/**
 * A link to the PDF of a person's invoice. The PDF is generated at the first request and stored; the demo does not store it.
 * @param paymentId the transaction
 * @throws Problem `not_found` for another person's payment, and where the document does not exist
 */
export async function linkToInvoice(
  { db, files }: Services,
  who: SignedIn,
  paymentId: number,
  kind: 'invoice' | 'credit_note',
): Promise<string> {
  const [row] = await db
    .select({ number: invoices.number, content: invoices.content, fileId: invoices.pdfFileId })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(payments.id, paymentId), eq(payments.userId, who.userId), eq(invoices.kind, kind)))
    .orderBy(desc(invoices.number))
    .limit(1);
  if (!row) throw new Problem('not_found');
  if (row.fileId) return files.link(row.fileId, { disposition: 'attachment' });
  const bytes = await invoicePdf(row.content);
  if (who.demo) return inlineFile(bytes, 'application/pdf');
  const realName = `${kind === 'invoice' ? 'Faktura' : 'Kreditnota'} ${row.number}.pdf`;
  const stored = await files.store(Readable.from([bytes]), { kind: 'document', realName, userId: null, made: true });
  const fileId = await inTransaction(db, async (tx) => {
    const [mine] = await tx
      .update(invoices)
      .set({ pdfFileId: stored.id })
      .where(and(eq(invoices.number, row.number), isNull(invoices.pdfFileId)))
      .returning({ fileId: invoices.pdfFileId });
    if (mine) {
      await files.claim(tx, stored.id);
      return stored.id;
    }
    const [other] = await tx
      .select({ fileId: invoices.pdfFileId })
      .from(invoices)
      .where(eq(invoices.number, row.number));
    return other?.fileId ?? stored.id;
  });
  if (fileId !== stored.id) await files.discard([stored.id]);
  return files.link(fileId, { disposition: 'attachment' });
}
