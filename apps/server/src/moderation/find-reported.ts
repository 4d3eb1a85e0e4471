import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import type { ReportedKind } from '@jobblik/contract/moderation/moderation.rules';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { chatMessages } from '../chat/chat.tables.ts';
import { companies } from '../companies/index.ts';
import { cvs, cvVideos } from '../cv/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';

/** What can be reported: the kind, and the number or uuid. */
export interface ReportedThing {
  kind: ReportedKind;
  key: string;
}

/** What is reported, as it is now. */
export interface Reported {
  ownerId: number;
  title: string;
  /** Its text, without anything around it. */
  text: string;
  takenDown: boolean;
  /** File of a video. */
  fileId: string | null;
}

/** @returns what is reported; undefined when it does not exist, or its owner has left */
export async function findReported(db: Database | Transaction, thing: ReportedThing): Promise<Reported | undefined> {
  const isMessage = thing.key.includes('-');
  if (isMessage !== (thing.kind === 'message')) return undefined;
  return await readers[thing.kind](db, thing.key);
}

type Reader = (db: Database | Transaction, key: string) => Promise<Reported | undefined>;

const readers: Record<ReportedKind, Reader> = {
  async company(db, key) {
    const [row] = await db
      .select({ company: companies })
      .from(companies)
      .innerJoin(users, and(eq(users.id, companies.userId), isNull(users.removedAt)))
      .where(eq(companies.id, Number(key)));
    if (!row) return undefined;
    const { userId, name, aboutText, website, takenDownAt } = row.company;
    const text = [aboutText, website].filter(Boolean).join('\n');
    return { ownerId: userId, title: name, text, takenDown: takenDownAt !== null, fileId: null };
  },
  async cv(db, key) {
    const [row] = await db
      .select({ content: cvs.content, held: cvs.heldVisibility, name: users.name })
      .from(cvs)
      .innerJoin(users, and(eq(users.id, cvs.userId), isNull(users.removedAt)))
      .where(eq(cvs.userId, Number(key)));
    if (!row?.content) return undefined;
    const takenDown = row.held !== null;
    return { ownerId: Number(key), title: row.name, text: textOfCv(row.content), takenDown, fileId: null };
  },
  async video(db, key) {
    const [row] = await db
      .select()
      .from(cvVideos)
      .where(eq(cvVideos.id, Number(key)));
    if (!row) return undefined;
    const { userId, name, captions, takenDownAt, fileId } = row;
    return { ownerId: userId, title: name, text: captions ?? '', takenDown: takenDownAt !== null, fileId };
  },
  async message(db, key) {
    const [row] = await db.select().from(chatMessages).where(eq(chatMessages.uuid, key));
    if (!row || row.erased) return undefined;
    const { senderId, text, takenDownAt } = row;
    return { ownerId: senderId, title: '', text, takenDown: takenDownAt !== null, fileId: null };
  },
};

/** What a CV says in the owner's own words. */
function textOfCv({ about_me, cv_experience, cv_education }: CvContent): string {
  return [
    htmlText(about_me),
    ...cv_experience.map(({ title, company_name, experience_description }) =>
      [title, company_name, htmlText(experience_description)].filter(Boolean).join(' · '),
    ),
    ...cv_education.map(({ education_name, education_school, education_description }) =>
      [education_name, education_school, htmlText(education_description)].filter(Boolean).join(' · '),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
