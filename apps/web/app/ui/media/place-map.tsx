import { IconMap, IconRoute } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { usePageSettings } from '../../platform/page-settings';
import { formatKm } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../brand/icon';
import { mapAddress, travelAddress } from './place-links';
import s from './place-map.module.css';

const LiveMap = lazyPiece(() => import('./live-map'));
const OutlineMap = lazyPiece(() => import('./outline-map'));

/** A postcode, "5000 Odense C", and its middle. */
export interface LabelledPlace {
  label: string;
  lat: number;
  lng: number;
}

interface MapProps {
  /** The first one is described; all of them are on the map. */
  places: readonly [LabelledPlace, ...LabelledPlace[]];
  /** Street and number; without one the note says that there is none. */
  street: string;
  /** The person's own town, and kilometres from there to the first place. */
  home?: (LabelledPlace & { km: number }) | null;
  /** Of the tiles: 8 on the job page, 15 for a company and contact (spec 1§9). */
  zoom?: number;
}

/**
 * Where something is: real tiles if the installation has them, otherwise the true outline of the municipality, with a pin in the middle
 * of the postcode; the same in words, and links to a map and a journey planner. The map is loaded when it is nearly in view.
 */
export function PlaceMap({ places, street, home = null, zoom = 15 }: MapProps) {
  const t = useWords('ui');
  const { mapTileUrl, mapAttribution } = usePageSettings();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [place] = places;
  const address = [street, place.label].filter(Boolean).join(', ');
  const isElsewhere = home !== null && home.km > 0;
  const where = street ? address : t('place.middle', { place: place.label });
  return (
    <figure>
      <div ref={frame} className={s.map}>
        {isNear && (
          <Suspense fallback={null}>
            {mapTileUrl ? (
              <LiveMap
                places={places}
                zoom={zoom}
                tiles={mapTileUrl}
                attribution={mapAttribution}
                label={address}
                className={s.live}
              />
            ) : (
              <OutlineMap place={place} home={home} />
            )}
          </Suspense>
        )}
      </div>
      <figcaption className={s.caption}>
        <b>{[where, isElsewhere && t('place.from_you', { km: formatKm(home.km) })].filter(Boolean).join('\u00a0· ')}</b>
        <span>{street ? t('place.pin') : t('place.no_address')}</span>
        {isElsewhere && <span>{t('place.straight', { place: home.label })}</span>}
        <p className={s.links}>
          <a className={s.link} href={mapAddress(place, street)} target="_blank" rel="noopener">
            <Icon of={IconMap} size={18} /> {t('place.open')}
          </a>
          <a className={s.link} href={travelAddress(address, home?.label)} target="_blank" rel="noopener">
            <Icon of={IconRoute} size={18} /> {t('place.travel')}
          </a>
        </p>
        {!mapTileUrl && <span className={s.data}>{t('place.data')}</span>}
      </figcaption>
    </figure>
  );
}

/** Pixels below the window from which on the map is loaded. */
const margin = '300px';

/** Whether an element is in view, or nearly; stays true. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
