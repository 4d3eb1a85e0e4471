import { findCvAlternatives } from '@jobblik/contract/candidates/cv-search.api';
import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import { IconBell } from '@tabler/icons-react';
import { nearestTowns, placeOfSlug, slugQuery, usePlaces } from '../../lookups';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-magnifier.svg?raw';
import { Empty } from '../../ui/feedback/list-states';
import { NoHits, OtherSearches } from '../../ui/feedback/no-hits';
import { ButtonLink } from '../../ui/forms/button';
import {
  type CvSearchAddress,
  cvMatchPath,
  cvSearchBody,
  cvSearchPath,
  cvSearchScreen,
  withoutCvFilters,
} from './search-address';

const mostPlaces = 4;

/** No hits: suggested changes of the search, and a CV-match for it. */
export function CvNoHits({ search }: { search: CvSearchAddress }) {
  const t = useWords('cv-search');
  const { ageFilters } = usePageSettings();
  const { data } = useCall(findCvAlternatives, { body: cvSearchBody(search, ageFilters) });
  const slug = search.postcode || (search.location[0] ?? '');
  const middle = usePlaces(slug && slugQuery(slug), { whole: true });
  const first = { ...search, page: 1 };
  const other = (name: string, count: number, changed: CvSearchAddress) => ({
    name,
    path: cvSearchPath(changed),
    hits: t('heading', { count, total: formatNumber(count) }),
  });
  const places =
    data && !middle.waiting ? nearestTowns(data.places, placeOfSlug(slug, middle.places) ?? null, mostPlaces) : [];
  const open = data?.without_filters
    ? [
        other(t('none.without_filters'), data.without_filters, {
          ...withoutCvFilters(search),
          location: search.location,
        }),
      ]
    : [];
  return (
    <NoHits
      offer={{
        text: t('none.match'),
        action: (
          <ButtonLink icon={IconBell} to={cvMatchPath(search)}>
            {t('match')}
          </ButtonLink>
        ),
      }}
      others={
        <>
          <OtherSearches
            title={t('none.title')}
            searches={[
              ...open,
              ...places.map(({ place, km, count }) => ({
                ...other(place.name, count, { ...first, postcode: '', location: [placeSlug(place)] }),
                km,
              })),
            ]}
          />
          <OtherSearches
            title={t('none.similar')}
            searches={(data?.keywords ?? []).map(({ keyword, count }) => other(keyword, count, { ...first, keyword }))}
          />
        </>
      }
    >
      <Empty art={drawing} title={t('empty')} action={<ButtonLink to={cvSearchScreen}>{t('empty_action')}</ButtonLink>}>
        {t('empty_text')}
      </Empty>
    </NoHits>
  );
}
