import { newUuid } from '../platform/new-uuid';
import { deviceStore, tabStore } from '../platform/state/browser-store';

const ticketKey = (link: string) => `room-ticket:${link}`;
const browserKey = (link: string) => `room-browser:${link}`;

/** The ticket of a guest in this tab, so that a reloaded page is the same guest. */
export function readTicket(link: string): string | undefined {
  return tabStore.get(ticketKey(link)) ?? undefined;
}

export function storeTicket(link: string, ticket: string): void {
  tabStore.set(ticketKey(link), ticket);
}

/** Random id of this browser for one room, by which the host's removal of a person is enforced; undefined where nothing is kept. */
export function browserIdFor(link: string): string | undefined {
  const id = deviceStore.get(browserKey(link)) ?? newUuid();
  return deviceStore.set(browserKey(link), id) ? id : undefined;
}
