import { useWords } from '../../../platform/words/i18n';
import { Switch } from '../../forms/choice';
import { SelectField } from '../../forms/field';
import { LevelMeter } from './level-meter';
import type { Camera } from './use-camera';
import s from './video-recorder.module.css';

interface DeviceChoiceProps {
  camera: Camera;
  practice: boolean;
  onPractice: (on: boolean) => void;
}

/** Before recording: the choice of camera and microphone, a level meter, and whether it is practice. */
export function DeviceChoice({ camera, practice, onPractice }: DeviceChoiceProps) {
  const t = useWords('media');
  const { devices, used, stream, choose } = camera;
  const named = (list: readonly MediaDeviceInfo[], word: 'camera_n' | 'microphone_n') =>
    list.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || t(word, { n: at + 1 }) }));
  return (
    <>
      <div className={s.devices}>
        <SelectField
          size="small"
          label={t('camera')}
          value={used.camera ?? ''}
          options={named(devices.cameras, 'camera_n')}
          onChange={(event) => choose({ camera: event.target.value })}
        />
        <div>
          <SelectField
            size="small"
            label={t('microphone')}
            value={used.microphone ?? ''}
            options={named(devices.microphones, 'microphone_n')}
            onChange={(event) => choose({ microphone: event.target.value })}
          />
          {stream && <LevelMeter stream={stream} />}
        </div>
      </div>
      <Switch
        label={t('practice')}
        description={t('practice_hint')}
        checked={practice}
        onChange={(event) => onPractice(event.target.checked)}
      />
    </>
  );
}
