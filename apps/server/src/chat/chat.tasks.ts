import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { chatMessageSent } from '@jobblik/contract/chat/chat.events';
import { z } from 'zod';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { eraseChatOf } from './erase-chat.ts';
import { followPresence, forgetStalePresence } from './live/presence.ts';
import { relayTyping } from './live/relay-typing.ts';
import { mailUnread } from './mail-unread.ts';
import { sendMessage } from './send-message.ts';
import { dropOldUploads } from './store-upload.ts';

const tidy = defineTask({ name: 'chat.tidy', payload: z.object({}), cron: '35 * * * *' });

const mailWaiting = defineTask({ name: 'chat.mail-unread', payload: z.object({}), cron: '* * * * *' });

/** Tasks, subscriptions and socket events of the slice. Called once at start, before the tasks start. */
export function registerChat(services: Services): void {
  const { tasks, realtime } = services;
  tasks.subscribe(accountRemoved, 'chat.erase', ({ user_id }) => eraseChatOf(services, user_id));
  tasks.work(tidy, async () => {
    await dropOldUploads(services);
    await forgetStalePresence(services);
  });
  tasks.work(mailWaiting, () => mailUnread(services));
  realtime.on(chatMessageSent, async (payload, who) => {
    // Decisions and requests are written by their own calls; the event about them stores nothing.
    if (!('uuid' in payload)) return {};
    const { uuid, receiver, action, message } = payload;
    return await sendMessage(services, who, { uuid, receiver, action, message });
  });
  followPresence(services, relayTyping(services));
}
