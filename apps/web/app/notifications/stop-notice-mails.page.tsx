import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { type NoticeKind, noticeKindsOf } from '@jobblik/contract/notices/notice-kind.rules';
import { stopNoticeMails } from '@jobblik/contract/notifications/notifications.api';
import { pathTo } from '@jobblik/contract/paths';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import { Button, ButtonLink } from '../ui/forms/button';
import type { Route } from './+types/stop-notice-mails.page';
import { kindLabel } from './kind-label';
import s from './notice-settings.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'notifications')('stop.title'), hidden: true });
}

/**
 * Target of the link at the end of a mail, without signing in. It asks for confirmation: mail programs prefetch links, which must
 * not stop anything.
 */
export default function StopNoticeMailsPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('notifications');
  const stop = useSend(stopNoticeMails);
  const problemText = useProblemText();
  const session = useSession();
  const named = token.split('.')[0] ?? '';
  const role = named in noticeKindsOf.employer ? 'employer' : 'seeker';
  const isKind = named in noticeKindsOf[role];
  const kind = isKind ? kindLabel(t, named as NoticeKind, role) : '';
  const unknown = !isKind || (stop.error instanceof Problem && stop.error.status === 404);
  const area = session?.ttl === userType.employer || (!session && role === 'employer') ? 'virksomhed' : 'kandidat';
  return (
    <div className={`wrap ${s.stop}`}>
      <h1>{t(stop.isSuccess ? 'stop.done_title' : 'stop.title')}</h1>
      <p role="status">
        {stop.isSuccess
          ? t('stop.done', { kind })
          : unknown
            ? t('stop.unknown')
            : stop.error
              ? problemText(stop.error)
              : t('stop.text', { kind })}
      </p>
      <div className={s.actions}>
        {!stop.isSuccess && !unknown && (
          <Button kind="filled" busy={stop.isPending} onClick={() => stop.mutate({ params: { token } })}>
            {t('stop.action')}
          </Button>
        )}
        <ButtonLink kind={stop.isSuccess || unknown ? 'outlined' : 'text'} to={pathTo('noticeSettings', { area })}>
          {t('stop.settings')}
        </ButtonLink>
      </div>
    </div>
  );
}
