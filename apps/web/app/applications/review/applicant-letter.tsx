import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconEye, IconFileText, IconMaximize } from '@tabler/icons-react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { IconButton } from '../../ui/forms/button';
import s from './applicants.module.css';
import { documentsOf, type ReviewDialog } from './review-dialog';

interface ApplicantLetterProps {
  application: Application;
  onDialog: (dialog: ReviewDialog) => void;
}

/** The message, and the documents that came with it. */
export function ApplicantLetter({ application, onDialog }: ApplicantLetterProps) {
  const t = useWords('applications');
  const { message } = application.attach;
  const documents = documentsOf(application);
  return (
    <>
      <div className={s.partHead}>
        <h3>{t('one.message')}</h3>
        {message && (
          <IconButton
            dense
            icon={IconMaximize}
            label={t('one.message_larger')}
            onClick={() => onDialog({ kind: 'message', application })}
          />
        )}
      </div>
      <p className={message ? s.message : s.facts}>{message || t('one.no_message')}</p>
      <h3>{t('one.files')}</h3>
      {documents.length === 0 && <p className={s.facts}>{t('one.no_files')}</p>}
      <ul className={s.files}>
        {documents.map((document) => (
          <li key={document.role}>
            <Icon of={IconFileText} />
            <button type="button" onClick={() => onDialog({ kind: 'document', application, document })}>
              <span className="hidden-visually">{t('one.open')} </span>
              {document.name}
              <small>
                {[t(`one.${document.role}`), document.size !== null && formatFileSize(document.size)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
            <Icon of={IconEye} />
          </li>
        ))}
      </ul>
    </>
  );
}
