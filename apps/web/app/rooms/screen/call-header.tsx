import { IconClock, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { EyeSymbol } from '../../ui/brand/logo';
import { classes } from '../../ui/classes';
import { formatVideoLength } from '../../ui/media/video-length';
import type { NetworkState } from '../call/call-state';
import s from './in-call.module.css';

interface CallHeaderProps {
  title: string;
  subtitle: string;
  network: NetworkState;
  /** Instant (ms) at which the call began; null while alone. */
  startedAt: number | null;
}

/** Title, network state and duration of the call. */
export function CallHeader({ title, subtitle, network, startedAt }: CallHeaderProps) {
  const t = useWords('rooms');
  return (
    <div className={s.header}>
      <EyeSymbol className={s.mark} />
      <div className={s.titles}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <p role="status" className={classes(s.network, s[network])}>
        <Icon of={network === 'lost' ? IconWifiOff : IconWifi} size={16} /> <span>{t(`network.${network}`)}</span>
      </p>
      {startedAt !== null && <Elapsed since={startedAt} />}
    </div>
  );
}

function Elapsed({ since }: { since: number }) {
  const t = useWords('rooms');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = formatVideoLength((now - since) / 1_000);
  return (
    <p className={s.elapsed} role="timer" aria-label={t('elapsed', { time })}>
      <Icon of={IconClock} size={16} /> <span className="num">{time}</span>
    </p>
  );
}
