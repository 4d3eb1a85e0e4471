import { pathTo } from '@jobblik/contract/paths';
/** Address of the page that the service worker shows when the server is not reached. */
export const offlinePath = pathTo('offline');

/** Query parameter with the address that the person requested (`?til=/job/3/kok`). */
export const returnParameter = 'til';
