import type { Role } from '@jobblik/contract/kernel/session';
import {
  type ChosenChannels,
  isOn,
  type NoticeChannel,
  type NoticeKind,
  settableKinds,
} from '@jobblik/contract/notices/notice-kind.rules';
import type { NoticeSetting } from '@jobblik/contract/notifications/notifications.schema';

/** The kinds that a person of this role can set, with their settings; a channel that a kind does not use is null. */
export function presentSettings(role: Role, chosen: ChosenChannels | undefined): NoticeSetting[] {
  return Object.entries(settableKinds(role)).map(([name, channels]) => {
    const kind = name as NoticeKind;
    const stateOf = (channel: NoticeChannel) => (channels.includes(channel) ? isOn(chosen, kind, channel) : null);
    return { kind, bell: stateOf('bell'), mail: stateOf('mail') };
  });
}
