import type { Services } from '../platform/services.ts';

/** What a room needs to know of the interview that is held in it. */
export interface InterviewOfRoom {
  employerId: number;
  seekerId: number;
  /** What the interview is about. */
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** The room admits its people until then. */
  closesAt: Date;
}

/** What rooms ask of the slices above: who meets in an interview's room, and the events they receive about it. */
export interface RoomsPorts {
  /** The interview with this stream id while its room may be entered: accepted, not cancelled, not finished. */
  findInterview(services: Services, streamId: string): Promise<InterviewOfRoom | null>;
  /** Both parties are in the room; may be called more than once. */
  interviewStarted(services: Services, streamId: string): Promise<void>;
  /** The call was ended by a party after so many seconds with company; called once for each end. */
  interviewEnded(services: Services, streamId: string, seconds: number): Promise<void>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    rooms: RoomsPorts;
  }
}
