import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import { IconAlertTriangle, IconClock, IconFileText } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatClock, formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Progress } from '../../ui/feedback/progress';
import { Button } from '../../ui/forms/button';
import { canRetry, type OutboxMessage, unverifiedCode } from '../outbox/outbox';
import { useOutboxSender } from '../outbox/use-outbox';
import s from './conversation.module.css';
import { Words } from './message';

interface UnsentMessageProps {
  message: OutboxMessage;
  /** Share of its file that has been uploaded, 0 to 1. */
  progress: number | undefined;
}

/** An own message that the server has not stored yet: being sent, or refused with the reason and a button to try again, where that can help. */
export function UnsentMessage({ message, progress }: UnsentMessageProps) {
  const t = useWords('chat');
  const problemText = useProblemText();
  const sender = useOutboxSender();
  const { state, code, uuid } = message;
  const isFailed = state === 'failed';
  return (
    <li className={classes(s.item, s.own, s.unsent)}>
      <span className="hidden-visually">{t('thread.you')}: </span>
      {message.kind === 'text' ? <Words text={message.text} /> : <UnsentFile message={message} progress={progress} />}
      <span className={classes(s.time, isFailed && s.failed)}>
        <time translate="no">{formatClock(message.at)}</time>
        <Icon of={isFailed ? IconAlertTriangle : IconClock} size={14} />
        {t(isFailed ? 'message.failed' : wordOf(code))}
      </span>
      {code === 'network' && message.file && !message.uploaded && <p role="alert">{t('message.upload_failed')}</p>}
      {isFailed && (
        <span className={s.failure}>
          <span>{problemText(new Problem(code ?? 'internal'))}</span>
          {canRetry(message) && (
            <Button size="small" onClick={() => sender?.retry(uuid)}>
              {t('message.retry')}
            </Button>
          )}
          <Button size="small" kind="text" aria-label={t('message.remove_label')} onClick={() => sender?.remove(uuid)}>
            {t('message.remove')}
          </Button>
        </span>
      )}
    </li>
  );
}

function wordOf(code: ProblemCode | undefined) {
  if (code === undefined) return 'message.sending';
  if (code === unverifiedCode) return 'message.unverified';
  return code === 'too_many_requests' ? 'message.too_fast' : 'message.held_up';
}

function UnsentFile({ message, progress }: UnsentMessageProps) {
  const t = useWords('chat');
  const { name = '', size = 0 } = message.file ?? {};
  const url = useObjectUrl(useUnsentFile(message));
  return (
    <div className={classes(s.words, s.fileBox)}>
      {message.kind === 'image' && url ? (
        <img src={url} alt={name} className={s.preview} />
      ) : (
        <span className={s.fileRow}>
          <Icon of={IconFileText} size={24} />
          <span>
            <strong>{name}</strong>
            <small>{formatFileSize(size)}</small>
          </span>
        </span>
      )}
      {progress !== undefined && message.state === 'uploading' && (
        <Progress value={progress} label={t('message.uploading', { name })} />
      )}
    </div>
  );
}

function useUnsentFile({ uuid, kind }: OutboxMessage): File | null {
  const sender = useOutboxSender();
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (kind !== 'image' || !sender) return;
    let isMounted = true;
    void sender.fileOf(uuid).then((found) => isMounted && setFile(found ?? null));
    return () => {
      isMounted = false;
    };
  }, [uuid, kind, sender]);
  return file;
}
