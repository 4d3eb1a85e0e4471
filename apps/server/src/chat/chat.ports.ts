import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** How an employer sees a seeker in the chat. */
export interface SeekerCard {
  /** The headline of an anonymous CV instead of the name. */
  name: string;
  /** Address of the picture; empty without one. */
  picture: string;
  /** What the seeker wishes to be. */
  wish: string;
}

/** Those of the seekers whom something connects with the employer. */
type Connected = (db: Database, employerId: number, seekerIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** What the chat asks of the slices above: who may write to whom, what people are called, and how devices are notified. */
export interface ChatPorts {
  haveApplied: Connected;
  haveBeenAsked: Connected;
  haveAcceptedContact: Connected;
  haveInterview: Connected;
  /** Those whose CV is open to the employer by membership: published, named, with the employer's e-mail confirmed. */
  haveOpenCv(services: Services, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** How the employer sees these seekers; every id is in the answer. */
  seekerCards(services: Services, employerId: number, seekerIds: readonly number[]): Promise<Map<number, SeekerCard>>;
  /** Tells the devices of `to` by a push message that `from` has written, who is called `name` to them. */
  pushMessage(services: Services, message: { to: number; from: number; name: string }): Promise<void>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    chat: ChatPorts;
  }
}
