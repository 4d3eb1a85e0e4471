import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from './badge';

/** That a company is verified, how and since when; nothing for one that is not. */
export function VerifiedMark({ verified }: { verified: { method: 'domain'; at: string } | null }) {
  const t = useWords('ui');
  if (!verified) return null;
  return (
    <Badge tone="success" icon={IconRosetteDiscountCheck} wraps>
      {t(`verified.${verified.method}`, { date: formatLongDate(verified.at, new Date(0)) })}
    </Badge>
  );
}
