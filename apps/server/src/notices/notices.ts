import type { DomainEvent } from '@jobblik/contract/kernel/event';
import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import type { NoticeState, NoticeType } from '@jobblik/contract/notices/notice-type';
import type { z } from 'zod';
import type { MailContent } from '../platform/mail/mail-content.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';

/** A mail before the layout, which adds the link that stops mails of the notice's kind. */
export interface NoticeMail extends Pick<Mail, 'to' | 'replyTo' | 'attachments' | 'people'> {
  content: MailContent;
  /** A document of a contract, such as a receipt: it is also mailed while the person's address is not confirmed. */
  isOfContract?: true;
}

/** Notice to one person about one event: in the notification list, by mail, or both. */
export interface Notice {
  userId: number;
  /** Identifies the notice (`application.received/17`). A person gets a notice once, even if the event is handled several times. */
  key: string;
  /** The setting of the person that controls it. Absent: nobody can turn it off, as with account and payment. */
  kind?: NoticeKind;
  notification?: {
    type: NoticeType;
    /** Value of `type_n` in the text: a title or company, as `notices/notice-type.ts` lists it. Empty with `nameOfId`. */
    name: string;
    /**
     * The job seeker whose name is that value. It is looked up when the list is read, because they can have become anonymous
     * meanwhile.
     */
    nameOfId?: number;
    /** Value of `agent_n` in the text, for the types that have it. */
    agentName?: string;
    /** The new state of an application or interview, for the types that show it. */
    state?: NoticeState;
    /** The company, and the person who opened the application, for the types that show them. */
    company?: string;
    person?: string;
    /** Title of the ad that it is about, for types whose name is another (`saysJob`). */
    job?: string | null;
    /** The time of the interview (`saysTime`). */
    startsAt?: Date | null;
    endsAt?: Date | null;
    /** The person's own text, shown under the text of the notice. */
    message?: string;
    /** Path of the page about it, `/virksomhed/job/detalje/12/dashboard`. */
    link: string;
    /** The person who caused it, if a person did. */
    actorId?: number;
  };
  mail?: NoticeMail;
  /** The person it names, when that is not the actor: it is removed with that person's account too. */
  aboutId?: number;
}

/** Turns an event into notices. Created with {@link noticesOn}, listed in a slice's `*.notices.ts`, registered in `app.ts`. */
export interface NoticeSource<S extends z.ZodType = z.ZodType> {
  event: DomainEvent<string, S>;
  /** Name of the subscriber: `<slice>.<recipients>`. */
  name: string;
  build(payload: z.output<S>, services: Services): Promise<readonly Notice[]>;
}

/**
 * The wording is in the slice of the event; delivery and counters do not depend on it. `build` runs in a task and may run again, so
 * it only reads.
 */
export function noticesOn<S extends z.ZodType>(
  event: DomainEvent<string, S>,
  name: string,
  build: (payload: z.output<S>, services: Services) => Promise<readonly Notice[]>,
): NoticeSource {
  return { event, name, build: (payload, services) => build(payload as z.output<S>, services) };
}
