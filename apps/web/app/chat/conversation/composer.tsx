import { chatLimits, isBlank } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { IconSend2 } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useDraftState } from '../../platform/drafts/use-draft';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { FieldError } from '../../ui/forms/field';
import { newFileMessage, newTextMessage, useOutboxSender } from '../outbox/use-outbox';
import { useArea } from '../use-area';
import { AttachButtons } from './attach-buttons';
import { Attached } from './attached';
import s from './composer.module.css';
import { type Attachment, useAttachment } from './use-attachment';
import { useTypingSignal } from './use-typing-signal';

/** The field for the next message: Enter sends, Shift+Enter inserts a line break. The text is kept until it is sent. */
export function Composer({ contact, isFocused }: { contact: ChatContact; isFocused: boolean }) {
  const t = useWords('chat');
  const ui = useWords('ui');
  const id = useId();
  const sender = useOutboxSender();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, forget] = useDraftState(`chat-${contact.user_id}`, '');
  const [tried, setTried] = useState(false);
  const attachment = useAttachment(contact.user_id);
  const onTyping = useTypingSignal(contact.user_id);
  const tooLong = text.trim().length > chatLimits.text;
  const nearLimit = text.length > chatLimits.text * 0.9;
  // A company has no first name.
  const called = useArea() === 'virksomhed' ? (contact.name.split(' ')[0] ?? contact.name) : contact.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the conversation opens
  useEffect(() => {
    if (isFocused && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const change = (next: string) => {
    setText(next);
    setTried(false);
    onTyping(next);
  };

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!sender || (isBlank(text) && !attachment.chosen)) return;
    if (tooLong) return setTried(true);
    if (attachment.chosen) sendFile(attachment.chosen);
    if (!isBlank(text)) sender.add(newTextMessage(contact.user_id, text.trim()));
    setText('');
    forget();
    onTyping('');
    field.current?.focus();
  };

  const sendFile = ({ kind, file }: Attachment) => {
    sender?.add(newFileMessage(contact.user_id, kind, file), file);
    attachment.choose(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method's word (Japanese, Chinese) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    attachment.choose(file);
  };

  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    attachment.choose(file);
  };

  const error = tried && tooLong ? t('compose.too_long') : attachment.refusal;
  return (
    <form
      className={s.composer}
      data-bottom-bar
      onSubmit={send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {attachment.chosen && <Attached attachment={attachment.chosen} onRemove={() => attachment.choose(null)} />}
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={s.row}>
        <AttachButtons onChoose={attachment.choose} />
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          aria-label={t('compose.label', { name: contact.name })}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={(tried && tooLong) || undefined}
          placeholder={t('compose.label', { name: called })}
          enterKeyHint="send"
          className={classes(s.field, tooLong && s.bad)}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => onTyping('')}
        />
        <button type="submit" className={s.send} aria-label={t('compose.send')} title={t('compose.send')}>
          <Icon of={IconSend2} size={22} />
        </button>
      </div>
      {nearLimit && (
        <p className={classes(s.count, tooLong && s.over)}>
          {ui('characters', { used: formatNumber(text.trim().length), max: formatNumber(chatLimits.text) })}
        </p>
      )}
      <p id={`${id}-hint`} className="hidden-visually">
        {t('compose.hint')}
      </p>
    </form>
  );
}
