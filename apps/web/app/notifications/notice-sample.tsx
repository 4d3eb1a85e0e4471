import type { NoticeSetting } from '@jobblik/contract/notifications/notifications.schema';
import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../platform/page-settings';
import { formatLongDate, formatMoment } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { useReaderZone } from '../platform/words/use-reader-zone';
import { Icon } from '../ui/brand/icon';
import { classes } from '../ui/classes';
import { Badge } from '../ui/feedback/badge';
import { kindLabel } from './kind-label';
import s from './notice-sample.module.css';
import { sampleNotification, sampleSubject } from './notice-samples';
import { isAboutEye, NotificationIcon } from './notification-icon';
import rows from './notification-rows.module.css';
import { notificationDetail, notificationText } from './notification-text';

interface NoticeSampleProps {
  setting: NoticeSetting;
  /** Whether a channel is on; null if the kind does not use it. */
  isOn: (channel: 'bell' | 'mail') => boolean | null;
  role: 'seeker' | 'employer';
  /** The person's `ttl`. */
  ttl: number | undefined;
}

const dayMs = 86_400_000;

/** Preview of a kind of notices with its current settings: in the list and as a mail. */
export function NoticeSample({ setting: { kind }, isOn, role, ttl }: NoticeSampleProps) {
  const t = useWords('notifications');
  const zone = useReaderZone();
  const { now } = usePageSettings();
  const item = sampleNotification(t, kind, { role, now });
  const subject = sampleSubject(t, kind, { role, when: formatLongDate(now + 3 * dayMs, now) });
  const noMail = kind === 'job_match' || kind === 'cv_match' ? t(`sample.no_mail_agent.${role}`) : t('sample.no_mail');
  const detail = item && notificationDetail(item, zone);
  return (
    <aside className={s.sample} aria-labelledby="notice-sample">
      <h2 id="notice-sample">{t('sample.title')}</h2>
      <p className={s.kind}>
        {kindLabel(t, kind, role)} <Badge>{t('sample.example')}</Badge>
      </p>
      <Channel name={t('settings.bell')} on={isOn('bell')} off={t('sample.bell_off')} unused={t('sample.no_bell')}>
        {item && (
          <>
            <span className={classes(rows.icon, isAboutEye(item) && rows.bare)}>
              <NotificationIcon item={item} isNew />
            </span>
            <span className={rows.text}>
              {notificationText(t, item, ttl)} {detail && <small className={rows.detail}>{detail}</small>}
              <small className={s.when}>{formatMoment(now, now)}</small>
            </span>
          </>
        )}
      </Channel>
      <Channel name={t('settings.mail')} on={isOn('mail')} off={t('sample.mail_off')} unused={noMail}>
        <span className={rows.icon}>
          <Icon of={IconMail} />
        </span>
        <span className={rows.text}>
          <b>{subject}</b>
          <small className={rows.detail}>{t('sample.from')}</small>
        </span>
      </Channel>
    </aside>
  );
}

interface ChannelProps {
  name: string;
  on: boolean | null;
  off: string;
  unused: string;
  children: ReactNode;
}

function Channel({ name, on, off, unused, children }: ChannelProps) {
  return (
    <section className={s.channel} aria-label={name}>
      <h3>{name}</h3>
      {on ? <div className={s.card}>{children}</div> : <p className={s.none}>{on === null ? unused : off}</p>}
    </section>
  );
}
