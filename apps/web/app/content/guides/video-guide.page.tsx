import art from '../../ui/brand/art/video-cv.svg?raw';
import { pageMeta } from '../landing/page-meta';
import type { Route } from './+types/video-guide.page';
import { GuidePage } from './guide-page';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, 'guides', 'video', '/videopræsentation');
}

/** How to make a video CV. */
export default function VideoGuidePage() {
  return (
    <GuidePage
      name="video"
      art={art}
      free
      deedTo="/kandidat/video"
      secondTo="/hvordan-fungere-det"
      related={['cv', 'interview', 'seeker']}
    />
  );
}
