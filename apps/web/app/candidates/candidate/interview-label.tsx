import type { VideoStatus } from '@jobblik/contract/applications/applications.rules';
import { IconVideo } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';

/** State of an interview with a person, in the words of spec 2§4; renders nothing before one was requested. */
export function InterviewLabel({ status }: { status: VideoStatus }) {
  const t = useWords('applications');
  if (status === 0 || status === 4) return null;
  return (
    <Badge tone="info" icon={IconVideo} wraps>
      {t(`v_status.${status}`)}
    </Badge>
  );
}
