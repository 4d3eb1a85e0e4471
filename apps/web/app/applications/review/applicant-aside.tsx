import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconPencil, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import s from './applicants.module.css';
import type { ReviewDialog } from './review-dialog';

interface ApplicantAsideProps {
  application: Application;
  onDialog: (dialog: ReviewDialog) => void;
}

/** Beside the application: the video, the newest answer, the note. */
export function ApplicantAside({ application, onDialog }: ApplicantAsideProps) {
  const t = useWords('applications');
  const { attach, answers, note, user } = application;
  const newest = answers.at(-1);
  return (
    <aside className={s.aside} aria-label={t('one.beside', { name: user.name })}>
      {attach.apply_video_name && (
        <button type="button" className={s.videoAction} onClick={() => onDialog({ kind: 'video', application })}>
          <video src={`${attach.apply_video_name}#t=0.5`} preload="metadata" muted tabIndex={-1} aria-hidden="true" />
          <span className={s.play}>
            <Icon of={IconPlayerPlayFilled} size={22} />
          </span>
          <span className="hidden-visually">{t('one.play')}</span>
        </button>
      )}
      {newest && (
        <section>
          <h3>{t('one.answer')}</h3>
          <blockquote className={s.quote}>
            <p className="strong">{newest.question}</p>
            <p>{newest.text_answer || t('one.answered_on_video')}</p>
          </blockquote>
          <Button size="small" kind="text" onClick={() => onDialog({ kind: 'answers', application })}>
            {t('actions.answers', { count: answers.length })}
          </Button>
        </section>
      )}
      <section>
        <h3>{t('note.title')}</h3>
        {note && <p className={s.note}>{note}</p>}
        <Button size="small" icon={IconPencil} onClick={() => onDialog({ kind: 'note', application })}>
          {t(note ? 'note.change' : 'note.write')}
        </Button>
      </section>
    </aside>
  );
}
