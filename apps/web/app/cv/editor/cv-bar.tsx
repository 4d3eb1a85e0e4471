import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconCloudOff, IconEye } from '@tabler/icons-react';
import { formatMoment, formatTime } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { useCvEditing, useValue } from '../draft/use-cv-draft';
import s from './cv-editor.module.css';

interface CvBarProps {
  title: string;
  busy: boolean;
  onVersions: () => void;
  onSee: () => void;
  onPublish: () => void;
}

/** Always in view: the save state, and the one action. */
export function CvBar({ title, busy, onVersions, onSee, onPublish }: CvBarProps) {
  const t = useWords('cv');
  const { published, unpublished_changes } = useValue(useCvEditing().draft.state);
  return (
    <div className={s.bar}>
      <div className={`wrap ${s.barLine}`}>
        <h1 className={s.barTitle}>{title}</h1>
        <CvSaved />
        <div className={s.barActions}>
          <Button kind="text" size="small" icon={IconArrowBackUp} onClick={onVersions}>
            <span className={s.wideWord}>{t('versions.open')}</span>
          </Button>
          <Button size="small" icon={IconEye} onClick={onSee}>
            {t('see')}
          </Button>
          <Button kind="filled" size="small" busy={busy} onClick={onPublish}>
            {t(published ? (unpublished_changes ? 'publish_changes' : 'publish_again') : 'publish')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The save state in words and with an icon. Announced when it gets worse, not at every pause. */
function CvSaved() {
  const t = useWords('cv');
  const { draft } = useCvEditing();
  const save = useValue(draft.save);
  switch (save.kind) {
    case 'saving':
      return <p className={s.saving}>{t('save.saving')}</p>;
    case 'saved':
      return (
        <p className={s.saved}>
          {save.at !== null && (
            <>
              <Icon of={IconCheck} size={17} /> {t('save.saved', { when: momentOf(save.at) })}
            </>
          )}
        </p>
      );
    case 'offline':
      return (
        <p className={s.unsaved} role="status">
          <Icon of={IconCloudOff} size={17} /> {t('save.offline')}
        </p>
      );
    case 'refused':
      return (
        <p className={s.unsaved} role="alert">
          <Icon of={IconAlertTriangle} size={17} /> {t('save.refused')}
        </p>
      );
    case 'conflict':
      return (
        <p className={s.unsaved} role="status">
          <Icon of={IconAlertTriangle} size={17} /> {t('save.conflict')}
        </p>
      );
  }
}

/** `kl. 14.32` today, with the day before that. */
function momentOf(at: number): string {
  const now = Math.max(at, Date.now());
  return now - at < 43_200_000 ? formatTime(at) : formatMoment(at, now);
}
