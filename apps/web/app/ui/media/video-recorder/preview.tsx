import { useMergedRef } from '@mantine/hooks';
import { type Ref, useEffect, useRef } from 'react';
import s from './video-recorder.module.css';

/** The own camera, mirrored, without sound. */
export function Preview({ stream, ref }: { stream: MediaStream | null; ref: Ref<HTMLVideoElement> }) {
  const own = useRef<HTMLVideoElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => {
    if (own.current) own.current.srcObject = stream;
  }, [stream]);
  return <video ref={merged} className={s.preview} muted autoPlay playsInline aria-hidden="true" tabIndex={-1} />;
}
