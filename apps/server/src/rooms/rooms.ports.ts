import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** The data of an interview that its room needs. */
export interface InterviewOfRoom {
  employerId: number;
  seekerId: number;
  /** Title of the interview. */
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** False while the seeker has declined and can still undo that. */
  admitsSeeker: boolean;
  /** The end of admission to the room. */
  closesAt: Date;
}

/** What a party of an interview has written in its room. */
export interface MessageOfParty {
  from: 'seeker' | 'employer';
  uuid: string;
  action: 'message' | 'image' | 'doc' | 'pdf';
  /** Empty for a file. */
  text: string;
  fileId: string | null;
}

/** The parts of the slices above that rooms need: the parties of an interview's room, and the events they receive about it. */
export interface RoomsPorts {
  /** The interview with this stream id while its room is open: accepted, not cancelled, not finished. */
  findInterview(services: Services, streamId: string): Promise<InterviewOfRoom | null>;
  /**
   * When the parties of a room were in it together: since when they are, and the seconds before that. Reports may arrive out of
   * order; the one with more seconds is newer.
   */
  interviewMet(services: Services, roomId: string, meeting: { since: Date | null; seconds: number }): Promise<void>;
  /**
   * Stores a message in the conversation of the interview's two parties, in the transaction that stores it in the room.
   * @returns false where the conversation takes none, as one of the two has blocked the other
   */
  interviewMessage(tx: Transaction, services: Services, streamId: string, message: MessageOfParty): Promise<boolean>;
  /** A party has ended the call; called once per end. */
  interviewEnded(services: Services, roomId: string): Promise<void>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    rooms: RoomsPorts;
  }
}
