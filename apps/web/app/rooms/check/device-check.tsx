import { perLocale } from '@jobblik/contract/kernel/language';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { IconVideo } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useForm } from '../../platform/forms/use-form';
import { usePageSettings } from '../../platform/page-settings';
import { useStore } from '../../platform/session/store';
import { formatClock, formatList, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
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
  const state = useStore(media.state, media.state.get());
  const form = useForm(({ name }: { name: string }) => onEnter(name.trim()), {
    start: { name: room.name },
    words: { name_required: t('check.name_required') },
    check: ({ name }) => ({ name: name.trim() === '' && 'required' }),
    onSent: () => undefined,
  });
  const isGuest = room.name === '';
  useEffect(() => void media.open(), [media]);

  const enterWithout = async (kind: 'camera' | 'microphone') => {
    await (kind === 'camera' ? media.setCamera(false) : media.setMuted(true));
    await form.submit();
  };
  return (
    <div className={`wrap ${s.check}`}>
      <div>
        <DevicePreview media={media} />
        {state.problem && <p className="note">{t('check.anyway')}</p>}
      </div>
      <form ref={form.ref} className={s.right} onSubmit={form.submit} noValidate>
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
            label={t('check.name')}
            description={t('check.name_hint')}
            autoComplete="name"
            maxLength={60}
            {...form.field('name')}
          />
        )}
        <DeviceFields media={media} />
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" kind="filled" size="large" icon={IconVideo} full busy={form.isBusy}>
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
