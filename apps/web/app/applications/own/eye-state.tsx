import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { usePageSettings } from '../../platform/page-settings';
import { daysBetween, formatDate, formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Eye, type EyeLook } from '../../ui/brand/eye';
import { classes } from '../../ui/classes';
import s from './eye-state.module.css';
import { useNextStep } from './next-step';

type Shown = Pick<OwnApplication, 'eye' | 'state' | 'unanswered_count' | 'interview'>;

/** The eye of an application, with words beside it or, `stacked`, below; then another element shows what comes next. */
export function EyeState({ application, stacked = false }: { application: Shown; stacked?: boolean }) {
  const t = useWords('own-applications');
  const { eye } = application;
  const { title, note } = useEyeWords(application);
  const look: EyeLook = eye.fresh ? 'fresh' : eye.state;
  const next = useNextStep(application);
  const more = !stacked && next;
  return (
    <div className={classes(s.eyeState, stacked && s.stacked)}>
      <Eye look={look} width={stacked ? 52 : 44} />
      <div>
        <p className={classes(s.title, eye.fresh && s.fresh)}>
          {title}
          {eye.fresh && <span className="hidden-visually"> ({t('eye.new')})</span>}
        </p>
        <p className={s.note}>{note}</p>
        {more && <p className={s.more}>{more}</p>}
      </div>
    </div>
  );
}

/** The state of the eye in words: what it is, since when, and by whom the application was opened. */
function useEyeWords({ eye, state }: Shown): { title: string; note: string } {
  const t = useWords('own-applications');
  const { now } = usePageSettings();
  const moment = (at: string) => (daysBetween(at, now) <= 1 ? formatMoment(at, now) : formatDate(at, now));
  switch (eye.state) {
    case 'open':
      return { title: t('eye.open', { when: moment(eye.at) }), note: t('eye.open_note', { name: eye.seen_by }) };
    case 'half':
      return { title: t('eye.half'), note: t('eye.half_note') };
    case 'shut':
      // Work on it that nobody opened it for, such as a request for an interview to several applicants at once.
      if (state === 'in_process')
        return { title: t('eye.half'), note: t('eye.sent', { when: formatDate(eye.at, now) }) };
      return { title: t('eye.shut', { when: formatDate(eye.at, now) }), note: t('eye.shut_note') };
    case 'rest': {
      const when = formatDate(eye.at, now);
      return {
        title: t(state === 'withdrawn' ? 'eye.withdrawn' : 'eye.rejected', { when }),
        note: eye.seen_at
          ? t('eye.rest_seen', { when: formatDate(eye.seen_at, now), name: eye.seen_by })
          : t('eye.rest_unseen'),
      };
    }
  }
}
