import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconFileText } from '@tabler/icons-react';
import { formatFileSize } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { documentsOf } from '../application-parts';
import type { InboxEvent } from '../inbox-state';
import s from './applicant-aside.module.css';
import detail from './detail.module.css';

/** The documents that came with an application. */
export function ApplicantFiles({
  application,
  dispatch,
}: {
  application: Application;
  dispatch: (event: InboxEvent) => void;
}) {
  const t = useWords('applications');
  const documents = documentsOf(application);
  if (documents.length === 0) return <p className={detail.quiet}>{t('one.no_files')}</p>;
  return (
    <ul className={s.files}>
      {documents.map((document) => (
        <li key={document.role}>
          <Icon of={IconFileText} size={18} />
          <button
            type="button"
            className={s.open}
            title={document.name}
            onClick={() => dispatch({ type: 'dialog', dialog: { kind: 'document', application, document } })}
          >
            <span className="hidden-visually">{t('one.open')} </span>
            {t(`one.${document.role}`)} <span className="hidden-visually">{document.name}</span>
          </button>
          {document.size !== null && <small>{formatFileSize(document.size)}</small>}
        </li>
      ))}
    </ul>
  );
}
