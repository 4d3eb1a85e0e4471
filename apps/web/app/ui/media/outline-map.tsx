import { useMemo } from 'react';
import { useWords } from '../../platform/words/i18n';
import outlinesText from './municipality-outlines.geojson?raw';
import s from './place-map.module.css';
import { type MapPoint, type Municipality, outlineAround, outlineSize } from './place-outline';

const { features } = JSON.parse(outlinesText) as { features: Municipality[] };

interface OutlineMapProps {
  /** The middle of a postcode. */
  place: MapPoint;
  /** The person's own town. */
  home: MapPoint | null;
}

/** The true outline of the municipality around a place, without requests to others. What it shows is also text beside it. */
export default function OutlineMap({ place, home }: OutlineMapProps) {
  const t = useWords('ui');
  const drawn = useMemo(() => outlineAround(features, place, home), [place, home]);
  const { width, height } = outlineSize;
  const { pin, home: you, scale } = drawn;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fontSize="9.5"
      className={s.drawn}
      aria-hidden="true"
    >
      {drawn.areas.map(({ name, path, isOwn }) => (
        <path key={name} d={path} className={isOwn ? s.own : s.land} />
      ))}
      <circle cx={pin.x} cy={pin.y} r="18" className={s.around} />
      {you && <path d={`M${pin.x} ${pin.y}L${you.x} ${you.y}`} className={s.way} />}
      {drawn.labels.map(({ x, y, text, isOwn }) => (
        <text key={text} x={x} y={y} className={isOwn ? s.ownName : s.name}>
          {text}
        </text>
      ))}
      {you && (
        <g>
          <circle cx={you.x} cy={you.y} r="5" className={s.you} />
          <text x={you.x + (you.x < pin.x ? -9 : 9)} y={you.y + 4} className={you.x < pin.x ? s.youBefore : s.youAfter}>
            {t('place.you')}
          </text>
        </g>
      )}
      <path
        d={`M${pin.x} ${pin.y}c-7-10-11.5-15.5-11.5-21.5a11.5 11.5 0 0 1 23 0c0 6-4.5 11.5-11.5 21.5Z`}
        className={s.pinShape}
      />
      <circle cx={pin.x} cy={pin.y - 21.5} r="4.2" className={s.pinHole} />
      <path d={`M14 ${height - 16}v4h${scale.length}v-4`} className={s.scale} />
      <text x={20 + scale.length} y={height - 9} className={s.scaleName}>
        {scale.km} km
      </text>
    </svg>
  );
}
