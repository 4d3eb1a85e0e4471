import { pathTo } from '@jobblik/contract/paths';
import art from '../art/bridge.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/outplacement.page';
import { CheckLists, Points, Questions, ServiceHeader } from './service-parts';
import { serviceMeta } from './service-words';
import { Timeline } from './timeline';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'outplacement', pathTo('outplacement'));
}

/** How an employer helps a dismissed employee. The product sells no counselling, which the page states in its questions. */
export default function OutplacementPage() {
  return (
    <>
      <ServiceHeader
        name="outplacement"
        shape="strip"
        picture={art}
        actionTo={pathTo('cvGuide')}
        secondTo={pathTo('careerAdvice')}
      />
      <div className="wrap">
        <Timeline />
        <CheckLists name="outplacement" />
        <Points name="outplacement" />
        <ProductPicture name="agent-hits" />
        <Questions name="outplacement" />
      </div>
      <Related pages={['sparring', 'cv', 'seeker']} />
    </>
  );
}
