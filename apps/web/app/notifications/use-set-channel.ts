import type { NoticeChannel, NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { getNoticeSettings, setNoticeSetting } from '@jobblik/contract/notifications/notifications.api';
import type { NoticeSetting } from '@jobblik/contract/notifications/notifications.schema';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../platform/api/api';
import { callKey } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { useOptimisticMutation } from '../platform/state/use-optimistic-mutation';
import { useWords } from '../platform/words/i18n';
import { toastError } from '../ui/feedback/toast-store';

interface Settings {
  settings: NoticeSetting[];
}

/** Turns channels on and off; shown at once, and reverted if the server refuses. */
export function useSetChannel() {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { pending, mutate } = useOptimisticMutation<string, boolean>();
  const keyOf = (kind: NoticeKind, channel: NoticeChannel) => `${kind} ${channel}`;

  async function set(kind: NoticeKind, channel: NoticeChannel, on: boolean): Promise<void> {
    try {
      await mutate(keyOf(kind, channel), on, async () => {
        await callApi(setNoticeSetting, { body: { kind, channel, on } });
        client.setQueryData<Settings>(
          callKey(getNoticeSettings),
          (known) =>
            known && {
              settings: known.settings.map((one) => (one.kind === kind ? { ...one, [channel]: on } : one)),
            },
        );
      });
    } catch (error) {
      toastError(t('settings.failed', { problem: problemText(error) }));
    }
  }

  /** Null if the kind does not use the channel. */
  function isOn(setting: NoticeSetting, channel: NoticeChannel): boolean | null {
    return setting[channel] === null ? null : (pending.get(keyOf(setting.kind, channel)) ?? setting[channel]);
  }

  return { isOn, set };
}
