import type { NoticeType } from '@jobblik/contract/notices/notice-type';
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
import type { IconShape } from '../ui/brand/icon';

/** The sign of each type; the text beside it says the same in words. */
export const notificationIcons: Record<NoticeType, IconShape> = {
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
};
