import { pathTo } from '@jobblik/contract/paths';
import { createFreeRoom, getStreamPermission } from '@jobblik/contract/rooms/rooms.api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../platform/api/api';
import { seo } from '../platform/seo';
import { pageWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import { Failed } from '../ui/feedback/list-states';
import { Room } from './room';
import { RoomLoading } from './room-loading';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'rooms')('meta.free'), hidden: true });
}

/** /Videostreaming: an employer's own room, open to anyone with its link. Without permission the dashboard opens (2§4). */
export default function FreeRoomPage() {
  const navigate = useNavigate();
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isMounted = true;
    openRoom().then(
      (roomId) => {
        if (!isMounted) return;
        if (roomId === null) void navigate(pathTo('dashboard', { area: 'virksomhed' }), { replace: true });
        else setLink(roomId);
      },
      (problem: unknown) => isMounted && setError(problem),
    );
    return () => {
      isMounted = false;
    };
  }, [navigate, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  if (error) return <Failed level={1} error={error} onRetry={retry} />;
  return link === null ? <RoomLoading /> : <Room place={{ link, kind: 'free', area: 'virksomhed' }} />;
}

/** The id of the employer's free room; null without permission. */
async function openRoom(): Promise<string | null> {
  const { result } = await callApi(getStreamPermission);
  return result === 'success' ? (await callApi(createFreeRoom)).room_id : null;
}
