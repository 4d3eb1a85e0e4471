import { useParams, useSearchParams } from 'react-router';
import { seo } from '../platform/seo';
import { pageWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import { Room } from './room';
import { RoomMissing } from './room-missing';
import { readRoomPlace } from './room-place';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'rooms')('meta.interview'), hidden: true });
}

/** /virksomhed/strøm, /kandidat/strøm, /virksomhed/cstream and /stream: from the device check to the end of the call. */
export default function RoomPage() {
  const place = readRoomPlace(useParams());
  const [query] = useSearchParams();
  if (!place) return <RoomMissing />;
  return <Room key={place.link} place={place} invitation={query.get('invitation') ?? undefined} />;
}
