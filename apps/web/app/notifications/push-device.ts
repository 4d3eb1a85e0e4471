import { getPush, removePushSubscription, savePushSubscription } from '@jobblik/contract/notifications/push.api';
import { callApi } from '../platform/api/api';

/** Why this browser cannot get push messages; `ready` when it can, `denied` where the person has refused. */
export type PushAbility = 'ready' | 'denied' | 'install' | 'none';

/**
 * What this browser can do. On an iPhone push messages come to the installed app only.
 * @param hasWorker whether the installation gives browsers the service worker, which shows them
 */
export function pushAbility(hasWorker: boolean): PushAbility {
  if (!hasWorker || !navigator.serviceWorker) return 'none';
  if (!('PushManager' in window) || !('Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/**
 * Asks the browser for push messages, and sends the server the address to post them to. Only from a click, as browsers want it.
 * @returns false when the person refuses
 * @throws DOMException when the browser has no push service
 */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the server gets nothing any more.
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

/** Whether the server posts to this browser and the browser still takes it, and the server's key. */
export async function readPushState(): Promise<{ on: boolean; publicKey: string }> {
  const { on, public_key: publicKey } = await callApi(getPush);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return { on: on && Boolean(subscription) && Notification.permission === 'granted', publicKey };
}
