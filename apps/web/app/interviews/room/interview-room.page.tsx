import { Suspense } from 'react';
import { useParams } from 'react-router';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';
import { Room, RoomLoading, RoomMissing, readRoomPlace } from '../../rooms/index';
import { ClosedInterview } from './closed-interview';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'rooms')('meta.interview'), hidden: true });
}

/** /virksomhed/strøm, /kandidat/strøm: the room of an interview, and what became of it while the room is closed. */
export default function InterviewRoomPage() {
  const place = readRoomPlace(useParams());
  if (!place) return <RoomMissing />;
  const { link, area } = place;
  const closed = area === 'guest' ? undefined : <ClosedInterview uuid={link} area={area} />;
  return (
    <Suspense fallback={<RoomLoading />}>
      <Room key={link} place={place} closed={closed} />
    </Suspense>
  );
}
