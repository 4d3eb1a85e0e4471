import { Problem } from '@jobblik/contract/kernel/problem';
import { reportInvitationMail, stopInvitationMails } from '@jobblik/contract/notifications/notifications.api';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import { Section } from '../ui/layout/section';
import type { Route } from './+types/invitation-mails.page';
import s from './notice-settings.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'notifications')('invitations.title'), hidden: true });
}

/**
 * Target of the links at the end of an invitation to somebody without an account. Both actions ask first: mail programs prefetch
 * links, which must not do anything.
 */
export default function InvitationMailsPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('notifications');
  const stop = useSend(stopInvitationMails);
  const report = useSend(reportInvitationMail);
  return (
    <div className={`wrap ${s.stop}`}>
      <h1>{t('invitations.title')}</h1>
      <Part name="stop" action={stop} onSend={() => stop.mutate({ params: { token } })} />
      <Part name="report" id="anmeld" action={report} onSend={() => report.mutate({ params: { token } })} />
    </div>
  );
}

interface PartProps {
  name: 'stop' | 'report';
  id?: string;
  action: { isPending: boolean; isSuccess: boolean; error: unknown };
  onSend: () => void;
}

function Part({ name, id, action, onSend }: PartProps) {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const unknown = action.error instanceof Problem && action.error.status === 404;
  return (
    <Section title={t(`invitations.${name}.title`)} work {...(id && { id })}>
      <p role="status">
        {action.isSuccess
          ? t(`invitations.${name}.done`)
          : unknown
            ? t('invitations.unknown')
            : action.error
              ? problemText(action.error)
              : t(`invitations.${name}.text`)}
      </p>
      {!action.isSuccess && !unknown && (
        <div className={s.actions}>
          <Button kind={name === 'stop' ? 'filled' : 'outlined'} busy={action.isPending} onClick={onSend}>
            {t(`invitations.${name}.action`)}
          </Button>
        </div>
      )}
    </Section>
  );
}
