import { type CSSProperties, useEffect, useState } from 'react';
import { useDraft } from '../../platform/drafts/use-draft';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { TextArea } from '../../ui/forms/field';
import s from './speech-timer.module.css';
import { spokenTime } from './spoken-time';

/** Computes how long a typed text takes to say. The text stays in this browser. */
export function SpeechTimer() {
  const t = useWords('guides');
  const draft = useDraft<{ text: string }>('speech');
  const [text, setText] = useState<string | null>(null);
  const { restored } = draft;
  useEffect(() => {
    if (restored) setText((typed) => typed ?? restored.text);
  }, [restored]);
  const shown = text ?? t('timer.sample');
  const { words, seconds, over } = spokenTime(shown);
  return (
    <div className={s.timer}>
      <TextArea
        label={t('timer.label')}
        description={t('timer.hint')}
        rows={6}
        value={shown}
        onChange={(event) => {
          setText(event.target.value);
          draft.save({ text: event.target.value });
        }}
      />
      <div className={s.minute} style={{ '--part': Math.min(1, seconds / 60) } as CSSProperties} aria-hidden="true">
        <span className={classes(over > 0 && s.over)} />
      </div>
      <p role="status">
        <strong>{t('timer.seconds', { count: seconds, total: formatNumber(seconds) })}</strong>{' '}
        {t('timer.words', { count: words, total: formatNumber(words) })}{' '}
        {over > 0 && t('timer.over', { count: over, total: formatNumber(over) })}
      </p>
    </div>
  );
}
