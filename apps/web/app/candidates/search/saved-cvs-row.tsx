import type { SavedResume } from '@jobblik/contract/candidates/candidates.schema';
import { IconTrash, IconUserOff } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { IconButton } from '../../ui/forms/button';
import s from '../candidate/candidate.module.css';
import { CandidateRow } from '../candidate/candidate-row';
import { useCandidateName } from '../candidate/candidate-words';

interface SavedCvRowProps {
  resume: SavedResume;
  onRemove: () => void;
}

/** A saved CV, or a row for one that can no longer be opened. */
export function SavedCvRow({ resume, onRemove }: SavedCvRowProps) {
  const t = useWords('cv-search');
  const name = useCandidateName();
  const { now } = usePageSettings();
  const { candidate, saved_at, gone } = resume;
  const note = t('saved.at', { when: formatDate(saved_at, now) });
  const label = gone || !candidate ? t('saved.remove_gone') : t('saved.remove', { name: name(candidate) });
  const end = <IconButton icon={IconTrash} label={label} onClick={onRemove} />;
  if (candidate && !gone) return <CandidateRow candidate={candidate} note={note} end={end} />;
  return (
    <li className={s.row}>
      <span className={s.hiddenMark} aria-hidden="true">
        <Icon of={IconUserOff} size={22} />
      </span>
      <div className={s.wide}>
        <h2 className={`${s.name} ${s.gone}`}>{t('saved.gone')}</h2>
        <p className={s.newest}>{t('saved.gone_text')}</p>
        <p className={s.signs}>
          <span className="muted">{note}</span>
        </p>
      </div>
      <div className={s.end}>{end}</div>
    </li>
  );
}
