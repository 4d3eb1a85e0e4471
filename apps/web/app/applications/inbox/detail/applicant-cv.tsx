import type { Application } from '@jobblik/contract/applications/applications.schema';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { Suspense, useState } from 'react';
import { useCall } from '../../../platform/api/query';
import { lazyPiece } from '../../../platform/loading/lazy-piece';
import { useWords } from '../../../platform/words/i18n';
import { ListStates } from '../../../ui/feedback/list-states';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { Segment } from '../../../ui/layout/tabs';
import { documentsOf } from '../application-parts';
import { DocumentView } from './applicant-document';
import s from './detail.module.css';

const CandidatePaper = lazyPiece(async () => ({ default: (await import('../../../candidates/index')).CandidatePaper }));

/** The whole CV inside the detail: the document that came with the application, and the one published on Jobblik. */
export function ApplicantCvTab({ application }: { application: Application }) {
  const t = useWords('applications');
  const document = documentsOf(application).find(({ role }) => role === 'cv');
  const [part, setPart] = useState('document');
  const hasBoth = document !== undefined && application.cv !== null;
  if (!document && !application.cv) return <p className={s.quiet}>{t('cv.none')}</p>;
  const showsDocument = document !== undefined && (!hasBoth || part === 'document');
  return (
    <div className={s.cv}>
      {hasBoth && (
        <Segment
          label={t('one.cv')}
          value={part}
          onChange={setPart}
          items={[
            { value: 'document', label: t('cv.attached') },
            { value: 'profile', label: t('cv.published') },
          ]}
        />
      )}
      {showsDocument && document ? <DocumentView document={document} /> : <PublishedCv userId={application.user_id} />}
    </div>
  );
}

/** The CV on Jobblik as the employer may read it. */
function PublishedCv({ userId }: { userId: number }) {
  const query = useCall(getCvDetail, { params: { url: String(userId) } });
  return (
    <ListStates query={query} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={4} />}>
      {({ cv, cv_image, cv_document, videos, candidate }) => (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <CandidatePaper
            cv={cv}
            image={cv_image}
            document={cv_document}
            videos={videos}
            anonymous={candidate.anonymous}
            level={3}
          />
        </Suspense>
      )}
    </ListStates>
  );
}
