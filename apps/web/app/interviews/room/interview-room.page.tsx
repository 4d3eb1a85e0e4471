import { Suspense } from 'react';
import { useParams } from 'react-router';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';
import { Room, RoomLoading, RoomMissing, type RoomPlace, readRoomPlace } from '../../rooms/index';
import { ClosedInterview } from './closed-interview';
import { useConversation } from './use-conversation';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'rooms')('meta.interview'), hidden: true });
}

/** /virksomhed/strøm, /kandidat/strøm: the room of an interview, and what became of it while the room is closed. */
export default function InterviewRoomPage() {
  const place = readRoomPlace(useParams());
  return place ? <InterviewRoom key={place.link} place={place} /> : <RoomMissing />;
}

function InterviewRoom({ place }: { place: RoomPlace }) {
  const { link, area } = place;
  const conversation = useConversation(link, area);
  const closed = area === 'guest' ? undefined : <ClosedInterview uuid={link} area={area} />;
  return (
    <Suspense fallback={<RoomLoading />}>
      <Room place={place} closed={closed} conversation={conversation} />
    </Suspense>
  );
}
