import type { Participant } from '@jobblik/contract/rooms/rooms.schema';
import { IconMicrophoneOff, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, IconButton } from '../../ui/forms/button';
import { Avatar } from '../../ui/media/picture';
import { Confirm } from '../../ui/overlays/confirm';
import { Dialog } from '../../ui/overlays/dialog';
import s from './in-call.module.css';

interface PeopleDialogProps {
  people: readonly Participant[];
  me: string;
  isHost: boolean;
  onRemove: (id: string) => Promise<unknown>;
  onMuteAll: () => Promise<unknown>;
  onClose: () => void;
}

/** The people in the room; the host can remove and mute them. */
export function PeopleDialog({ people, me, isHost, onRemove, onMuteAll, onClose }: PeopleDialogProps) {
  const t = useWords('rooms');
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const attempt = (work: Promise<unknown>) => work.catch(() => toastError(t('people.failed')));
  return (
    <Dialog
      open
      title={t('people.title')}
      onClose={onClose}
      footer={
        isHost && (
          <Button icon={IconMicrophoneOff} onClick={() => void attempt(onMuteAll())}>
            {t('people.mute_all')}
          </Button>
        )
      }
    >
      <ul className={s.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} size={36} />
            <span className={s.personName}>
              {person.name}
              {person.id === me && ` (${t('tile.you').toLowerCase()})`}
              {person.is_host && <small>{t('people.host')}</small>}
            </span>
            {!person.microphone && (
              <>
                <Icon of={IconMicrophoneOff} size={18} />
                <span className="hidden-visually">{t('tile.muted')}</span>
              </>
            )}
            {isHost && person.id !== me && (
              <IconButton
                icon={IconUserMinus}
                label={t('people.remove', { name: person.name })}
                onClick={() => setLeaving(person)}
              />
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          open
          danger
          title={t('people.remove_title', { name: leaving.name })}
          yes={t('people.remove_yes')}
          onConfirm={() => attempt(onRemove(leaving.id))}
          onClose={() => setLeaving(null)}
        >
          {t('people.remove_text', { name: leaving.name })}
        </Confirm>
      )}
    </Dialog>
  );
}
