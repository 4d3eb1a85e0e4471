const keyOf = (link: string) => `room-ticket:${link}`;

/** The ticket of a guest in this tab, so that a page that is loaded again is the same guest. */
export function readTicket(link: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(link)) ?? undefined;
  } catch {
    // Without storage the guest is a new one.
    return undefined;
  }
}

export function storeTicket(link: string, ticket: string): void {
  try {
    sessionStorage.setItem(keyOf(link), ticket);
  } catch {
    // Storage is full or switched off.
    return;
  }
}
