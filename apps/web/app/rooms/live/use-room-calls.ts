import { pathTo, startOf } from '@jobblik/contract/paths';
import { candidateWaits, joinStreamPushed } from '@jobblik/contract/rooms/rooms.events';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSocketEvent } from '../../platform/api/socket';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';

/** Milliseconds for which the notice is shown. */
const lasts = 60_000;

/**
 * Takes a candidate to the room in which the employer is (spec 1§4), and notifies an employer of a candidate who waits. If the
 * person is typing or has a dialog open, a notice is shown instead. Rendered once, by the signed-in headers.
 */
export function useRoomCalls(): void {
  const t = useWords('rooms');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const userId = useSession()?.user_id;
  const here = decodeURI(pathname);

  const offer = useCallback(
    (text: string, to: string) =>
      toast(text, {
        lasts,
        tone: 'note',
        action: { label: t('waits.enter'), opens: true, onClick: () => void navigate(to) },
      }),
    [navigate, t],
  );
  useSocketEvent<(typeof joinStreamPushed)['payload']>(
    joinStreamPushed,
    useCallback(
      ({ room_id, stream_id, candidate_id }) => {
        if (candidate_id !== userId || here.startsWith(startOf('seekerInterviewRoom'))) return;
        const to = pathTo('seekerInterviewRoom', { stream_id, room_id });
        if (isBusy()) offer(t('waits.host'), to);
        else void navigate(to);
      },
      [userId, here, navigate, offer, t],
    ),
  );
  useSocketEvent<(typeof candidateWaits)['payload']>(
    candidateWaits,
    useCallback(
      ({ stream_id, name }) => {
        const to = pathTo('employerInterviewRoom', { stream_id });
        if (here !== to) offer(t('waits.text', { name }), to);
      },
      [here, offer, t],
    ),
  );
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]');
  return Boolean(typing) || document.querySelector('[role="dialog"], [data-call]') !== null;
}
