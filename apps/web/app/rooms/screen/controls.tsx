import {
  IconDots,
  IconMaximize,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconMinimize,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconSettings,
  IconUserPlus,
  IconUsers,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useWords, type Words } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import s from './controls.module.css';

export interface ControlsProps {
  ref: Ref<HTMLDivElement>;
  isFaded: boolean;
  isMuted: boolean;
  hasCamera: boolean;
  isSharing: boolean;
  canShare: boolean;
  isChatOpen: boolean;
  unread: number;
  isFull: boolean;
  mayInvite: boolean;
  onMute: () => void;
  onCamera: () => void;
  onShare: () => void;
  onChat: () => void;
  onInvite: () => void;
  onPeople: () => void;
  onDevices: () => void;
  onFull: () => void;
  onEnd: () => void;
}

/** The buttons of a call. They fade out while they are not used. */
export function Controls(props: ControlsProps) {
  const t = useWords('rooms');
  const { isMuted, hasCamera, isChatOpen, unread } = props;
  const [isMoreOpen, setMoreOpen] = useState(false);
  const extras = extrasOf(props, t);
  const choose = (action: () => void) => {
    setMoreOpen(false);
    action();
  };
  return (
    <div
      ref={props.ref}
      data-bottom-bar
      role="toolbar"
      aria-label={t('controls.label')}
      className={classes(s.controls, props.isFaded && s.faded)}
    >
      <Control
        icon={isMuted ? IconMicrophoneOff : IconMicrophone}
        label={t(isMuted ? 'controls.unmute' : 'controls.mute')}
        look={isMuted ? 'off' : undefined}
        onClick={props.onMute}
      />
      <Control
        icon={hasCamera ? IconVideo : IconVideoOff}
        label={t(hasCamera ? 'controls.camera_off' : 'controls.camera_on')}
        look={hasCamera ? undefined : 'off'}
        onClick={props.onCamera}
      />
      {extras.filter(({ id }) => id === 'share').map(asControl)}
      <Control
        icon={IconMessageCircle}
        label={t('controls.chat')}
        name={unread > 0 ? t('controls.chat_new', { count: unread }) : undefined}
        isPressed={isChatOpen}
        look={isChatOpen ? 'on' : undefined}
        count={unread}
        onClick={props.onChat}
      />
      {extras.filter(({ id }) => id !== 'share').map(asControl)}
      <Control icon={IconDots} label={t('controls.more')} narrow onClick={() => setMoreOpen(true)} />
      <Control icon={IconPhoneOff} label={t('controls.end')} look="end" onClick={props.onEnd} />
      {isMoreOpen && (
        <Dialog open title={t('controls.more')} onClose={() => setMoreOpen(false)}>
          <div className={s.more}>
            {extras.map(({ id, icon, label, onClick }) => (
              <Button key={id} icon={icon} full onClick={() => choose(onClick)}>
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function asControl({ id, ...extra }: Extra) {
  return <Control key={id} {...extra} wide />;
}

interface Extra {
  id: string;
  icon: IconShape;
  label: string;
  look?: 'on' | undefined;
  onClick: () => void;
}

/** Less frequent actions: on a phone behind "Mere". */
function extrasOf({ canShare, isSharing, mayInvite, isFull, ...on }: ControlsProps, t: Words<'rooms'>): Extra[] {
  const extras: (Extra | false)[] = [
    canShare && {
      id: 'share',
      icon: isSharing ? IconScreenShareOff : IconScreenShare,
      label: t(isSharing ? 'controls.unshare' : 'controls.share'),
      look: isSharing ? 'on' : undefined,
      onClick: on.onShare,
    },
    mayInvite && { id: 'invite', icon: IconUserPlus, label: t('controls.invite'), onClick: on.onInvite },
    { id: 'people', icon: IconUsers, label: t('controls.people'), onClick: on.onPeople },
    { id: 'devices', icon: IconSettings, label: t('controls.devices'), onClick: on.onDevices },
    {
      id: 'full',
      icon: isFull ? IconMinimize : IconMaximize,
      label: t(isFull ? 'controls.unfull' : 'controls.full'),
      onClick: on.onFull,
    },
  ];
  return extras.filter((extra) => extra !== false);
}

interface ControlProps {
  icon: IconShape;
  label: string;
  /** Accessible name, if the label is not enough. */
  name?: string | undefined;
  look?: 'on' | 'off' | 'end' | undefined;
  isPressed?: boolean;
  count?: number;
  /** Not on a phone. */
  wide?: boolean;
  /** Only on a phone. */
  narrow?: boolean;
  onClick: () => void;
}

function Control({ icon, label, name, look, isPressed, count = 0, wide, narrow, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={classes(
        s.control,
        look === 'on' && s.on,
        look === 'off' && s.off,
        look === 'end' && s.end,
        wide && s.wide,
        narrow && s.narrow,
      )}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className={s.icon}>
        <Icon of={icon} size={22} />
        {count > 0 && <span className={s.count}>{count}</span>}
      </span>
      <span className={s.label}>{label}</span>
    </button>
  );
}
