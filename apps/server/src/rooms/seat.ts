/** A page that is in a room. */
export interface Seat {
  roomId: string;
  /** Id of the participant. */
  id: string;
  connection: string;
}
