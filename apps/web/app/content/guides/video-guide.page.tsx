import { pathTo } from '@jobblik/contract/paths';
import art from '../../ui/brand/art/video-cv.svg?raw';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/video-guide.page';
import { guideMeta } from './guide-meta';
import { GuidePage } from './guide-page';
import { SpeechTimer } from './speech-timer';

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, 'video', pathTo('videoGuide'));
}

/** How to make a video CV. */
export default function VideoGuidePage() {
  return (
    <GuidePage
      name="video"
      art={art}
      free
      actionTo={pathTo('cvVideo')}
      secondTo={pathTo('forSeekers')}
      related={['cv', 'interview', 'seeker']}
      pieces={{ manuskript: <SpeechTimer />, jobblik: <ProductPicture name="video-cv" /> }}
    />
  );
}
