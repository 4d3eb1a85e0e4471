import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { IconDownload, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { formatFileSize } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import s from './cards.module.css';
import { useFreshFile } from './use-fresh-file';

/** A document: a PDF opens in a new window, every file can be downloaded under its own name. */
export function FileMessage({ message, contact }: { message: ChatMessage; contact: ChatContact }) {
  const t = useWords('chat');
  const { file, refreshOnExpiry } = useFreshFile(message, contact.user_id);
  if (!file) return <p className={s.file}>{t('last.document')}</p>;
  const isPdf = message.message_type === messageType.pdf;
  const name = file.real_name;
  const freshly = { onPointerEnter: refreshOnExpiry, onFocus: refreshOnExpiry };
  return (
    <div className={s.file}>
      <Icon of={isPdf ? IconFileTypePdf : IconFileText} size={24} />
      <span className={s.fileName}>
        {isPdf ? (
          <a {...freshly} href={file.url} target="_blank" rel="noopener" aria-label={t('message.open', { name })}>
            {name}
          </a>
        ) : (
          <strong>{name}</strong>
        )}
        <small>{formatFileSize(file.size)}</small>
      </span>
      <a
        {...freshly}
        href={file.download_url}
        download={name}
        aria-label={t('message.download', { name })}
        className={s.download}
      >
        <Icon of={IconDownload} />
      </a>
    </div>
  );
}
