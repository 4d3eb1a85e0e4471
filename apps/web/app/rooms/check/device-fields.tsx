import { IconVolume } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { SelectField } from '../../ui/forms/field';
import type { LocalMedia } from '../call/local-media';
import s from './device-check.module.css';
import { playTone } from './play-tone';

/**
 * The choice of camera, microphone and speaker; newly plugged devices appear. A change takes effect at once, also during a call.
 */
export function DeviceFields({ media }: { media: LocalMedia }) {
  const t = useWords('rooms');
  const state = useStore(media.state, media.state.get());
  useEffect(() => {
    const { mediaDevices } = navigator;
    const list = () => void media.listDevices();
    list();
    mediaDevices?.addEventListener?.('devicechange', list);
    return () => mediaDevices?.removeEventListener?.('devicechange', list);
  }, [media]);
  return (
    <>
      <SelectField
        label={t('check.camera')}
        value={state.camera?.getSettings().deviceId ?? state.chosen.camera ?? ''}
        options={optionsOf(state.cameras, t('check.no_camera'))}
        onChange={({ target }) => void media.choose({ camera: target.value })}
      />
      <SelectField
        label={t('check.microphone')}
        value={state.audio?.getSettings().deviceId ?? state.chosen.microphone ?? ''}
        options={optionsOf(state.microphones, t('check.no_microphone'))}
        onChange={({ target }) => void media.choose({ microphone: target.value })}
      />
      <div className={s.speaker}>
        <SelectField
          label={t('check.speaker')}
          value={state.chosen.speaker ?? ''}
          options={optionsOf(state.speakers, t('check.default_device'))}
          onChange={({ target }) => void media.choose({ speaker: target.value })}
        />
        <Button icon={IconVolume} onClick={() => void playTone(state.chosen.speaker)}>
          {t('check.tone')}
        </Button>
      </div>
    </>
  );
}

function optionsOf(devices: readonly MediaDeviceInfo[], none: string) {
  const options = devices.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || `${at + 1}` }));
  return options.length > 0 ? options : [{ value: '', label: none }];
}
