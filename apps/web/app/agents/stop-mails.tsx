import { stopAgentMails } from '@jobblik/contract/agents/agents.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { useWords } from '../platform/words/i18n';
import { Button, ButtonLink } from '../ui/forms/button';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

/**
 * Target of the link at the end of a mail, without signing in. It asks first: mail programs prefetch links, and that must stop
 * nothing.
 */
export function StopMails({ screens, token }: { screens: AgentScreens; token: string }) {
  const t = useWords(screens.words);
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
      <div className={s.actions}>
        {!stop.isSuccess && !unknown && (
          <Button kind="filled" busy={stop.isPending} onClick={() => stop.mutate({ params: { token } })}>
            {t('stop.action')}
          </Button>
        )}
        <ButtonLink kind={stop.isSuccess || unknown ? 'outlined' : 'text'} to={screens.list}>
          {t('stop.agents')}
        </ButtonLink>
      </div>
    </div>
  );
}
