import { formatTime, formatTimeRange, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Confirm } from '../../ui/overlays/confirm';
import type { AskedTime } from './use-booking-form';

/** Asks whether an unusual time is meant: it is sent as it is, or changed in the form, which keeps everything. */
export function TimeQuestion({ asked, onLeave }: { asked: AskedTime | null; onLeave: () => void }) {
  const t = useWords('interviews');
  if (!asked) return null;
  const { startsAt, endsAt } = asked.period;
  const values = { day: formatWeekday(startsAt), time: formatTime(startsAt), range: formatTimeRange(startsAt, endsAt) };
  return (
    <Confirm
      open
      title={t('unusual.title')}
      yes={t('unusual.yes')}
      no={t('unusual.no')}
      onClose={onLeave}
      onConfirm={asked.send}
    >
      {asked.reasons.map((reason) => (
        <p key={reason}>{t(`unusual.${reason}`, values)}</p>
      ))}
    </Confirm>
  );
}
