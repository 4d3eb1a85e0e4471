import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { IconArchive, IconCircleCheck, IconEye, IconEyeOff, IconHourglassEmpty, IconMail } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import type { IconShape } from '../../ui/brand/icon';
import { Badge, type BadgeTone } from '../../ui/feedback/badge';

const badgeProps: Record<MyJob['state'], { tone: BadgeTone; icon: IconShape }> = {
  live: { tone: 'success', icon: IconEye },
  inactive: { tone: 'plain', icon: IconEyeOff },
  past_deadline: { tone: 'waiting', icon: IconHourglassEmpty },
  expired: { tone: 'waiting', icon: IconHourglassEmpty },
  closed: { tone: 'plain', icon: IconArchive },
  filled: { tone: 'plain', icon: IconCircleCheck },
  deleted: { tone: 'plain', icon: IconEyeOff },
  taken_down: { tone: 'waiting', icon: IconEyeOff },
  hidden: { tone: 'waiting', icon: IconEyeOff },
};

interface MyJobStateProps {
  state: MyJob['state'];
  waitsForEmail: boolean;
  waitsForReview?: boolean;
}

/** Whether the ad is shown, and if not, why. */
export function MyJobState({ state, waitsForEmail, waitsForReview = false }: MyJobStateProps) {
  const t = useWords('employer-jobs');
  if (state === 'inactive' && waitsForEmail) {
    return (
      <Badge tone="waiting" icon={IconMail}>
        {t('state.waits_for_email')}
      </Badge>
    );
  }
  if (state === 'inactive' && waitsForReview) {
    return (
      <Badge tone="waiting" icon={IconHourglassEmpty}>
        {t('state.waits_for_review')}
      </Badge>
    );
  }
  return <Badge {...badgeProps[state]}>{t(`state.${state}`)}</Badge>;
}
