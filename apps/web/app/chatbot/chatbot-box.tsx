import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import { IconSend, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useProblemText } from '../platform/api/use-problem';
import { useWords } from '../platform/words/i18n';
import { Button, IconButton } from '../ui/forms/button';
import { FieldError } from '../ui/forms/field';
import s from './chatbot-box.module.css';
import { Turns } from './turns';
import { useConversation } from './use-conversation';

/** The chatbot, with a notice that it is a machine. The conversation is stored for this tab. Escape closes it. */
export default function ChatbotBox({ onClose }: { onClose: () => void }) {
  const t = useWords('chatbot');
  const problemText = useProblemText();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { conversation, waiting, error, ask, again, type, clear } = useConversation();
  const { draft, turns } = conversation;
  const count = [...draft].length > chatbotLimits.question || draft.length > chatbotLimits.question ? draft.length : 0;

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function close(): void {
    const toggle = box.current?.parentElement?.querySelector<HTMLElement>(':scope > button');
    onClose();
    toggle?.focus();
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (count === 0) void ask(draft);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <section ref={box} className={s.box} aria-labelledby={id} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <header className={s.header}>
        <h2 id={id}>{t('title')}</h2>
        {turns.length > 0 && (
          <Button kind="text" size="small" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        <IconButton icon={IconX} label={t('close')} onClick={close} />
      </header>
      <Turns turns={turns} waiting={waiting} ask={(text) => void ask(text)} onFollow={close} />
      {error !== null && (
        <p className={s.failed} role="alert">
          {t('failed', { problem: problemText(error) })}{' '}
          <Button kind="text" size="small" onClick={() => void again()}>
            {t('again')}
          </Button>
        </p>
      )}
      <form className={s.form} onSubmit={submit}>
        <textarea
          ref={input}
          className={s.input}
          rows={1}
          aria-label={t('question')}
          placeholder={t('question')}
          aria-invalid={count > 0 || undefined}
          aria-describedby={count > 0 ? `${id}-error` : undefined}
          value={draft}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={IconSend} label={t('send')} type="submit" aria-disabled={waiting || undefined} />
        {count > 0 && (
          <div className={s.error}>
            <FieldError id={`${id}-error`}>{t('too_long', { limit: chatbotLimits.question, count })}</FieldError>
          </div>
        )}
      </form>
    </section>
  );
}
