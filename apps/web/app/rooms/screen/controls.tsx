import {
  IconMaximize,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconMinimize,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconUserPlus,
  IconUsers,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
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
  onFull: () => void;
  onEnd: () => void;
}

/** The buttons of a call. They fade while nobody reaches for them. */
export function Controls(props: ControlsProps) {
  const t = useWords('rooms');
  const { isMuted, hasCamera, isSharing, isChatOpen, isFull, unread } = props;
  return (
    <div
      ref={props.ref}
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
      {props.canShare && (
        <Control
          icon={isSharing ? IconScreenShareOff : IconScreenShare}
          label={t(isSharing ? 'controls.unshare' : 'controls.share')}
          look={isSharing ? 'on' : undefined}
          wide
          onClick={props.onShare}
        />
      )}
      <Control
        icon={IconMessageCircle}
        label={t('controls.chat')}
        name={unread > 0 ? t('controls.chat_new', { count: unread }) : undefined}
        isPressed={isChatOpen}
        look={isChatOpen ? 'on' : undefined}
        count={unread}
        onClick={props.onChat}
      />
      {props.mayInvite && <Control icon={IconUserPlus} label={t('controls.invite')} onClick={props.onInvite} />}
      <Control icon={IconUsers} label={t('controls.people')} onClick={props.onPeople} />
      <Control
        icon={isFull ? IconMinimize : IconMaximize}
        label={t(isFull ? 'controls.unfull' : 'controls.full')}
        wide
        onClick={props.onFull}
      />
      <Control icon={IconPhoneOff} label={t('controls.end')} look="end" onClick={props.onEnd} />
    </div>
  );
}

interface ControlProps {
  icon: IconShape;
  label: string;
  /** For screen readers, where the label does not say it all. */
  name?: string | undefined;
  look?: 'on' | 'off' | 'end' | undefined;
  isPressed?: boolean;
  count?: number;
  /** Only where there is room: not on a phone. */
  wide?: boolean;
  onClick: () => void;
}

function Control({ icon, label, name, look, isPressed, count = 0, wide, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={classes(
        s.control,
        look === 'on' && s.on,
        look === 'off' && s.off,
        look === 'end' && s.end,
        wide && s.wide,
      )}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className={s.sign}>
        <Icon of={icon} size={22} />
        {count > 0 && <span className={s.count}>{count}</span>}
      </span>
      <span className={s.label}>{label}</span>
    </button>
  );
}
