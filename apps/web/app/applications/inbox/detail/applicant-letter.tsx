import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconMaximize } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { IconButton } from '../../../ui/forms/button';
import { writtenLang } from '../../../ui/text/written';
import { videoOf } from '../application-parts';
import type { InboxEvent } from '../inbox-state';
import { ApplicantContact } from './applicant-contact';
import { ApplicantFiles } from './applicant-files';
import { ApplicantNote } from './applicant-note';
import { VideoBeside } from './applicant-video';
import s from './detail.module.css';

interface ApplicantLetterProps {
  application: Application;
  isPlaying: boolean;
  dispatch: (event: InboxEvent) => void;
}

/** The letter, and beside it video, files, note and how to reach the person. */
export function ApplicantLetter({ application, isPlaying, dispatch }: ApplicantLetterProps) {
  const t = useWords('applications');
  const { attach, user } = application;
  const video = videoOf(application);
  return (
    <div className={s.columns}>
      <div className={s.letter}>
        {attach.message ? (
          <>
            <div className={s.paragraphs} lang={writtenLang(attach.message)}>
              {paragraphsOf(attach.message).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal paragraphs may stand twice, and none ever moves
                <p key={index}>{paragraph}</p>
              ))}
            </div>
            <IconButton
              dense
              className={s.larger}
              icon={IconMaximize}
              label={t('one.message_larger')}
              onClick={() => dispatch({ type: 'dialog', dialog: { kind: 'message', application } })}
            />
          </>
        ) : (
          <p className={s.quiet}>{t('one.no_message')}</p>
        )}
      </div>
      <aside className={s.aside} aria-label={t('one.beside', { name: user.name })}>
        {video && <VideoBeside application={application} video={video} isPlaying={isPlaying} dispatch={dispatch} />}
        <ApplicantFiles application={application} dispatch={dispatch} />
        <ApplicantNote application={application} dispatch={dispatch} />
        <ApplicantContact application={application} />
      </aside>
    </div>
  );
}

/** Empty lines separate them; line breaks within each stay. */
function paragraphsOf(letter: string): string[] {
  return letter.trim().split(/\n[^\S\n]*(?:\n\s*)+/);
}
