import { IconHistory, IconRefresh, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { IconButton } from '../../ui/forms/button';
import { useCvEditing, useValue } from '../draft/use-cv-draft';
import s from './cv-notices.module.css';

/** Notices about the CV: restored after a crash, changed elsewhere, open in two tabs. */
export function CvNotices() {
  const t = useWords('cv');
  const { draft } = useCvEditing();
  const { restoredAt, taken, hasOtherTab } = useValue(draft.notice);
  const close = (part: 'restoredAt' | 'taken') => draft.notice.set((now) => ({ ...now, [part]: null }));
  return (
    <>
      {restoredAt !== null && (
        <Notice icon={IconHistory} onClose={() => close('restoredAt')}>
          {t('notice.restored', { when: formatMoment(restoredAt, Math.max(Date.now(), restoredAt)) })}
        </Notice>
      )}
      {taken && (
        <Notice icon={IconRefresh} onClose={() => close('taken')}>
          {t('notice.taken', { fields: taken.map((field) => t(`fields.${field}`)).join(', ') })}
        </Notice>
      )}
      {hasOtherTab && <Notice icon={IconRefresh}>{t('notice.other_tab')}</Notice>}
    </>
  );
}

function Notice({ icon, onClose, children }: { icon: IconShape; onClose?: () => void; children: ReactNode }) {
  const t = useWords('cv');
  return (
    <div className={s.notice} role="status">
      <Icon of={icon} />
      <p>{children}</p>
      {onClose && <IconButton icon={IconX} label={t('notice.close')} onClick={onClose} dense />}
    </div>
  );
}
