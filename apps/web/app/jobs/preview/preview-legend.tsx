import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import s from './preview-pane.module.css';

/** Legend of the list's keyboard shortcuts. */
export function PreviewLegend() {
  const t = useWords('find-job');
  const keys = [
    { keys: ['↑', '↓'], does: t('preview.key_step') },
    { keys: ['Enter'], does: t('preview.key_open') },
    { keys: ['G'], does: t('preview.key_save') },
    { keys: ['S'], does: t('preview.key_compare') },
    { keys: ['Esc'], does: t('preview.key_close') },
  ];
  return (
    <ul className={s.keys} aria-label={t('preview.keys')}>
      {keys.map(({ keys: pressed, does }) => (
        <li key={does}>
          {pressed.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
