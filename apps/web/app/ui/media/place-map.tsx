import { Suspense } from 'react';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { usePageSettings } from '../../platform/page-settings';
import { useHydrated } from '../../platform/state/use-hydrated';
import { classes } from '../classes';
import type { MapPlace } from './live-map';
import s from './place-map.module.css';

const LiveMap = lazyPiece(() => import('./live-map'));

interface MapProps {
  places: readonly MapPlace[];
  /** The address as text. It is shown below the map, so the map is optional. */
  address: string;
  note?: string;
  /** 8 on the job page, 15 for a company and contact (spec 1§9). */
  zoom?: number;
  tall?: boolean;
}

/** A map of places. Real tiles if the installation has them; otherwise a drawing with a pin. */
export function PlaceMap({ places, address, note, zoom = 15, tall }: MapProps) {
  const { mapTileUrl, mapAttribution } = usePageSettings();
  const isHydrated = useHydrated();
  return (
    <figure>
      <div className={classes(s.map, tall && s.tall)}>
        <DrawnMap />
        {isHydrated && mapTileUrl && places.length > 0 && (
          <Suspense fallback={null}>
            <LiveMap
              places={places}
              zoom={zoom}
              tiles={mapTileUrl}
              attribution={mapAttribution}
              label={address}
              className={s.live}
            />
          </Suspense>
        )}
      </div>
      <figcaption className={s.caption}>
        <b>{address}</b>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** A generic drawing: water, roads, a park, the pin. */
function DrawnMap() {
  return (
    <>
      <svg viewBox="0 0 340 190" preserveAspectRatio="xMidYMid slice" className={s.drawn} aria-hidden="true">
        <path d="M0 0h112c-14 30-4 48 8 64 16 22 22 44 4 64-18 22-34 36-28 62H0Z" fill="var(--il-water)" />
        <path d="M186 40c14-16 46-14 62 0s6 34-14 36-62-14-48-36Z" fill="var(--il-moss)" opacity=".55" />
        <g fill="none" stroke="var(--il-paper)" strokeLinecap="round">
          <path d="M128 190c6-40 30-66 62-84s96-30 150-34" strokeWidth="9" />
          <path d="M150 0c8 34 28 62 56 86s62 60 74 104" strokeWidth="6" />
          <path
            d="M340 132c-40-2-76 4-106 20s-46 26-58 38M262 0c2 26-4 50-20 70M340 30c-30 4-52 12-70 26M206 86l-60 6M300 190c-6-20-16-38-30-52"
            strokeWidth="4"
          />
        </g>
      </svg>
      <Pin />
    </>
  );
}

function Pin() {
  return (
    <svg viewBox="0 0 36 46" className={s.pin} aria-hidden="true">
      <path
        d="M18 45C9 32 3 25 3 17a15 15 0 0 1 30 0c0 8-6 15-15 28Z"
        fill="var(--primary)"
        stroke="var(--il-paper)"
        strokeWidth="2"
      />
      <circle cx="18" cy="17" r="5.5" fill="var(--il-paper)" />
    </svg>
  );
}
