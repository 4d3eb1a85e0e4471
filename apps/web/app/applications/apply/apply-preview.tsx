import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getCv } from '@jobblik/contract/cv/cv.api';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CvPaperView } from '../../cv/index';
import { useCall } from '../../platform/api/query';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';
import { writtenLang } from '../../ui/text/written';
import s from './apply-preview.module.css';

interface ApplyPreviewProps {
  company: string;
  message: string;
  answers: readonly { question: string; text: string }[];
  documents: readonly { field: 'cv' | 'letter' | 'other'; name: string; size: number }[];
  /** A video that was chosen here, or one of the CV. */
  video: File | CvVideo | null;
  onClose: () => void;
}

/** What the employer reads when the application is sent as it stands: person, message, files, video and CV. */
export default function ApplyPreview({ company, message, answers, documents, video, onClose }: ApplyPreviewProps) {
  const t = useWords('applications');
  const account = useCall(getUser);
  const user = account.data?.user;
  return (
    <Dialog open isText onClose={onClose} width={900} title={t('apply.preview.title', { company })}>
      <div className={s.preview}>
        {user && (
          <p className={s.person}>
            <b>{user.name}</b>
            <span>{[user.email, user.phone].filter(Boolean).join(' · ')}</span>
          </p>
        )}
        <Part title={t('apply.preview.message')}>
          {message.trim() ? (
            <p lang={writtenLang(message)} className={s.message}>
              {message.trim()}
            </p>
          ) : (
            <p className="muted">{t('apply.preview.no_message')}</p>
          )}
        </Part>
        {answers.map(({ question, text }) => (
          <Part key={question} title={question}>
            <p lang={writtenLang(text)} className={s.message}>
              {text}
            </p>
          </Part>
        ))}
        <Part title={t('apply.files')}>
          {documents.length === 0 && <p className="muted">{t('apply.preview.no_files')}</p>}
          <ul>
            {documents.map(({ field, name, size }) => (
              <li key={field} className={s.file}>
                <Icon of={IconFileText} />
                <span>
                  {name} <small className="muted">{`${t(`apply.${field}`)}, ${formatFileSize(size)}`}</small>
                </span>
              </li>
            ))}
          </ul>
        </Part>
        {video && (
          <Part title={t('apply.video')}>
            <VideoPart video={video} />
          </Part>
        )}
        <Part title={t('apply.own.cv')}>
          <PublishedCv />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={s.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function VideoPart({ video }: { video: File | CvVideo }) {
  const chosen = useObjectUrl(video instanceof File ? video : null);
  if (!(video instanceof File)) {
    return (
      <VideoPlayer
        film={video.id}
        label={video.name}
        sources={video.sources}
        poster={video.poster}
        captions={video.captions_url}
      />
    );
  }
  return chosen && <VideoPlayer film={chosen} label={video.name} sources={[{ url: chosen, type: video.type }]} />;
}

/** The CV as an employer reads it to whom its owner has applied, also when it is hidden from others. */
function PublishedCv() {
  const t = useWords('applications');
  const published = useCall(getCv, { query: { which: 'published' } }, { staleTime: 0 });
  return (
    <ListStates
      query={published}
      isEmpty={({ state }) => !state.published}
      empty={<p className="muted">{t('apply.preview.no_cv')}</p>}
      skeleton={<SkeletonRows count={4} />}
    >
      {({ cv, cv_image }) => (
        <div className={s.paper}>
          <CvPaperView cv={cv} image={cv_image} level={3} />
        </div>
      )}
    </ListStates>
  );
}
