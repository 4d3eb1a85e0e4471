import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import type { LeaveReason } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../platform/api/use-problem';
import { useSession } from '../platform/session/session';
import { useWords } from '../platform/words/i18n';
import { Art } from '../ui/brand/art';
import cups from '../ui/brand/art/empty-cups.svg?raw';
import { toast } from '../ui/feedback/toast-store';
import { Button, ButtonLink } from '../ui/forms/button';
import s from './room.module.css';
import { pathAfter } from './room-place';

interface EndedProps {
  entered: EnteredRoom;
  reason: LeaveReason;
  problem: ProblemCode | null;
  onAgain: () => void;
}

/** After the call: people with an account go to the spec's page, guests read why it ended. */
export function Ended({ entered: { room }, reason, problem, onAgain }: EndedProps) {
  const t = useWords('rooms');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const session = useSession();
  const role = session ? (session.ttl === userType.employer ? 'employer' : 'seeker') : null;
  const next = pathAfter(room, role);
  const goesOn = !problem && reason === 'ended' && role !== null && (room.is_host || room.is_party);
  useEffect(() => {
    if (!goesOn) return;
    toast(t('ended.ended.title'), { tone: 'note' });
    void navigate(next, { replace: true });
  }, [goesOn, navigate, next, t]);
  if (goesOn) return null;
  const mayReturn = reason === 'left' || reason === 'replaced' || problem === 'room_full';
  return (
    <div className={`wrap ${s.message}`}>
      <Art svg={cups} className={s.art} />
      <h1>{problem ? problemText(new Problem(problem)) : t(`ended.${reason}.title`)}</h1>
      <p>{t(`ended.${reason}.text`)}</p>
      <div className={s.messageActions}>
        {mayReturn && <Button onClick={onAgain}>{t('ended.again')}</Button>}
        <ButtonLink kind="filled" to={next}>
          {t(role === null ? 'ended.home' : room.kind === 'interview' ? 'ended.interviews' : 'ended.overview')}
        </ButtonLink>
      </div>
    </div>
  );
}
