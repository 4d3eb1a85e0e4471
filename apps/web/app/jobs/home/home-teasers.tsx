import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { pricesPath } from '../../platform/plans-path';
import { useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import videoCv from '../../ui/brand/art/video-cv.svg?raw';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import s from './home.module.css';

/** Beside the newest ads: a link to job agents. */
export function AgentTeaser() {
  const t = useWords('jobs');
  return (
    <Band className={s.agent}>
      <OpenEye />
      <h3>{t('home.agent.title')}</h3>
      <p>{t('home.agent.text')}</p>
      <ButtonLink full to={pathTo('createAgent', { area: 'kandidat' })}>
        {t('home.agent.action')}
      </ButtonLink>
    </Band>
  );
}

/** An open eye, the symbol of the agent. */
function OpenEye() {
  return (
    <svg viewBox="0 0 110 50" className={s.agentEye} aria-hidden="true">
      <g fill="none" stroke="var(--il-line)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M3 22C24 9 39 3 55 3s31 6 52 19" />
        <path d="M22 34c10 9 21 13 33 13s23-4 33-13" />
      </g>
      <circle cx="55" cy="24" r="12" fill="var(--il-deep)" />
      <circle cx="59" cy="20" r="3.6" fill="var(--il-paper)" />
    </svg>
  );
}

/** A short description of the video CV. */
export function VideoTeaser() {
  const t = useWords('jobs');
  const session = useSession();
  const steps = t.list('home.video.steps');
  return (
    <Band full className={s.video}>
      <div className={`wrap ${s.videoParts}`}>
        <div>
          <h2>{t('home.video.title')}</h2>
          <p className={s.videoText}>{t('home.video.text')}</p>
          <ol className={s.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {session ? (
            session.ttl === userType.seeker && (
              <ButtonLink kind="filled" size="large" to={pathTo('cvVideo')}>
                {t('home.video.record')}
              </ButtonLink>
            )
          ) : (
            <Button kind="filled" size="large" onClick={() => openSignUp({ userType: userType.seeker })}>
              {t('home.video.action')}
            </Button>
          )}
        </div>
        <Art svg={videoCv} className={s.videoArt} />
      </div>
    </Band>
  );
}

/** A link for employers. */
export function HireTeaser() {
  const t = useWords('jobs');
  return (
    <aside className={s.hire} aria-label={t('home.hire.title')}>
      <div>
        <h2>{t('home.hire.title')}</h2>
        <p>{t('home.hire.text')}</p>
      </div>
      <div className={s.hireActions}>
        <ButtonLink to={pathTo('newAd')}>{t('home.hire.create')}</ButtonLink>
        <ButtonLink kind="text" to={pricesPath}>
          {t('home.hire.plans')}
        </ButtonLink>
      </div>
    </aside>
  );
}
