import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { useEffect, useState } from 'react';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { useStore } from '../../platform/session/store';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';
import type { Call } from '../call/call';
import { createLocalMedia } from '../call/local-media';
import { DeviceCheck } from '../check/device-check';
import { Ended } from '../ended';
import { InCall } from '../screen/in-call';
import { startDemoCall } from './demo-call';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'rooms')('meta.interview'), hidden: true });
}

/** A room of the demo (spec 2§2): the visitor's camera and a fictitious candidate. Nothing is sent. */
export default function DemoRoomPage() {
  const t = useWords('rooms');
  const [media] = useState(createLocalMedia);
  const [call, setCall] = useState<Call | null>(null);
  const otherName = t('demo.candidate');
  const ownName = useSession()?.user_name ?? '';
  useEffect(() => () => media.stopAll(), [media]);
  const entered: EnteredRoom = {
    ticket: '',
    participant_id: 'self',
    room: {
      room_id: 'demo',
      kind: 'interview',
      title: t('demo.job'),
      subtitle: otherName,
      is_host: true,
      is_party: true,
      starts_at: null,
      ends_at: null,
      invite_path: '',
      present: [otherName],
      name: ownName,
    },
  };
  if (call) return <DemoCall entered={entered} call={call} media={media} onAgain={() => setCall(null)} />;
  return (
    <>
      <p className="wrap note">{t('demo.note')}</p>
      <DeviceCheck
        entered={entered}
        media={media}
        onEnter={async () => setCall(startDemoCall({ ownName, otherName, now: Date.now() }))}
      />
    </>
  );
}

interface DemoCallProps {
  entered: EnteredRoom;
  call: Call;
  media: ReturnType<typeof createLocalMedia>;
  onAgain: () => void;
}

function DemoCall({ entered, call, media, onAgain }: DemoCallProps) {
  const { phase, reason } = useStore(call.state, call.state.get());
  const isOver = phase === 'left';
  useEffect(() => {
    if (isOver) media.stopAll();
  }, [isOver, media]);
  if (!isOver) return <InCall entered={entered} call={call} media={media} />;
  return <Ended entered={entered} reason={reason ?? 'left'} problem={null} onAgain={onAgain} />;
}
