import art from '../art/step-applicants.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/recruitment.page';
import { PileTime } from './pile-time';
import { Advice, Points, Questions, ServiceHeader, Steps } from './service-parts';
import { serviceMeta } from './service-words';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'recruitment', '/rekruttering');
}

/** How applications are read and answered, and how candidates are found. */
export default function RecruitmentPage() {
  return (
    <>
      <ServiceHeader
        name="recruitment"
        shape="beside"
        picture={art}
        actionTo="/virksomhed/cv/søg"
        secondTo="/virksomhed/job/check"
      />
      <div className="wrap">
        <ProductPicture name="applicants-inbox" />
        <PileTime />
        <Points name="recruitment" />
        <Advice name="recruitment" />
        <Steps name="recruitment" />
        <Questions name="recruitment" />
      </div>
      <Related pages={['interview', 'advertising', 'employer']} />
    </>
  );
}
