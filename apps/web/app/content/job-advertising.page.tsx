import { useWords } from '../platform/i18n';
import { plansPath } from '../platform/plans-path';
import { Section } from '../ui/section';
import type { Route } from './+types/job-advertising.page';
import { AdExample } from './ad-example';
import art from './art/step-ad.svg?raw';
import { PlanPrices } from './plan-prices';
import { Related } from './related';
import { Advice, Points, Questions, ServiceHead, Steps } from './service-parts';
import { serviceMeta } from './service-words';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'advertising', '/jobannoncering');
}

/** What an ad is here, how it is written, and what it costs. */
export default function JobAdvertisingPage() {
  const t = useWords('services');
  const prices = useWords('landing')('employer.prices');
  return (
    <>
      <ServiceHead name="advertising" art={art} deedTo="/virksomhed/job/check" secondTo={plansPath} />
      <div className="wrap">
        <Section title={t('advertising.example.heading')}>
          <AdExample list="services" at="advertising.example" pay={[33_500_00, 36_800_00]} />
        </Section>
        <Points name="advertising" />
        <Steps name="advertising" />
        <Advice name="advertising" />
        <Section title={prices}>
          <PlanPrices />
        </Section>
        <Questions name="advertising" />
      </div>
      <Related pages={['recruitment', 'branding', 'employer']} />
    </>
  );
}
