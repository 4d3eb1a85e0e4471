import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@jobblik/contract/kernel/problem';
import { shortestVideo } from '@jobblik/contract/questions/questions.rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { withLocalCopy } from '../../platform/media/local-copy.ts';
import { UnusableMedia } from '../../platform/media/media.ts';
import { probeStored, rewriteVideo } from '../../platform/media/media-work.ts';
import type { Services } from '../../platform/services.ts';
import { answers, asks, questions } from '../questions.tables.ts';
import { linkLifetime } from '../read-questions.ts';
import { releaseOriginal } from './answer-videos.tasks.ts';

/**
 * Checks a video before it becomes an answer, so that an unusable one is refused while its owner can replace it.
 * @param field of the form, for error messages
 * @throws Problem `no_picture`, `too_short`, `damaged_file`, `unsupported_type`; as `probeStored` when too many wait
 */
export async function lookAtVideo(services: Services, { fileId, seekerId }: SentVideo, field: string): Promise<void> {
  try {
    await probeStored(services, { fileId, owner: seekerId }, shortestVideo);
  } catch (error) {
    if (!(error instanceof UnusableMedia)) throw error;
    const { reason } = error;
    throw new Problem(reason, {
      // `too_short` is already the field code for texts.
      fields: [{ path: field, code: reason === 'too_short' ? 'video_too_short' : reason }],
      cause: error,
    });
  }
}

/** Replaces the uploaded file with a seekable one. A file that cannot be rewritten stays unchanged. */
export async function prepareVideo(services: Services, answerId: number, signal: AbortSignal): Promise<void> {
  const sent = await findUnprepared(services, answerId);
  if (!sent) return;
  const better = await rewrite(services, sent, signal);
  if (!better) return;
  try {
    await exchange(services, answerId, better);
  } finally {
    await services.files.discard([better.id]);
  }
}

/** Releases the uploaded file once a prepared file has replaced it. Does nothing for a deleted answer. */
export async function releaseOriginalFile({ db, files }: Services, answerId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ fileId: answers.originalFileId })
      .from(answers)
      .where(and(eq(answers.id, answerId), isNotNull(answers.originalFileId)))
      .for('update');
    if (!row) return;
    await files.release(tx, row.fileId);
    await tx.update(answers).set({ originalFileId: null }).where(eq(answers.id, answerId));
  });
}

interface SentVideo {
  fileId: string;
  seekerId: number;
}

async function findUnprepared({ db }: Services, answerId: number): Promise<SentVideo | undefined> {
  const [row] = await db
    .select({ fileId: answers.videoFileId, seekerId: asks.seekerId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(asks, eq(asks.id, questions.askId))
    .where(and(eq(answers.id, answerId), isNotNull(answers.videoFileId), isNull(answers.originalFileId)));
  return row?.fileId ? { fileId: row.fileId, seekerId: row.seekerId } : undefined;
}

async function rewrite(
  services: Services,
  { fileId, seekerId }: SentVideo,
  signal: AbortSignal,
): Promise<StoredFile | undefined> {
  const file = (await services.files.describe([fileId])).get(fileId);
  if (!file) return undefined;
  try {
    return await withLocalCopy(services, { fileId: fileId }, async (source, folder) => {
      const output = join(folder, 'rewritten');
      const made = await rewriteVideo(source, output, shortestVideo, signal);
      if (!made) return undefined;
      const upload = { kind: 'video', realName: file.realName, userId: seekerId, made: true } as const;
      return await services.files.store(createReadStream(`${output}.${made.extension}`), upload);
    });
  } catch (error) {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  }
}

async function exchange({ db, files, tasks, clock }: Services, answerId: number, better: StoredFile): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ fileId: answers.videoFileId })
      .from(answers)
      .where(and(eq(answers.id, answerId), isNull(answers.originalFileId)))
      .for('update');
    // Removed, or prepared by another run, in the meantime.
    if (!row) return;
    await files.claim(tx, better.id);
    await tx
      .update(answers)
      .set({ videoFileId: better.id, originalFileId: row.fileId })
      .where(eq(answers.id, answerId));
    // An address made now is valid for a lifetime and at most one more window.
    const startAfter = new Date(clock.now().getTime() + 1.5 * linkLifetime * 1000);
    await tasks.enqueue(tx, releaseOriginal, { answer_id: answerId }, { startAfter });
  });
}
