import art from '../../ui/brand/art/video-cv.svg?raw';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/video-guide.page';
import { guideMeta } from './guide-meta';
import { GuidePage } from './guide-page';
import { SpeechTimer } from './speech-timer';

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, 'video', '/videopræsentation');
}

/** How to make a video CV. */
export default function VideoGuidePage() {
  return (
    <GuidePage
      name="video"
      art={art}
      free
      actionTo="/kandidat/video"
      secondTo="/hvordan-fungere-det"
      related={['cv', 'interview', 'seeker']}
      pieces={{ manuskript: <SpeechTimer />, jobblik: <ProductPicture name="video-cv" /> }}
    />
  );
}
