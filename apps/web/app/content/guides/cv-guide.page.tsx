import { pathTo } from '@jobblik/contract/paths';
import art from '../art/cv-page.svg?raw';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/cv-guide.page';
import { CvSheet } from './cv-sheet';
import { guideMeta } from './guide-meta';
import { GuidePage } from './guide-page';

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, 'cv', pathTo('cvGuide'));
}

/** How to write a CV, with example texts before and after. */
export default function CvGuidePage() {
  return (
    <GuidePage
      name="cv"
      art={art}
      actionTo={pathTo('createCv')}
      secondTo={pathTo('findJob')}
      related={['video', 'sparring', 'seeker']}
      pieces={{ opbygning: <CvSheet />, jobblik: <ProductPicture name="cv-editor" /> }}
    />
  );
}
