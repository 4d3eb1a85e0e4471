import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { pushSubscription } from './push.schema.ts';

export const getPush = defineCall({
  method: 'GET',
  path: '/api/get_push',
  access: 'user',
  summary: 'Whether this browser gets push messages, and the key (VAPID, RFC 8292) that it subscribes with.',
  response: z.object({ public_key: z.string(), on: z.boolean() }),
  demo: { public_key: '', on: false },
});

export const savePushSubscription = defineCall({
  method: 'POST',
  path: '/api/save_push_subscription',
  access: 'user',
  summary: 'Turns push messages on in the browser that calls; they end with its session.',
  body: pushSubscription,
  response: result,
  limit: { max: 30, seconds: 3600 },
});

export const renewPushSubscription = defineCall({
  method: 'POST',
  path: '/api/renew_push_subscription',
  access: 'guest',
  summary:
    'Replaces the push subscription of a browser whose push service gave it a new one; the old one proves whose it is.',
  body: z.object({ old: pushSubscription.pick({ endpoint: true, auth: true }), subscription: pushSubscription }),
  response: result,
  limit: { max: 30, seconds: 3600 },
});

export const removePushSubscription = defineCall({
  method: 'POST',
  path: '/api/remove_push_subscription',
  access: 'user',
  summary: 'Turns push messages off in the browser that calls.',
  response: result,
});
