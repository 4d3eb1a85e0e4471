import { pathTo } from '@jobblik/contract/paths';
import art from '../art/two-on-bench.svg?raw';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/sparring.page';
import { guideMeta } from './guide-meta';
import { GuidePage } from './guide-page';
import { Talk } from './talk';

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, 'sparring', pathTo('careerAdvice'));
}

/** How to discuss the next step with somebody. The product sells no counselling, so the page lists where to get it. */
export default function SparringPage() {
  return (
    <GuidePage
      name="sparring"
      art={art}
      actionTo={pathTo('findJob')}
      secondTo={pathTo('cvGuide')}
      related={['cv', 'outplacement', 'blog']}
      pieces={{ samtalen: <Talk />, plan: <ProductPicture name="recommended-jobs" /> }}
    />
  );
}
