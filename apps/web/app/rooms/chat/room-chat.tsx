import type { UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { acceptAttribute } from '@jobblik/contract/kernel/uploads.rules';
import { uploadRoomFile } from '@jobblik/contract/rooms/rooms.api';
import { roomMessageSent } from '@jobblik/contract/rooms/rooms.events';
import { roomLimits } from '@jobblik/contract/rooms/rooms.rules';
import type { RoomMessage } from '@jobblik/contract/rooms/rooms.schema';
import { IconDownload, IconFileText, IconPaperclip, IconSend2, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { isPicture } from '../../platform/files/prepare-file';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
import { newUuid } from '../../platform/new-uuid';
import { serverNow } from '../../platform/server-clock';
import { useStore } from '../../platform/session/store';
import { daysBetween, formatClock, formatFileSize, formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Button, IconButton } from '../../ui/forms/button';
import { type Call, CallRefused } from '../call/call';
import s from './room-chat.module.css';
import { type RoomConversation, type RoomLine, roomLines } from './room-lines';

const none: readonly RoomLine[] = [];

interface RoomChatProps {
  call: Call;
  ownId: string;
  /** Of the parties of an interview, for them. */
  conversation?: RoomConversation | undefined;
  /** Only people with an account may attach files. */
  mayAttach: boolean;
  onClose: () => void;
}

/** The messages of the room, and the field for the next one: Enter sends, Shift+Enter inserts a line break. */
export function RoomChat({ call, ownId, conversation, mayAttach, onClose }: RoomChatProps) {
  const t = useWords('rooms');
  const problemText = useProblemText();
  const messages = useStore(call.messages, call.messages.get());
  const lines = roomLines(messages, { ownId, conversation: conversation?.lines ?? none });
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** A message keeps its uuid in each attempt, so that it is stored once. */
  const pending = useRef<{ text: string; uuid: string } | null>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the log
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);
  const newest = lines.at(-1);
  const toRead = newest && !newest.isOwn ? newest.uuid : null;
  const onRead = useRef(conversation?.onRead);
  onRead.current = conversation?.onRead;
  useEffect(() => {
    if (toRead !== null) onRead.current?.();
  }, [toRead]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const say = async (action: RoomMessage['action'], message: string, uuid: string) => {
    try {
      await call.send(roomMessageSent, { uuid, action, message });
      return true;
    } catch (refusal) {
      const code = refusal instanceof CallRefused ? refusal.code : 'network';
      setError(code === 'network' || code === 'internal' ? t('chat.failed') : problemText(new Problem(code)));
      return false;
    }
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const message = text.trim();
    if (message === '') return;
    if (message.length > roomLimits.text) return setError(t('chat.too_long'));
    setError(null);
    if (pending.current?.text !== message) pending.current = { text: message, uuid: newUuid() };
    // Input typed while the message was being sent is kept.
    if (await say('message', message, pending.current.uuid)) {
      pending.current = null;
      setText((now) => (now.trim() === message ? '' : now));
    }
    field.current?.focus();
  };
  const attach = async (file: File, kind: UploadKind) => {
    setSending(file.name);
    try {
      const files = kind === 'image' ? { upload_image_file: file } : { upload_doc_file: file };
      const uploaded = await callApi(uploadRoomFile, { files } as never);
      await say(uploaded.action, uploaded.file_name, newUuid());
    } catch (problem) {
      setError(problemText(problem));
    } finally {
      setSending(null);
    }
  };
  const prepare = usePreparedFile({
    refusalText: (refusal) => problemText(new Problem(refusal)),
    onRefused: setError,
    onFile: (file, kind) => void attach(file, kind),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method's word (Japanese, Chinese) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <section className={s.chat} aria-label={t('chat.title')}>
      <div className={s.header}>
        <h2>{t('chat.title')}</h2>
        <IconButton icon={IconX} label={t('chat.close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys */}
      <div ref={log} className={s.log} role="log" aria-label={t('chat.log')} tabIndex={0}>
        {conversation?.isFailed && (
          <p className={s.empty}>
            {t('chat.earlier_failed')}{' '}
            <Button kind="text" size="small" onClick={conversation.onRetry}>
              {t('chat.earlier_retry')}
            </Button>
          </p>
        )}
        {lines.length === 0 && !conversation?.isFailed && <p className={s.empty}>{t('chat.empty')}</p>}
        {lines.map((line) => (
          <Message key={line.uuid} message={line} />
        ))}
      </div>
      {(error ?? sending) && (
        <p role={error ? 'alert' : 'status'} className={classes(s.note, error && s.error)}>
          {error ?? t('chat.sending_file', { name: sending })}
        </p>
      )}
      {!mayAttach && <p className={s.note}>{t('chat.files_need_account')}</p>}
      <form className={s.compose} data-bottom-bar onSubmit={send}>
        {mayAttach && (
          <label className={s.attach} title={t('chat.attach')}>
            <Icon of={IconPaperclip} />
            <input
              type="file"
              aria-label={t('chat.attach')}
              accept={`${acceptAttribute('image')},${acceptAttribute('document')}`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) prepare(isPicture(file) ? 'image' : 'document', file);
              }}
            />
          </label>
        )}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={t('chat.field')}
          placeholder={t('chat.field')}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={s.send} aria-label={t('chat.send')} title={t('chat.send')}>
          <Icon of={IconSend2} />
        </button>
      </form>
    </section>
  );
}

function Message({ message }: { message: RoomLine }) {
  const t = useWords('rooms');
  const { file, isOwn } = message;
  const name = isOwn ? t('chat.you') : message.name;
  return (
    <div className={classes(s.message, isOwn && s.own)}>
      <strong className={s.who}>{name}</strong>
      {message.action === 'image' && file ? (
        <a href={file.url} target="_blank" rel="noopener" className={s.image}>
          <img src={file.url} alt={t('chat.image', { name })} />
        </a>
      ) : file ? (
        <a href={file.url} download={file.real_name} className={s.file}>
          <Icon of={IconFileText} />
          <span>
            <span className="hidden-visually">{t('chat.download')} </span>
            {file.real_name} <small>{formatFileSize(file.size)}</small>
          </span>
          <Icon of={IconDownload} size={18} />
        </a>
      ) : (
        <p dir="auto">{message.message}</p>
      )}
      <time translate="no" dateTime={message.at}>
        {whenOf(message.at)}
      </time>
    </div>
  );
}

/** The time of a message of today, and the day as well of an older one. */
function whenOf(at: string): string {
  const now = serverNow();
  return daysBetween(at, now) === 0 ? formatClock(at) : formatMoment(at, now);
}
