import { newUuid } from '../platform/new-uuid';

const ticketKey = (link: string) => `room-ticket:${link}`;
const browserKey = (link: string) => `room-browser:${link}`;

/** The ticket of a guest in this tab, so that a reloaded page is the same guest. */
export function readTicket(link: string): string | undefined {
  try {
    return sessionStorage.getItem(ticketKey(link)) ?? undefined;
  } catch {
    // Without storage the guest is a new one.
    return undefined;
  }
}

export function storeTicket(link: string, ticket: string): void {
  try {
    sessionStorage.setItem(ticketKey(link), ticket);
  } catch {
    // Storage is full or switched off.
    return;
  }
}

/** Random id of this browser for one room, by which the host's removal of a person is enforced; undefined without storage. */
export function browserIdFor(link: string): string | undefined {
  try {
    const id = localStorage.getItem(browserKey(link)) ?? newUuid();
    localStorage.setItem(browserKey(link), id);
    return id;
  } catch {
    // Storage is full or switched off.
    return undefined;
  }
}
