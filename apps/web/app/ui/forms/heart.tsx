import { IconHeart } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from './button';
import s from './heart.module.css';

interface HeartProps {
  on: boolean;
  onToggle: () => void;
  /** Name of what is saved: the job's title. */
  name: string;
  busy?: boolean;
}

/** Saves and unsaves. Filled with the colour fjord, never coral. */
export function Heart({ on, onToggle, name, busy }: HeartProps) {
  const t = useWords('ui');
  return (
    <IconButton
      icon={IconHeart}
      filled={on}
      label={t(on ? 'heart.remove' : 'heart.save', { name })}
      aria-pressed={on}
      onClick={() => !busy && onToggle()}
      className={on ? s.on : s.off}
    />
  );
}
