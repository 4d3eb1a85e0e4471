import type { CompletenessStep } from '@jobblik/contract/cv/cv-pages.schema';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';
import { EyeMeter } from '../../ui/feedback/eye-meter';
import { ActionRow, RowLink } from '../../ui/layout/action-rows';

const editor = pathTo('editCv');
/** Path on which each step is done. */
const placeOf: Record<CompletenessStep, string> = {
  cv_experience: `${editor}#del-experience`,
  about_me: `${editor}#del-about`,
  cv_wish: `${editor}#del-wishes`,
  cv_education: `${editor}#del-education`,
  cv_skill: `${editor}#del-skills`,
  cv_city: `${editor}#del-contact`,
  photo: `${editor}#del-contact`,
  cv_category: `${editor}#del-wishes`,
  cv_language: `${editor}#del-languages`,
  document: `${editor}#del-document`,
  video: pathTo('cvVideo'),
  publish: editor,
};

interface CvRowProps {
  dashboard: CandidateDashboard;
  filled: boolean;
}

/** How complete the CV is, and the next useful step; renders nothing once all is done. */
export function CvRow({ dashboard: { completeness, prepared_cv }, filled }: CvRowProps) {
  const t = useWords('cv');
  const { percent, next } = completeness;
  if (next === null) return null;
  const state = !prepared_cv ? 'none' : percent >= 70 ? 'almost' : percent >= 30 ? 'begun' : 'started';
  return (
    <ActionRow
      mark={<EyeMeter percent={percent} label={t('dashboard.cv.meter')} width={44} />}
      title={t(`dashboard.cv.${state}`)}
      text={t(`dashboard.next.${next}`)}
      when={t('dashboard.cv.percent', { percent })}
    >
      <RowLink
        to={prepared_cv ? placeOf[next] : pathTo('createCv')}
        about={t(`dashboard.cv.${state}`)}
        kind={filled ? 'filled' : 'outlined'}
      >
        {t(prepared_cv ? `dashboard.action.${next}` : 'create')}
      </RowLink>
    </ActionRow>
  );
}
