/** Refusals of video rooms, with their HTTP status. */
export const roomProblems = {
  stream_not_found: 404,
  /** The host has removed this person; not 403, which would end their session. */
  removed_from_room: 409,
  room_full: 409,
  name_required: 400,
  no_place: 409,
  may_not_host: 403,
} as const;
