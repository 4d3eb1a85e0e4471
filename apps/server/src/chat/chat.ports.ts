import type { AskState } from '@jobblik/contract/chat/chat.rules';
import type { InterviewFactsOnWire } from '@jobblik/contract/interviews/interview-facts.schema';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** A seeker in the chat, as the employer sees them. */
export interface SeekerCard {
  /** The headline of an anonymous CV instead of the name. */
  name: string;
  /** Address of the picture; empty without one. */
  picture: string;
  /** The seeker's wished title. */
  wish: string;
}

/** The seekers among these with a relationship to the employer. */
type Connected = (db: Database, employerId: number, seekerIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** Functions of the slices above that the chat uses: who may write to whom, names, and push messages. */
export interface ChatPorts {
  haveApplied: Connected;
  haveBeenAsked: Connected;
  haveAnswered: Connected;
  haveAcceptedContact: Connected;
  haveInterview: Connected;
  /**
   * The seekers among these whose CV is open to the employer by membership: published, named, with the employer's e-mail confirmed.
   */
  haveOpenCv(services: Services, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** These seekers as the employer sees them; the result has every id. */
  seekerCards(services: Services, employerId: number, seekerIds: readonly number[]): Promise<Map<number, SeekerCard>>;
  /** What decides the phase of the interviews with these uuids for one side; those that do not exist are missing. */
  interviewFacts(
    services: Services,
    side: 'seeker' | 'employer',
    uuids: readonly string[],
  ): Promise<ReadonlyMap<string, InterviewFactsOnWire>>;
  /** Whether questions can be answered or have been, by ask; those that do not exist are missing. */
  askStates(services: Services, askIds: readonly number[]): Promise<ReadonlyMap<number, AskState>>;
  /** Notifies the devices of `to` by a push message that `from`, shown as `name`, has written. */
  pushMessage(services: Services, message: { to: number; from: number; name: string }): Promise<void>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    chat: ChatPorts;
  }
}
