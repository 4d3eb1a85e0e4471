/** Opens a path of the product: in the window that is open, which comes to the front, else in a new one. */
export async function openPath(clients: Pick<Clients, 'matchAll' | 'openWindow'>, path: string): Promise<void> {
  const [window] = await clients.matchAll({ type: 'window' });
  if (!window) return void (await clients.openWindow(path));
  await window.focus();
  // A window that an older worker has cannot be led anywhere.
  await window.navigate(path).catch(() => clients.openWindow(path));
}

/**
 * Tells the server where a browser gets push messages after its push service has changed the address. The worker has no session:
 * the old address and its secret say whose it is.
 * @param change a browser that does not say what the subscription was gets messages again when the person turns them on
 */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'subscribe'>,
  { oldSubscription, newSubscription }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const [old, { endpoint, keys }] = [oldSubscription.toJSON(), renewed.toJSON()];
  const body = {
    old: { endpoint: old.endpoint, auth: old.keys?.auth },
    subscription: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth },
  };
  const answer = await fetch('/api/renew_push_subscription', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Otherwise the settings would say that messages come.
  if (!answer.ok) await renewed.unsubscribe();
}
