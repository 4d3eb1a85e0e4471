import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { IconDownload, IconPhotoOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { ButtonLink } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/overlays/dialog';
import s from './cards.module.css';
import { useFreshFile } from './use-fresh-file';

/** A picture in a box of fixed height, so that the layout does not shift when it loads; a click opens it large. */
export function ImageMessage({ message, contact }: { message: ChatMessage; contact: ChatContact }) {
  const t = useWords('chat');
  const { file, refresh } = useFreshFile(message, contact.user_id);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const hasTried = useRef(false);
  const name = message.type === 'send' ? t('thread.you') : contact.name;
  if (!file || isBroken) {
    return (
      <p className={s.file}>
        <Icon of={IconPhotoOff} size={24} /> {t('message.image_gone')}
      </p>
    );
  }
  const onError = () => {
    if (hasTried.current) return setBroken(true);
    hasTried.current = true;
    refresh();
  };
  return (
    <>
      <button
        type="button"
        className={s.image}
        aria-label={t('message.image_open', { name })}
        onClick={() => setOpen(true)}
      >
        <img src={file.url} alt={t('message.image', { name })} onError={onError} />
      </button>
      {isOpen && (
        <Dialog open width={1000} title={t('message.image', { name })} onClose={() => setOpen(false)}>
          <img className={s.large} src={file.url} alt={t('message.image', { name })} />
          <div className={s.actions}>
            <ButtonLink icon={IconDownload} to={file.download_url} download={file.real_name}>
              {t('message.download', { name: file.real_name })}
            </ButtonLink>
          </div>
        </Dialog>
      )}
    </>
  );
}
