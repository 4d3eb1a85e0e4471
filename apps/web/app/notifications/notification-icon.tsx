import { type NoticeType, noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import {
  IconBriefcase,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCreditCard,
  IconEye,
  IconFileOff,
  IconFileText,
  IconMessageQuestion,
  IconMessageReply,
  IconProgress,
  IconUserSearch,
  IconVideo,
} from '@tabler/icons-react';
import { Eye, type EyeLook } from '../ui/brand/eye';
import { Icon, type IconShape } from '../ui/brand/icon';

const icons: Record<NoticeType, IconShape> = {
  3: IconEye,
  10: IconBriefcase,
  11: IconFileText,
  12: IconMessageQuestion,
  16: IconUserSearch,
  17: IconBriefcase,
  20: IconVideo,
  21: IconUserSearch,
  22: IconEye,
  23: IconProgress,
  24: IconMessageReply,
  25: IconFileOff,
  26: IconCalendarPlus,
  27: IconCalendarEvent,
  28: IconCalendarEvent,
  29: IconVideo,
  30: IconCreditCard,
  31: IconBriefcase,
};

/** The icon of a notification: the eye of the application if it is about one. The text beside it has the same meaning. */
export function NotificationIcon({ item, isNew }: { item: Notification; isNew: boolean }) {
  const eye = eyeOf(item, isNew);
  return eye ? <Eye look={eye} width={32} /> : <Icon of={icons[item.type]} />;
}

/** Whether the icon of a notification is an eye. */
export function isAboutEye(item: Notification): boolean {
  return eyeOf(item, false) !== undefined;
}

function eyeOf({ type, state }: Notification, isNew: boolean): EyeLook | undefined {
  if (type === noticeType.applicationSeen) return isNew ? 'fresh' : 'open';
  if (type !== noticeType.applicationChanged) return undefined;
  if (state === 'reading') return 'half';
  return state === 'rejected' ? 'rest' : undefined;
}
