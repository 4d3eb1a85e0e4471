import { complaintEnd } from '@jobblik/contract/admin/decisions.rules';
import { findCase, writersOf } from '../../moderation/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { dateFormat } from '../../platform/formats.ts';
import { inLanguage } from '../../platform/language.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { DecisionRow } from './decisions.tables.ts';

const word = words('mail');
type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/** The mails of a decision about a case: to its owner and to those who reported, each with the reasons in their own language. */
export async function caseLetters(tx: Transaction, services: Services, decision: DecisionRow): Promise<Mail[]> {
  const found = await findCase(tx, decision.objectId);
  if (!found) return [];
  const mails: Mail[] = [];
  for (const { to } of decision.letters) {
    const side = to === 'owner' ? 'owner' : 'reporters';
    for (const receiver of side === 'owner' ? ownerOf(found) : await writersOf(tx, decision.undoing.noticeIds ?? []))
      mails.push(caseMail(services, receiver, { side, found, decision }));
  }
  return mails;
}

function ownerOf({ row, owner }: Case) {
  return owner.email === null ? [] : [{ email: owner.email, language: owner.language, userId: row.ownerId }];
}

type Receiver = ReturnType<typeof ownerOf>[number] | Awaited<ReturnType<typeof writersOf>>[number];

function caseMail(
  { env }: Services,
  { email, language, userId }: Receiver,
  { side, found, decision }: { side: 'owner' | 'reporters'; found: Case; decision: DecisionRow },
): Mail {
  const content = inLanguage(language, () => {
    const thing = word(`moderation.what.${found.row.kind}`);
    const done =
      decision.kind === 'taken_down' || decision.kind === 'restored' ? decision.kind : ('no_action' as const);
    const date = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
    const { basis = 'terms', territory = 'denmark', duration = '' } = decision.statement ?? {};
    const byNotice = (decision.undoing.noticeIds ?? []).length > 0;
    return layoutMail(
      {
        subject: word(`moderation.decision.subject.${side}`, { thing }),
        heading: word(`moderation.decision.${done}`, { thing }),
        paragraphs: [decision.why],
        details: [
          { label: word(`moderation.decision.basis.${basis}`), value: decision.ground },
          { label: word('moderation.decision.where'), value: word(`moderation.decision.territory.${territory}`) },
          {
            label: word('moderation.decision.howLong'),
            value: duration || word('moderation.decision.noEnd', { date: date.format(decision.decidedAt) }),
          },
          {
            label: word('moderation.decision.found'),
            value: word(byNotice ? 'moderation.decision.byNotice' : 'moderation.decision.ownInitiative'),
          },
          { label: word('moderation.decision.by'), value: word('moderation.decision.byHuman') },
        ],
        closing: [word('moderation.decision.complain', { date: date.format(complaintEnd(decision.decidedAt)) })],
        reason: word(`moderation.decision.reason.${side}`),
      },
      mailSender(env),
    );
  });
  return { to: email, replyTo: env.CONTACT_EMAIL, ...content, ...(userId !== null && { people: [userId] }) };
}
