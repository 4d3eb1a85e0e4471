import { useEffect, useRef, useState } from 'react';
import s from './video-recorder.module.css';

/** 3, 2, 1 over the picture, a second each. */
export function Countdown({ onZero }: { onZero: () => void }) {
  const [left, setLeft] = useState(3);
  const zero = useRef(onZero);
  zero.current = onZero;
  useEffect(() => {
    if (left === 0) return zero.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div className={s.countdown} role="timer" aria-live="assertive" aria-atomic="true">
      {left > 0 && left}
    </div>
  );
}
