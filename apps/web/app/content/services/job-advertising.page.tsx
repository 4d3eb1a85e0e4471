import { pathTo } from '@jobblik/contract/paths';
import { pricesPath } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import { Related } from '../guides/related';
import { AdExample } from '../landing/ad-example';
import { PlanPrices } from '../landing/plan-prices';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/job-advertising.page';
import { Advice, Points, Questions, ServiceHeader, Steps } from './service-parts';
import { serviceMeta } from './service-words';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'advertising', pathTo('jobAdvertising'));
}

/** What an ad contains, how to write it, and what it costs. */
export default function JobAdvertisingPage() {
  const t = useWords('services');
  const prices = useWords('landing')('employer.prices');
  return (
    <>
      <ServiceHeader
        name="advertising"
        shape="beside"
        picture={<AdExample level={2} word={(name) => t(`advertising.example.${name}`)} pay={[33_500_00, 36_800_00]} />}
        actionTo={pathTo('newAd')}
        secondTo={pricesPath}
      />
      <div className="wrap">
        <Points name="advertising" />
        <Steps name="advertising" />
        <ProductPicture name="own-ads" />
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
