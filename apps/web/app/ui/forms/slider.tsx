import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import s from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words: "Op til 50 km". */
  format: (value: number) => string;
  /** The range in words, at the right: "5–400 km". */
  range?: string;
  /** Called while it moves. */
  onChange?: (value: number) => void;
  /** Called when it is released, and after each key: the moment to search. */
  onDone?: (value: number) => void;
  name?: string;
}

/** A number on a scale, by pointer or arrow keys. The distance of a search is from 5 to 400 km in steps of 5. */
export function Slider({ label, value, min, max, step, format, range, onChange, onDone, name }: SliderProps) {
  const [now, setNow] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setNow(value);
  }
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // The native change event, which React's onChange is not: on release, and after each key. In a layout effect, so that it receives
  // input from before hydration.
  useLayoutEffect(() => {
    const field = input.current;
    const onCommit = () => field && done.current?.(field.valueAsNumber);
    field?.addEventListener('change', onCommit);
    return () => field?.removeEventListener('change', onCommit);
  }, []);
  const part = `${((now - min) / (max - min)) * 100}%`;
  return (
    <div className={s.slider}>
      <label>
        <span className={s.label}>{label}</span>
        <input
          ref={input}
          type="range"
          className={s.range}
          style={{ '--part': part } as CSSProperties}
          {...{ min, max, step, name }}
          value={now}
          aria-valuetext={format(now)}
          onChange={(event) => {
            setNow(event.target.valueAsNumber);
            onChange?.(event.target.valueAsNumber);
          }}
        />
      </label>
      <div className={s.ends}>
        <output className="strong">{format(now)}</output>
        <span>{range}</span>
      </div>
    </div>
  );
}
