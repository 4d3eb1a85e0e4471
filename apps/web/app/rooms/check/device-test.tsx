import { useEffect, useState } from 'react';
import { createLocalMedia } from '../call/local-media';
import s from './device-check.module.css';
import { DeviceFields } from './device-fields';
import { DevicePreview } from './device-preview';

/** Tests camera, microphone and speaker outside a room; they stop when it is unmounted. */
export default function DeviceTest() {
  const [media] = useState(createLocalMedia);
  useEffect(() => {
    void media.open();
    return () => media.stopAll();
  }, [media]);
  return (
    <div className={s.test}>
      <div>
        <DevicePreview media={media} />
      </div>
      <div className={s.right}>
        <DeviceFields media={media} />
      </div>
    </div>
  );
}
