import { pathTo } from '@jobblik/contract/paths';
import art from '../art/step-applicants.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/recruitment.page';
import { InboxTime } from './inbox-time';
import { Advice, Points, Questions, ServiceHeader, Steps } from './service-parts';
import { serviceMeta } from './service-words';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'recruitment', pathTo('recruitment'));
}

/** How applications are read and answered, and how candidates are found. */
export default function RecruitmentPage() {
  return (
    <>
      <ServiceHeader
        name="recruitment"
        shape="beside"
        picture={art}
        actionTo={pathTo('searchCvs')}
        secondTo={pathTo('newAd')}
      />
      <div className="wrap">
        <ProductPicture name="applicants-inbox" />
        <InboxTime />
        <Points name="recruitment" />
        <Advice name="recruitment" />
        <Steps name="recruitment" />
        <Questions name="recruitment" />
      </div>
      <Related pages={['interview', 'advertising', 'employer']} />
    </>
  );
}
