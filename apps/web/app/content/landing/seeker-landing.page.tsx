import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import onTheWay from '../art/path-eye.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import { Split } from '../services/service-parts';
import type { Route } from './+types/seeker-landing.page';
import { AdExample } from './ad-example';
import { Closing } from './closing';
import s from './landing.module.css';
import { Opening } from './opening';
import { landingMeta } from './page-meta';
import { SeekerPath } from './seeker-path';
import { VisibilityTable } from './visibility-table';

export function meta({ matches }: Route.MetaArgs) {
  return landingMeta(matches, 'seeker', pathTo('forSeekers'));
}

/** The steps from a search to an interview, and the job seeker's choices. */
export default function SeekerLandingPage() {
  const t = useWords('landing');
  return (
    <>
      <div className={`wrap ${s.hero}`}>
        <div>
          <Opening heading={t('seeker.heading')} lead={t('seeker.lead')}>
            <ButtonLink kind="filled" size="large" to={pathTo('findJob')}>
              {t('seeker.find')}
            </ButtonLink>
            <ButtonLink size="large" to={pathTo('createCv')}>
              {t('seeker.create')}
            </ButtonLink>
          </Opening>
        </div>
        <Art svg={onTheWay} className={s.eye} />
      </div>
      <div className="wrap">
        <Section title={t('seeker.key_facts.heading')}>
          <p className={s.before}>{t('seeker.key_facts.text')}</p>
          <AdExample word={(name) => t(`seeker.key_facts.${name}`)} pay={[24_800_00, 26_400_00]} />
        </Section>
        <Section title={t('seeker.path')}>
          <SeekerPath />
          <ProductPicture name="applications" />
        </Section>
        <Split title={t('seeker.seen.heading')} text={t('seeker.seen.text')}>
          <VisibilityTable />
        </Split>
        <Split title={t('seeker.price.heading')}>
          <p className={s.price}>{t('seeker.price.text')}</p>
        </Split>
        <Closing title={t('seeker.closing')} text={t('seeker.closing_text')}>
          <ButtonLink to={pathTo('findJob')}>{t('seeker.find')}</ButtonLink>
          <ButtonLink to={pathTo('createCv')}>{t('seeker.create')}</ButtonLink>
        </Closing>
      </div>
      <Related pages={['cv', 'video', 'sparring']} />
    </>
  );
}
