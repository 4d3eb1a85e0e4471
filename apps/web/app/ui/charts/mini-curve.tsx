import s from './mini-curve.module.css';
import { smoothed, sparkPoints } from './spark-points';

interface MiniCurveProps {
  /** One number for each of the last days, oldest first. */
  values: readonly number[];
  width?: number;
  height?: number;
}

/** Numbers over time, small enough for a row. Decorative: the row shows the sum. */
export function MiniCurve({ values, width = 84, height = 24 }: MiniCurveProps) {
  const points = sparkPoints(smoothed(values), width, height, 3);
  const last = points[points.length - 1];
  if (!last) return null;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={s.curve} aria-hidden="true">
      <path className={s.area} d={`${path}L${last.x} ${height}L0 ${height}Z`} />
      <path className={s.stroke} d={path} />
      <circle className={s.dot} cx={last.x} cy={last.y} r="2.8" />
    </svg>
  );
}
