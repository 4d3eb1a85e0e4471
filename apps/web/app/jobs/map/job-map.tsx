import { mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobMapAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { mostOnMap } from '@jobblik/contract/jobs/jobs.rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay } from '../../ui/feedback/skeleton';
import { MapView, useMap } from '../../ui/media/leaflet-map';
import { MapZoom } from '../../ui/media/map-zoom';
import { Written } from '../../ui/text/written';
import { payText } from '../ad/job-texts';
import { previewPath } from '../preview/preview-address';
import { type SearchAddress, searchFilters, searchPath } from '../search/search-address';
import { BaseMap } from './base-map';
import type { Cluster } from './cluster';
import s from './job-map.module.css';
import { MapMarkers } from './map-markers';

interface JobMapProps {
  search: SearchAddress;
  /** Postcodes of the hovered or focused ad. */
  lit: readonly string[];
}

type Bounds = [[number, number], [number, number]];

/** Denmark, with a margin of sea. */
const denmark: Bounds = [
  [54.5, 7.9],
  [57.8, 13],
];

/** A map of the hits. The list beside it has the same ads, so nothing is only on the map. */
export default function JobMap({ search, lit }: JobMapProps) {
  const t = useWords('find-job');
  const filters = useMemo(() => ({ ...searchFilters(search), pageNumber: 1, pagePerSize: 10 }), [search]);
  const query = useCall(mapJobCondition, { body: filters }, { keepPrevious: true });
  const { mapTileUrl } = usePageSettings();
  const [chosen, setChosen] = useState<Cluster | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other marks
  useEffect(() => setChosen(null), [filters]);
  const bounds = boundsOf(query.data?.places ?? []);
  return (
    <section className={s.pane} aria-label={t('map.label')} data-ad-pane="">
      {query.data ? (
        <>
          <div className={s.map}>
            <MapView
              start={{ bounds }}
              options={{ attributionControl: Boolean(mapTileUrl), zoomSnap: 0.25, minZoom: 5, zoomControl: false }}
              className={s.leaflet}
            >
              <MapZoom />
              <BaseMap />
              <ShowAll bounds={bounds} />
              <MapMarkers places={query.data.places} lit={lit} chosen={chosen} onChoose={setChosen} />
            </MapView>
          </div>
          {chosen ? (
            <ChosenPlace key={chosen.places[0]?.id} search={search} cluster={chosen} onClose={() => setChosen(null)} />
          ) : (
            <MapNote answer={query.data} />
          )}
        </>
      ) : query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <AfterDelay>
          <div className={s.map} />
        </AfterDelay>
      )}
    </section>
  );
}

/** Space in pixels between the centre of a marker and the edge of the map: half of the largest marker, and a gap. */
const markerRoom = 28;

/** The same at the left, beside the zoom buttons. */
const buttonsRoom = 64;

/** A few places close to each other are not shown closer than this. */
const closestFit = 10.5;

/** Shows the bounds in the visible part of the map: its pane extends below the window, and the note covers part of it. */
function ShowAll({ bounds }: { bounds: Bounds }) {
  const map = useMap();
  const key = bounds.flat().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bounds, whatever list they are in
  useEffect(() => {
    const element = map.getContainer();
    const note = element.parentElement?.nextElementSibling;
    const { bottom } = element.getBoundingClientRect();
    const hidden = note ? Math.max(0, bottom - note.getBoundingClientRect().top) : 0;
    map.fitBounds(bounds, {
      animate: false,
      maxZoom: closestFit,
      paddingTopLeft: [buttonsRoom, markerRoom],
      paddingBottomRight: [markerRoom, hidden + markerRoom],
    });
  }, [map, key]);
  return null;
}

/** All places with hits, or the country. */
function boundsOf(places: JobMapAnswer['places']): Bounds {
  if (places.length === 0) return denmark;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const margin = 0.02;
  return [
    [Math.min(...lats) - margin, Math.min(...lngs) - 2 * margin],
    [Math.max(...lats) + margin, Math.max(...lngs) + 2 * margin],
  ];
}

/** Explains the markers, and lists what is not on the map. */
function MapNote({ answer }: { answer: JobMapAnswer }) {
  const t = useWords('find-job');
  const { mapTileUrl } = usePageSettings();
  return (
    <p className={s.note}>
      {t('map.note')} {!mapTileUrl && `${t('map.outlines')}.`}{' '}
      {answer.nowhere > 0 && t('map.nowhere', { count: answer.nowhere, total: formatNumber(answer.nowhere) })}{' '}
      {answer.count > mostOnMap && t('map.most', { total: formatNumber(mostOnMap) })}
    </p>
  );
}

interface ChosenPlaceProps {
  search: SearchAddress;
  cluster: Cluster;
  onClose: () => void;
}

/** The first ads of the chosen marker, and a link to all of them. */
function ChosenPlace({ search, cluster, onClose }: ChosenPlaceProps) {
  const t = useWords('find-job');
  const jobs = useWords('jobs');
  const heading = useRef<HTMLHeadingElement>(null);
  const there = placeSearch(search, cluster);
  const query = useCall(searchJobCondition, { body: searchFilters(there) });
  const [place, ...more] = cluster.places;
  useEffect(() => heading.current?.focus(), []);
  const name = place ? `${place.zip} ${place.name}` : '';
  return (
    <div className={s.chosen}>
      <div className={s.chosenHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('map.chosen', { count: cluster.count, total: formatNumber(cluster.count), place: name })}
          {more.length > 0 && ` ${t('map.and_around', { count: more.length })}`}
        </h2>
        <button type="button" onClick={onClose}>
          {t('map.close')}
        </button>
      </div>
      <ul>
        {query.data?.jobs.map((job) => (
          <li key={job.id}>
            <Link to={previewPath(search, job.id)} preventScrollReset>
              <Written>{job.title}</Written>
            </Link>
            <small>{[job.company.name, payText(job.pay, jobs)?.amount].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {cluster.count > 10 && (
        <Link to={searchPath(there)}>
          {t('map.see_all', { count: cluster.count, total: formatNumber(cluster.count) })}
        </Link>
      )}
    </div>
  );
}

/** The same search restricted to the postcodes of a marker. */
function placeSearch(search: SearchAddress, { places }: Cluster): SearchAddress {
  const location = places.map(({ name, zip, region }) => `${name}-${zip}-${region}`).slice(0, 20);
  return { ...search, location, postcode: '', page: 1, size: 10 };
}
