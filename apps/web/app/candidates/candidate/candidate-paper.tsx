import type { Cv, CvDocument, CvImage } from '@jobblik/contract/cv/cv.schema';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { CvPaperView, openDocument, VideoPoster, VideoPosters } from '../../cv/index';
import { useProblemText } from '../../platform/api/use-problem';
import { toastError } from '../../ui/feedback/toast-store';

interface CandidatePaperProps {
  cv: Cv;
  image: CvImage | null;
  document: CvDocument | null;
  /** The first one is beside the name, the others at the end. */
  videos: readonly CvVideo[];
  anonymous: boolean;
  /** Level of the name's heading. */
  level: 1 | 2 | 3;
}

/** A CV with its document and videos, as an employer reads it. */
export function CandidatePaper({ cv, image, document, videos, anonymous, level }: CandidatePaperProps) {
  const problemText = useProblemText();
  const [first, ...others] = videos;
  return (
    <CvPaperView
      cv={cv}
      image={image}
      document={document}
      onDocument={({ cv_document_id }) =>
        openDocument(cv_document_id).catch((error: unknown) => toastError(problemText(error)))
      }
      anonymous={anonymous}
      film={first && <VideoPoster video={first} />}
      films={others.length > 0 && <VideoPosters videos={others} />}
      level={level}
    />
  );
}
