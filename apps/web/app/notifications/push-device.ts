import { getPush, removePushSubscription, savePushSubscription } from '@jobblik/contract/notifications/push.api';
import { callApi } from '../platform/api/api';

/** Whether this browser can get push messages: `ready` if it can, `denied` if the person has refused, else why not. */
export type PushAbility = 'ready' | 'denied' | 'install' | 'none';

/**
 * Whether this browser can get push messages. On an iPhone only the installed app can.
 * @param hasWorker whether the installation gives browsers the service worker, which shows them
 */
export function pushAbility(hasWorker: boolean): PushAbility {
  if (!hasWorker || !navigator.serviceWorker) return 'none';
  if (!('PushManager' in window) || !('Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/**
 * Subscribes this browser to push messages, and sends the subscription to the server. To be called from a click, as browsers
 * require.
 * @returns false if the person refuses
 * @throws DOMException if the browser has no push service
 */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key of the server no longer gets messages.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  try {
    await callApi(savePushSubscription, { body });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return true;
}

/** Ends the push messages of this browser, here and on the server. */
export async function turnPushOff(): Promise<void> {
  await callApi(removePushSubscription);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** Whether the server sends to this browser's current subscription, and the server's key. */
export async function readPushState(): Promise<{ on: boolean; publicKey: string }> {
  const { on, public_key: publicKey } = await callApi(getPush);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return { on: on && Boolean(subscription) && Notification.permission === 'granted', publicKey };
}
