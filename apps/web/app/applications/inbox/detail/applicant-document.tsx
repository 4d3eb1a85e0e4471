import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { ButtonLink } from '../../../ui/forms/button';
import type { ApplicationDocument } from '../application-parts';
import s from '../decisions/dialogs.module.css';

/** A document where it is read, Word files too; what cannot be read here is saved. Addresses last a quarter of an hour. */
export function DocumentView({ document: { name, address, view } }: { document: ApplicationDocument }) {
  const t = useWords('applications');
  return (
    <div className={s.document}>
      {view ? <iframe className={s.paper} src={view} title={name} /> : <p className={s.noView}>{t('one.no_view')}</p>}
      <div className={s.documentActions}>
        {view && (
          <ButtonLink size="small" icon={IconExternalLink} newWindow to={view}>
            {t('one.new_window')}
          </ButtonLink>
        )}
        <ButtonLink size="small" icon={IconDownload} to={address} download={name}>
          {t('one.save')}
        </ButtonLink>
      </div>
    </div>
  );
}
