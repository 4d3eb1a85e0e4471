import { perLocale } from '@jobblik/contract/kernel/language';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { IconVideo } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { usePageSettings } from '../../platform/page-settings';
import { useStore } from '../../platform/session/store';
import { formatClock, formatList, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError, TextField } from '../../ui/forms/field';
import { Avatar } from '../../ui/media/picture';
import type { LocalMedia } from '../call/local-media';
import s from './device-check.module.css';
import { DeviceFields } from './device-fields';
import { DevicePreview } from './device-preview';

interface DeviceCheckProps {
  entered: EnteredRoom;
  media: LocalMedia;
  onEnter: (name: string) => Promise<void>;
}

/** Before the call: preview of picture and sound, the choice of devices, and help if the browser refuses. */
export function DeviceCheck({ entered: { room }, media, onEnter }: DeviceCheckProps) {
  const t = useWords('rooms');
  const problemText = useProblemText();
  const state = useStore(media.state, media.state.get());
  const [name, setName] = useState(room.name);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isGuest = room.name === '';
  useEffect(() => void media.open(), [media]);

  const enter = async () => {
    if (name.trim() === '') {
      setMissing(true);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await onEnter(name.trim());
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  const enterWithout = async (kind: 'camera' | 'microphone') => {
    await (kind === 'camera' ? media.setCamera(false) : media.setMuted(true));
    await enter();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };
  return (
    <div className={`wrap ${s.check}`}>
      <div>
        <DevicePreview media={media} />
        {state.problem && <p className="note">{t('check.anyway')}</p>}
      </div>
      <form className={s.right} onSubmit={submit} noValidate>
        <div>
          {room.starts_at && (
            <p className={s.when}>
              {formatWeekday(room.starts_at)} kl. {formatClock(room.starts_at)}
              {room.ends_at && `–${formatClock(room.ends_at)}`}
            </p>
          )}
          <h1 className={s.title}>
            {room.kind === 'interview' && !room.is_host && room.title
              ? t('check.title', { name: room.title })
              : t('check.title_free')}
          </h1>
        </div>
        <Present room={room} />
        {isGuest && (
          <TextField
            ref={nameField}
            label={t('check.name')}
            description={t('check.name_hint')}
            autoComplete="name"
            maxLength={60}
            value={name}
            error={isMissing ? t('check.name_required') : undefined}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
          />
        )}
        <DeviceFields media={media} />
        {Boolean(error) && (
          <div role="alert">
            <FieldError>{problemText(error)}</FieldError>
          </div>
        )}
        <Button type="submit" kind="filled" size="large" icon={IconVideo} full busy={isBusy}>
          {t('check.enter')}
        </Button>
        <div className={s.without}>
          <button type="button" className={s.link} onClick={() => void enterWithout('camera')}>
            {t('check.without_camera')}
          </button>
          <button type="button" className={s.link} onClick={() => void enterWithout('microphone')}>
            {t('check.without_microphone')}
          </button>
        </div>
      </form>
    </div>
  );
}

const inMinutes = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

/** Who is in the room already, and the time until the agreed start. */
function Present({ room }: Pick<EnteredRoom, 'room'>) {
  const t = useWords('rooms');
  const { now } = usePageSettings();
  const names = room.present;
  const minutes = room.starts_at ? Math.ceil((Date.parse(room.starts_at) - Math.max(now, Date.now())) / 60_000) : null;
  const when =
    minutes === null
      ? t('check.nobody_text')
      : minutes > 0
        ? t('check.starts_in', {
            when:
              minutes >= 120
                ? inMinutes().format(Math.round(minutes / 60), 'hour')
                : inMinutes().format(minutes, 'minute'),
          })
        : t('check.begun');
  return (
    <div className={names.length > 0 ? s.present : s.nobody} role="status">
      {names[0] !== undefined && <Avatar name={names[0]} size={44} />}
      <div>
        <strong>
          {names.length > 0 ? t('check.in_room', { count: names.length, names: formatList(names) }) : t('check.nobody')}
        </strong>
        {(names.length === 0 || minutes !== null) && <p>{when}</p>}
      </div>
    </div>
  );
}
