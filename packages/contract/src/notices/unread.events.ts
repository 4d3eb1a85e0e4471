import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { unreadCounts } from '@jobblik/contract/notices/unread';

/** Pushed to every open browser of a person after a commit that changed their counters, and when a socket connects. */
export const unreadEvent = defineSocketEvent('unread', 'server', unreadCounts);
