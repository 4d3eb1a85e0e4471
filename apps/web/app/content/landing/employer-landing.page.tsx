import { pathTo } from '@jobblik/contract/paths';
import { pricesPath } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Band, Section } from '../../ui/layout/section';
import meeting from '../art/meeting-eye.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/employer-landing.page';
import { Closing } from './closing';
import { EmployerStory } from './employer-story';
import s from './landing.module.css';
import { Opening } from './opening';
import { landingMeta } from './page-meta';
import { PlanPrices } from './plan-prices';
import { VisitorState } from './visitor-state';

export function meta({ matches }: Route.MetaArgs) {
  return landingMeta(matches, 'employer', pathTo('forEmployers'));
}

/** The landing page for employers: who is signed in, the four steps, the prices (spec 2§2). */
export default function EmployerLandingPage() {
  const t = useWords('landing');
  const promises = t.list('employer.promise_list');
  return (
    <>
      <div className={`wrap ${s.hero}`}>
        <div>
          <Opening heading={t('employer.heading')} lead={t('employer.lead')}>
            <ButtonLink kind="filled" size="large" to={pathTo('newAd')}>
              {t('employer.create')}
            </ButtonLink>
            <ButtonLink size="large" to="/demo/dashboard">
              {t('employer.demo')}
            </ButtonLink>
          </Opening>
          <VisitorState />
        </div>
        <Art svg={meeting} className={s.eye} />
      </div>
      <div className="wrap">
        <EmployerStory />
      </div>
      <Band full className={s.band}>
        <div className={`wrap ${s.search}`}>
          <h2>{t('employer.search.title')}</h2>
          <div>
            <p>{t('employer.search.text')}</p>
            <ButtonLink to={pathTo('searchCvs')}>{t('employer.search.action')}</ButtonLink>
          </div>
          <ProductPicture name="candidate-search" />
        </div>
      </Band>
      <div className="wrap">
        <Section id="priser" title={t('employer.prices')}>
          <PlanPrices />
        </Section>
        <Section title={t('employer.promises')}>
          <ul className={s.promises}>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Closing title={t('employer.closing')} text={t('employer.closing_text')}>
          <ButtonLink to={pricesPath}>{t('employer.plans')}</ButtonLink>
          <ButtonLink to={pathTo('newAd')}>{t('employer.create')}</ButtonLink>
        </Closing>
      </div>
      <Related pages={['advertising', 'recruitment', 'interview', 'branding', 'outplacement', 'help']} />
    </>
  );
}
