import { type TemplateKind, templateLimits } from '@jobblik/contract/companies/templates.rules';
import type { MessageTemplate, NewTemplate } from '@jobblik/contract/companies/templates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { messageTemplates, type TemplateRow } from './companies.tables.ts';

/** The employer's templates of all kinds, in Danish order of their names. */
export async function listTemplates({ db }: Services, who: SignedIn): Promise<MessageTemplate[]> {
  const rows = await db.select().from(messageTemplates).where(eq(messageTemplates.userId, who.userId));
  return rows.sort((a, b) => danish.compare(a.name, b.name) || a.id - b.id).map(presentTemplate);
}

/**
 * Creates a template, or changes the employer's template with an id.
 * @throws Problem `not_found` for another employer's or another kind's id, `invalid_input` with `name_taken` when the kind has one
 * of that name, `too_many_templates` (409)
 */
export async function saveTemplate(
  { db, clock }: Services,
  who: SignedIn,
  { kind, name, message, questions }: NewTemplate,
  templateId?: number,
): Promise<MessageTemplate> {
  return await inTransaction(db, async (tx) => {
    await lockUser(tx, who.userId);
    await refuseTakenName(tx, { userId: who.userId, kind, name, except: templateId ?? 0 });
    if (templateId === undefined) await refuseTooMany(tx, who.userId, kind);
    const values = { name, message, questions };
    const [row] =
      templateId === undefined
        ? await tx
            .insert(messageTemplates)
            .values({ ...values, kind, userId: who.userId, createdAt: clock.now() })
            .returning()
        : await tx
            .update(messageTemplates)
            .set(values)
            .where(and(isOwn(who, templateId), eq(messageTemplates.kind, kind)))
            .returning();
    if (!row) throw new Problem('not_found');
    return presentTemplate(row);
  });
}

/** @throws Problem `not_found`; `invalid_input` with `name_taken` */
export async function renameTemplate({ db }: Services, who: SignedIn, templateId: number, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, who.userId);
    const [row] = await tx.select().from(messageTemplates).where(isOwn(who, templateId));
    if (!row) throw new Problem('not_found');
    await refuseTakenName(tx, { userId: who.userId, kind: row.kind, name, except: templateId });
    await tx.update(messageTemplates).set({ name }).where(eq(messageTemplates.id, templateId));
  });
}

/** @throws Problem `not_found`, also if it is deleted already */
export async function deleteTemplate({ db }: Services, who: SignedIn, templateId: number): Promise<void> {
  const deleted = await db
    .delete(messageTemplates)
    .where(isOwn(who, templateId))
    .returning({ id: messageTemplates.id });
  if (deleted.length === 0) throw new Problem('not_found');
}

const isOwn = (who: SignedIn, templateId: number) =>
  and(eq(messageTemplates.id, templateId), eq(messageTemplates.userId, who.userId));

async function refuseTakenName(
  tx: Transaction,
  { userId, kind, name, except }: { userId: number; kind: TemplateKind; name: string; except: number },
): Promise<void> {
  const [taken] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.userId, userId),
        eq(messageTemplates.kind, kind),
        eq(sql`lower(${messageTemplates.name})`, sql`lower(${name})`),
        ne(messageTemplates.id, except),
      ),
    );
  if (taken) throw new Problem('invalid_input', { fields: [{ path: 'name', code: 'name_taken' }] });
}

async function refuseTooMany(tx: Transaction, userId: number, kind: TemplateKind): Promise<void> {
  const [existing] = await tx
    .select({ count: count() })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.userId, userId), eq(messageTemplates.kind, kind)));
  if ((existing?.count ?? 0) >= templateLimits.perKind) throw new Problem('too_many_templates');
}

function presentTemplate({ id, kind, name, message, questions }: TemplateRow): MessageTemplate {
  return { template_id: id, kind, name, message, questions };
}

const danish = new Intl.Collator('da');
