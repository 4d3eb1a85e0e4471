import { pathTo } from '@jobblik/contract/paths';
import { pricesPath } from '../../platform/plans-path';
import art from '../art/company-house.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/branding.page';
import { MarkedText } from './marked-text';
import { CheckLists, Points, Questions, ServiceHeader, Steps } from './service-parts';
import { serviceMeta } from './service-words';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'branding', pathTo('branding'));
}

/** What a company's page can show, and how to present the company. */
export default function BrandingPage() {
  return (
    <>
      <ServiceHeader
        name="branding"
        shape="first"
        picture={art}
        actionTo={pathTo('settings', { area: 'virksomhed' })}
        secondTo={pricesPath}
      />
      <div className="wrap">
        <ProductPicture name="company" />
        <MarkedText />
        <Points name="branding" />
        <Steps name="branding" />
        <CheckLists name="branding" />
        <Questions name="branding" />
      </div>
      <Related pages={['advertising', 'recruitment', 'employer']} />
    </>
  );
}
