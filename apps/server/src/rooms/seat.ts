/** A page that is in a room. */
export interface Seat {
  roomId: string;
  /** Of the participant. */
  id: string;
  connection: string;
}
