import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import s from './video-recorder.module.css';

/** The own camera, mirrored, without sound. */
export function Preview({ stream, ref }: { stream: MediaStream | null; ref: Ref<HTMLVideoElement | null> }) {
  const own = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => own.current);
  useEffect(() => {
    if (own.current) own.current.srcObject = stream;
  }, [stream]);
  return <video ref={own} className={s.preview} muted autoPlay playsInline aria-hidden="true" tabIndex={-1} />;
}
