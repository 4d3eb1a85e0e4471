import { stopAgentMails } from '@jobblik/contract/agents/agents.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pageWords, useWords } from '../platform/i18n';
import { useSend } from '../platform/query';
import { seo } from '../platform/seo';
import { useProblemText } from '../platform/use-problem';
import { Button, ButtonLink } from '../ui/button';
import type { Route } from './+types/stop-mails.page';
import s from './agents.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('stop.title'), hidden: true });
}

/**
 * Where the link at the foot of a mail leads, without signing in. It asks first: mail programs open links to look at them, and that
 * must stop nothing.
 */
export default function StopMailsPage({ params }: Route.ComponentProps) {
  const t = useWords('agents');
  const stop = useSend(stopAgentMails);
  const problemText = useProblemText();
  const unknown = stop.error instanceof Problem && stop.error.status === 404;
  return (
    <div className={`wrap ${s.stop}`}>
      <h1>{t(stop.isSuccess ? 'stop.done_title' : 'stop.title')}</h1>
      <div role="status">
        {stop.isSuccess ? (
          <p>{t('stop.done')}</p>
        ) : stop.error ? (
          <p>{unknown ? t('stop.unknown') : problemText(stop.error)}</p>
        ) : (
          <p>{t('stop.text')}</p>
        )}
      </div>
      <div className={s.deeds}>
        {!stop.isSuccess && !unknown && (
          <Button kind="filled" busy={stop.isPending} onClick={() => stop.mutate({ params: { token: params.token } })}>
            {t('stop.deed')}
          </Button>
        )}
        <ButtonLink kind={stop.isSuccess || unknown ? 'outlined' : 'text'} to="/kandidat/agent/liste">
          {t('stop.agents')}
        </ButtonLink>
      </div>
    </div>
  );
}
