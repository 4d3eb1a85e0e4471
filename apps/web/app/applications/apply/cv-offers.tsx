import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import type { getCv } from '@jobblik/contract/cv/cv.api';
import type { CvState } from '@jobblik/contract/cv/cv.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck, IconFileText, IconPaperclip, IconUserCircle, IconVideo } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from '../../platform/link';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import s from './cv-offers.module.css';
import { type FromCv, readyVideos, takeBoth, takeDocument, takeVideo } from './from-cv';

/** Videos that are shown before all of them are asked for. */
const fewVideos = 3;

interface CvOffersProps {
  own: CallAnswer<typeof getCv>;
  company: string;
  fromCv: FromCv;
  isFilled: (field: ApplicationFileField) => boolean;
  disabled: boolean;
  onTake: (taken: FromCv) => void;
}

/** What the person has in Jobblik already: the CV, which the employer reads anyway, and the files that one click attaches. */
export function CvOffers({ own, company, fromCv, isFilled, disabled, onTake }: CvOffersProps) {
  const t = useWords('applications');
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { cv_document: document, state } = own;
  const videos = readyVideos(own);
  if (state.revision === 0 && !state.published && !document && videos.length === 0) return null;
  const both = takeBoth(own, isFilled);
  const take = (taken: FromCv, name: string) => (
    <Button
      size="small"
      disabled={disabled}
      aria-label={t('apply.own.attach_name', { name })}
      onClick={() => onTake(taken)}
    >
      {t('apply.own.attach')}
    </Button>
  );
  return (
    <Band className={s.band}>
      <section aria-labelledby={heading}>
        <div className={s.header}>
          <h2 id={heading}>{t('apply.own.title')}</h2>
          {both && (
            <Button kind="tinted" size="small" icon={IconPaperclip} disabled={disabled} onClick={() => onTake(both)}>
              {t('apply.own.attach_both')}
            </Button>
          )}
        </div>
        <ul className={s.list}>
          {(state.published || state.revision > 0) && (
            <Offer icon={IconUserCircle} title={t('apply.own.cv')} note={<CvNote state={state} company={company} />} />
          )}
          {document && (
            <Offer
              icon={IconFileText}
              title={document.realname}
              note={t('apply.own.document', { size: formatFileSize(document.size) })}
              end={
                fromCv.upload_cv_file?.id === document.cv_document_id ? (
                  <Attached />
                ) : (
                  take(takeDocument(document), document.realname)
                )
              }
            />
          )}
          {videos.slice(0, showsAll ? videos.length : fewVideos).map((video) => (
            <Offer
              key={video.id}
              icon={IconVideo}
              title={video.name}
              note={t('apply.own.video', { size: formatFileSize(video.size) })}
              end={fromCv.upload_video_file?.id === video.id ? <Attached /> : take(takeVideo(video), video.name)}
            />
          ))}
        </ul>
        {videos.length > fewVideos && !showsAll && (
          <Button kind="text" size="small" onClick={() => setShowsAll(true)}>
            {t('apply.own.all_videos', { count: videos.length })}
          </Button>
        )}
      </section>
    </Band>
  );
}

interface OfferProps {
  icon: IconShape;
  title: string;
  note: ReactNode;
  end?: ReactNode;
}

function Offer({ icon, title, note, end }: OfferProps) {
  return (
    <li className={s.offer}>
      <Icon of={icon} />
      <span className={s.what}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {end}
    </li>
  );
}

function Attached() {
  const t = useWords('applications');
  return (
    <span className={s.attached}>
      <Icon of={IconCheck} size={18} /> {t('apply.own.attached')}
    </span>
  );
}

/** Whether the employer reads the CV, and in which version. */
function CvNote({ state, company }: { state: CvState; company: string }) {
  const t = useWords('applications');
  if (!state.published) {
    return (
      <>
        {t('apply.own.draft')} <Link to={pathTo('editCv')}>{t('apply.own.finish')}</Link>
      </>
    );
  }
  const how = state.visibility === 'named' ? (state.unpublished_changes ? 'older' : 'named') : state.visibility;
  return t(`apply.own.seen_${how}`, { company });
}
