import { getCv } from '@jobblik/contract/cv/cv.api';
import type { CvState } from '@jobblik/contract/cv/cv.schema';
import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useHashPart } from '../../platform/state/use-hash-part';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Dialog } from '../../ui/overlays/dialog';
import type { CvAnswer } from '../draft/cv-values';
import { VideoPoster } from '../videos/video-posters';
import { CvDownloads } from './cv-downloads';
import { CvPaperView } from './cv-paper';
import { CvVisibility } from './cv-visibility';
import { CvVisitors } from './cv-visitors';
import s from './my-cv.module.css';
import { openDocument } from './open-document';

interface MyCvProps {
  answer: CvAnswer;
  films: readonly CvVideo[];
  onVisibility: (visibility: Visibility) => void;
}

/** The CV on the left, its visibility and actions on the right. */
export function MyCv({ answer: { cv, cv_image, cv_document, state }, films, onVisibility }: MyCvProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  useHashPart();
  const [previewing, setPreviewing] = useState(false);
  const first = films.find(({ state }) => state === 'ready');
  const film = first && <VideoPoster video={first} />;
  const open = (id: string) => openDocument(id).catch((error: unknown) => toastError(problemText(error)));
  return (
    <>
      <div className={s.columns}>
        <div className={s.act}>
          <CvStateLine state={state} />
          <ButtonLink kind="filled" icon={IconPencil} to={pathTo('editCv')} full>
            {t('my.edit')}
          </ButtonLink>
          <Button icon={IconEye} full onClick={() => setPreviewing(true)}>
            {t('my.preview')}
          </Button>
        </div>
        <div className={s.main}>
          <CvPaperView
            cv={cv}
            image={cv_image}
            document={cv_document}
            onDocument={({ cv_document_id }) => void open(cv_document_id)}
            film={film}
            level={1}
          />
        </div>
        <div className={s.more}>
          <div className={s.part}>
            <CvVisibility value={state.visibility} onChange={onVisibility} />
          </div>
          <div className={s.part}>
            <CvDownloads cv={cv} document={cv_document} onView={(id) => void open(id)} />
          </div>
        </div>
      </div>
      <Section title={t('visitors.title')} id="besøg">
        <CvVisitors />
      </Section>
      {previewing && <EmployerView state={state} film={film} onClose={() => setPreviewing(false)} />}
    </>
  );
}

/** Whether employers can see the CV, and whether they see this version. */
function CvStateLine({ state }: { state: CvState }) {
  const t = useWords('cv');
  const at = state.published_at;
  return (
    <div className={s.state}>
      {state.published ? (
        <>
          <p>
            <Badge tone={state.visibility === 'hidden' ? 'waiting' : 'success'}>
              {t(state.visibility === 'hidden' ? 'my.is_hidden' : 'my.is_published')}
            </Badge>
          </p>
          {at && (
            <p className="small muted">
              {t('my.published_at', { when: formatMoment(at, Math.max(Date.now(), Date.parse(at))) })}
            </p>
          )}
          {state.unpublished_changes && <p className="small">{t('my.changes')}</p>}
        </>
      ) : (
        <>
          <p>
            <Badge tone="waiting">{t(state.waits_for_email ? 'my.is_waiting' : 'my.is_draft')}</Badge>
          </p>
          <p className="small">{t(state.waits_for_email ? 'my.waiting_text' : 'my.draft_text')}</p>
        </>
      )}
    </div>
  );
}

/** "Sådan ser arbejdsgivere dig": the published version with the current visibility. */
function EmployerView({ state, film, onClose }: { state: CvState; film: ReactNode; onClose: () => void }) {
  const t = useWords('cv');
  const published = useCall(getCv, { query: { which: 'published' } }, { staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t('my.preview')} width={900}>
      <p className={s.seen}>{t(state.published ? `my.seen_${state.visibility}` : 'my.seen_draft')}</p>
      <ListStates query={published} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={4} />}>
        {({ cv, cv_image, cv_document }) => (
          <CvPaperView
            cv={cv}
            image={cv_image}
            document={cv_document}
            onDocument={() => undefined}
            anonymous={state.visibility === 'anonymous'}
            film={state.visibility !== 'anonymous' && film}
            level={3}
          />
        )}
      </ListStates>
    </Dialog>
  );
}
