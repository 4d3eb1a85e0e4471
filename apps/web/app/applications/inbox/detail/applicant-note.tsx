import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconPencil } from '@tabler/icons-react';
import { usePageSettings } from '../../../platform/page-settings';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Button, IconButton } from '../../../ui/forms/button';
import type { InboxEvent } from '../inbox-state';
import s from './applicant-aside.module.css';

/** The note for the employer's own people, or a button to write one. */
export function ApplicantNote({
  application,
  dispatch,
}: {
  application: Application;
  dispatch: (event: InboxEvent) => void;
}) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const write = () => dispatch({ type: 'dialog', dialog: { kind: 'note', application } });
  if (!application.note) {
    return (
      <Button size="small" icon={IconPencil} className={s.writeNote} onClick={write}>
        {t('note.write')}
      </Button>
    );
  }
  return (
    <section className={s.note} aria-labelledby="note">
      <h3 id="note">{t('note.title')}</h3>
      <IconButton dense className={s.pencil} icon={IconPencil} label={t('note.change')} onClick={write} />
      <p>{application.note}</p>
      {application.note_at && (
        <small>
          {[application.note_by, formatMoment(application.note_at, Math.max(now, Date.parse(application.note_at)))]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </section>
  );
}
