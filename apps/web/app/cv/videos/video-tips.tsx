import { IconBulb } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './video.module.css';

const tips = ['short', 'light', 'lens', 'sound', 'clothes'] as const;
const lines = ['hello', 'past', 'good', 'seek', 'end'] as const;

/** Tips for a good video, beside the list. */
export function VideoTips() {
  const t = useWords('cv-video');
  return (
    <aside className={s.tips} aria-labelledby="video-tips">
      <h2 id="video-tips">
        <Icon of={IconBulb} /> {t('tips.title')}
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>
            <span className="strong">{t(`tips.${tip}.heading`)}</span>
            <span className="text-2">{t(`tips.${tip}.text`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Example sentences, beside the recorder. */
export function VideoScript() {
  const t = useWords('cv-video');
  return (
    <aside className={s.script} aria-labelledby="video-script">
      <h3 id="video-script">{t('script.title')}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line}>{t(`script.${line}`)}</li>
        ))}
      </ol>
      <p className="note muted">{t('script.note')}</p>
    </aside>
  );
}
