import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { IconButton } from '../../ui/forms/button';
import s from './composer.module.css';
import type { Attachment } from './use-attachment';

/** The chosen file above the field, as it will be sent, with a button to remove it. */
export function Attached({ attachment: { kind, file }, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const t = useWords('chat');
  const ui = useWords('ui');
  const url = useObjectUrl(kind === 'image' ? file : null);
  return (
    <section className={s.attached} aria-label={t('compose.attached')}>
      {url ? <img src={url} alt="" /> : <Icon of={IconFileText} size={24} />}
      <span className={s.attachedName}>
        {file.name}
        <small>{formatFileSize(file.size)}</small>
      </span>
      <IconButton icon={IconTrash} label={ui('remove', { name: file.name })} onClick={onRemove} />
    </section>
  );
}
