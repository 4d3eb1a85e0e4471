import { acceptAttribute } from '@jobblik/contract/kernel/uploads.rules';
import { IconPaperclip, IconPhoto } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './composer.module.css';

/** Buttons that choose a document or a picture with the system's file dialog. */
export function AttachButtons({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useWords('chat');
  return (
    <>
      <Attach kind="document" icon={IconPaperclip} label={t('compose.document')} onChoose={onChoose} />
      <Attach kind="image" icon={IconPhoto} label={t('compose.image')} onChoose={onChoose} />
    </>
  );
}

interface AttachProps {
  kind: 'document' | 'image';
  icon: typeof IconPhoto;
  label: string;
  onChoose: (file: File) => void;
}

function Attach({ kind, icon, label, onChoose }: AttachProps) {
  return (
    <label className={s.attach} title={label}>
      <Icon of={icon} />
      <input
        type="file"
        aria-label={label}
        accept={acceptAttribute(kind)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was removed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
