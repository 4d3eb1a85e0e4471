import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getCv } from '@jobblik/contract/cv/cv.api';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { IconFileText } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CandidatePaper } from '../../candidates/index';
import { openDocument } from '../../cv/index';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toastError } from '../../ui/feedback/toast-store';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';
import { writtenLang } from '../../ui/text/written';
import s from './apply-preview.module.css';
import { type ChosenDocument, readyVideos } from './from-cv';

interface ApplyPreviewProps {
  company: string;
  message: string;
  answers: readonly { question: string; text: string }[];
  documents: readonly ChosenDocument[];
  /** A video that was chosen here, or one of the CV; without one the employer sees the newest of the published CV. */
  video: File | CvVideo | null;
  onClose: () => void;
}

/** What the employer reads when the application is sent now: person, message, files, video and CV. */
export default function ApplyPreview({ company, message, answers, documents, video, onClose }: ApplyPreviewProps) {
  const t = useWords('applications');
  const account = useCall(getUser);
  const user = account.data?.user;
  const published = useCall(getCv, { query: { which: 'published' } }, { staleTime: 0 });
  const ofCv = published.data?.state.published ? readyVideos(published.data)[0] : undefined;
  const shownVideo = video ?? ofCv;
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
            {documents.map((document) => (
              <DocumentRow key={document.field} document={document} />
            ))}
          </ul>
        </Part>
        {shownVideo && (
          <Part title={t('apply.video')}>
            <VideoPart video={shownVideo} />
            {!video && <p className={s.note}>{t('apply.preview.video_of_cv')}</p>}
          </Part>
        )}
        <Part title={t('apply.own.cv')}>
          <PublishedCv published={published} />
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

/** A document opens unchanged: one chosen here from this device, the one of the CV from Jobblik. */
function DocumentRow({ document: { field, name, size, source } }: { document: ChosenDocument }) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const chosen = useObjectUrl(source instanceof File ? source : null);
  const open = (id: string) => openDocument(id).catch((error: unknown) => toastError(problemText(error)));
  // Browsers show only PDF; they save the others.
  const how = name.toLowerCase().endsWith('.pdf') ? { target: '_blank', rel: 'noopener' } : { download: name };
  return (
    <li className={s.file}>
      <Icon of={IconFileText} />
      <span>
        {typeof source === 'string' ? (
          <button type="button" className={s.open} onClick={() => void open(source)}>
            {name}
          </button>
        ) : (
          <a className={s.open} href={chosen ?? undefined} {...how}>
            {name}
          </a>
        )}{' '}
        <small className="muted">{`${t(`apply.${field}`)}, ${formatFileSize(size)}`}</small>
      </span>
    </li>
  );
}

interface PublishedCvProps {
  published: UseQueryResult<CallAnswer<typeof getCv>, Problem>;
}

/** The CV as an employer reads it to whom its owner has applied, also when it is hidden from others. */
function PublishedCv({ published }: PublishedCvProps) {
  const t = useWords('applications');
  return (
    <ListStates
      query={published}
      isEmpty={({ state }) => !state.published}
      empty={<p className="muted">{t('apply.preview.no_cv')}</p>}
      skeleton={<SkeletonRows count={4} />}
    >
      {(own) => (
        <div className={s.paper}>
          <CandidatePaper
            cv={own.cv}
            image={own.cv_image}
            document={own.cv_document}
            videos={readyVideos(own)}
            anonymous={false}
            level={3}
          />
        </div>
      )}
    </ListStates>
  );
}
