import type { DomainEvent } from '@jobblik/contract/kernel/event';
import type { ChangedState, NoticeType } from '@jobblik/contract/notices/notice-type';
import type { z } from 'zod';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';

/** Notice to one person about one event: in the notification list, by mail, or both. */
export interface Notice {
  userId: number;
  /**
   * Identifies the notice (`application.received/17`). A person gets a notice once, however often the event is
   * handled.
   */
  key: string;
  notification?: {
    type: NoticeType;
    /** Value of `type_n` in the text: the name or title, as `notices/notice-type.ts` lists it. */
    name: string;
    /** Value of `agent_n` in the text, for the types that have it. */
    agentName?: string;
    /** What an application has become, for the type that shows it. */
    state?: ChangedState;
    /** What a person wrote with it, as it is shown under the text. */
    message?: string;
    /** Path of the product where the person sees it, `/virksomhed/job/detalje/12/dashboard`. */
    link: string;
    /** Who did it, if a person's. */
    actorId?: number;
  };
  mail?: Mail;
  /** Whom it names, when it is not the actor: it is removed with that person's account too. */
  aboutId?: number;
}

/** How an event becomes notices. Made by {@link noticesOn}, listed in a slice's `*.notices.ts`, registered in `app.ts`. */
export interface NoticeSource<S extends z.ZodType = z.ZodType> {
  event: DomainEvent<string, S>;
  /** Name of the subscriber: `<slice>.<recipients>`. */
  name: string;
  build(payload: z.output<S>, services: Services): Promise<readonly Notice[]>;
}

/**
 * The wording stays with the slice that knows the fact; who delivers and counts never learns what it is about.
 * `build` runs in a task and may run again: it only reads.
 */
export function noticesOn<S extends z.ZodType>(
  event: DomainEvent<string, S>,
  name: string,
  build: (payload: z.output<S>, services: Services) => Promise<readonly Notice[]>,
): NoticeSource {
  return { event, name, build: (payload, services) => build(payload as z.output<S>, services) };
}
