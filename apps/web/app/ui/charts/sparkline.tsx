import { type PointerEvent, useState } from 'react';
import { nearestPoint, sparkPoints } from './spark-points';
import s from './sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Accessible description: "Besøg pr. dag, senest 14". */
  label: string;
  /** First and last day in words. */
  from?: string;
  to?: string;
  height?: number;
  /** One value in words, "3. nov.: 12", while it is hovered. Show the numbers elsewhere too, for touch devices. */
  pointText?: (index: number) => string;
}

const width = 400;

/** Numbers over time, drawn small: a line, its mean, and a dot for today. */
export function Sparkline({ values, label, from, to, height = 90, pointText }: SparklineProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const points = sparkPoints(values, width, height);
  const last = points[points.length - 1];
  if (!last) return null;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const at = pointed === null ? undefined : points[pointed];
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(nearestPoint(points, ((event.clientX - box.left) / box.width) * width));
  };
  return (
    <figure className={s.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={s.line}
        role="img"
        aria-label={label}
        {...(pointText && { onPointerMove: follow, onPointerLeave: () => setPointed(null) })}
      >
        <path className={s.area} d={`${path}L${last.x} ${height}L0 ${height}Z`} />
        <path className={s.mean} d={`M0 ${mean}H${width}`} />
        <path className={s.stroke} d={path} />
        {at && <path className={s.pointed} d={`M${at.x} 0V${height}`} />}
        <circle className={s.dot} cx={(at ?? last).x} cy={(at ?? last).y} r="5.5" />
      </svg>
      {(from || to) && (
        <figcaption className={s.ends}>
          <span>{from}</span>
          {pointed !== null && pointText && <b aria-hidden="true">{pointText(pointed)}</b>}
          <span>{to}</span>
        </figcaption>
      )}
    </figure>
  );
}
