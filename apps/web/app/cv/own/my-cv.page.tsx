import { getCv } from '@jobblik/contract/cv/cv.api';
import { getCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { callKey, useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-paper.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import type { CvAnswer } from '../draft/cv-values';
import type { CvArrival } from '../editor/cv-editor';
import type { Route } from './+types/my-cv.page';
import { MyCv } from './my-cv';
import s from './my-cv.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv')('my.title'), hidden: true });
}

/** The person's own CV with all its actions (spec 1§2 "CV view"). */
export default function MyCvPage() {
  const t = useWords('cv');
  const queries = useQueryClient();
  const answer = useCall(getCv, undefined, { staleTime: 0 });
  // Both are loaded together, so that the video does not shift the page.
  const films = useCall(getCvVideo);
  const arrival = (useLocation().state as CvArrival | null)?.done;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (arrival) message.current?.focus();
  }, [arrival]);
  return (
    <div className={`wrap ${s.page}`}>
      {!(answer.data && answer.data.state.revision > 0) && <h1 className="hidden-visually">{t('my.title')}</h1>}
      {arrival && (
        <p ref={message} tabIndex={-1} role="status" className={s.arrival}>
          {t(arrival === 'published' ? 'my.published' : 'my.saved')}
        </p>
      )}
      <ListStates
        query={{ ...answer, data: films.isPending ? undefined : answer.data }}
        isEmpty={({ state }) => state.revision === 0}
        empty={
          <Empty
            art={drawing}
            title={t('my.empty')}
            action={
              <ButtonLink kind="filled" to={pathTo('createCv')}>
                {t('my.create')}
              </ButtonLink>
            }
          >
            {t('my.empty_text')}
          </Empty>
        }
        skeleton={<SkeletonRows count={5} />}
      >
        {(found) => (
          <MyCv
            answer={found}
            films={films.data?.videos ?? []}
            onVisibility={(visibility) =>
              queries.setQueryData<CvAnswer>(
                callKey(getCv),
                (now) => now && { ...now, state: { ...now.state, visibility } },
              )
            }
          />
        )}
      </ListStates>
    </div>
  );
}
