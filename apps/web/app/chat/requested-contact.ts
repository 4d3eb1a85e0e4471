/** The contact in an address, and the message to go to; null without one. */
export interface RequestedContact {
  userId: number;
  /** Number of a message. */
  seq: number | null;
}

/**
 * Reads the contact to write to: `kontakt` in the product's own links, or the spec's parameter `want_chat_user`, an id or an object
 * with `user_id` as JSON text (1§2). Anything but a user id is ignored.
 */
export function readRequestedContact(query: URLSearchParams): RequestedContact | null {
  const userId = wholeNumber(query.get('kontakt')) ?? userIdIn(query.get('want_chat_user'));
  return userId === null ? null : { userId, seq: wholeNumber(query.get('besked')) };
}

function userIdIn(text: string | null): number | null {
  const plain = wholeNumber(text);
  if (plain !== null || text === null) return plain;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'user_id' in value
      ? wholeNumber(String(value.user_id))
      : null;
  } catch {
    return null;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}
