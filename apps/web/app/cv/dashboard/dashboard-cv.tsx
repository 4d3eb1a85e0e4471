import type { CandidateDashboard, CompletenessStep } from '@jobblik/contract/cv/cv-pages.schema';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { EyeMeter } from '../../ui/feedback/eye-meter';
import { ButtonLink } from '../../ui/forms/button';
import s from './dashboard.module.css';
import { groupsOf } from './dashboard-steps';

const editor = '/kandidat/cv/Rediger';
/** Where each step is done. */
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
  video: '/kandidat/video',
  publish: editor,
};

/** How complete the CV is, and the next useful step. */
export function DashboardCv({ dashboard: { completeness, prepared_cv } }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const { percent, next } = completeness;
  const state = !prepared_cv
    ? 'none'
    : next === null
      ? 'done'
      : percent >= 70
        ? 'almost'
        : percent >= 30
          ? 'begun'
          : 'started';
  const to = next === null ? '/kandidat/mitcv' : prepared_cv ? placeOf[next] : '/kandidat/cv/Opret';
  return (
    <section className={s.cv} aria-label={t(`dashboard.cv.${state}`)}>
      <div className={s.meter}>
        <EyeMeter percent={percent} label={t('dashboard.cv.meter')} width={210} />
        <p className="small muted">{t('dashboard.cv.filled')}</p>
      </div>
      <div className={s.cvText}>
        <h2>{t(`dashboard.cv.${state}`)}</h2>
        <p className="text-2">{t(`dashboard.next.${next ?? 'none'}`)}</p>
        <ul className={s.steps}>
          {groupsOf(completeness.steps).map(({ group, done }) => (
            <li key={group}>
              {done ? <Icon of={IconCheck} size={17} /> : <span className={s.ring} />}
              <span className="hidden-visually">{t(done ? 'dashboard.group_done' : 'dashboard.group_open')}</span>
              {t(`dashboard.groups.${group}`)}
            </li>
          ))}
        </ul>
        <ButtonLink kind="filled" to={to}>
          {t(prepared_cv ? `dashboard.action.${next ?? 'none'}` : 'create')}
        </ButtonLink>
      </div>
    </section>
  );
}
