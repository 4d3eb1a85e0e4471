import {
  type Decision,
  defaultDecisionText,
  fillDecisionText,
  type RejectReason,
  rejectReasons,
  reviewLimits,
  suggestedDecisionTexts,
} from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { templateOf } from '@jobblik/contract/companies/templates.rules';
import { type FormEvent, useRef, useState } from 'react';
import { TemplateBar, useTemplates } from '../../../companies/index';
import { useProblemText } from '../../../platform/api/use-problem';
import { useDraftState } from '../../../platform/drafts/use-draft';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import { Chip } from '../../../ui/forms/chip';
import { Switch } from '../../../ui/forms/choice';
import { SelectField, TextArea } from '../../../ui/forms/field';
import { FormProblem } from '../../../ui/forms/form-problem';
import { Dialog } from '../../../ui/overlays/dialog';
import d from './dialogs.module.css';
import type { Decisions } from './use-decisions';

const textNames = ['standard', 'suggested'] as const;

interface DecideDialogProps {
  decision: Decision;
  applicants: readonly Application[];
  employer: string;
  decisions: Decisions;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Parks or rejects applicants, with an optional message: the text of spec 2§8 or ours, editable. The message is on by default for
 * rejections and off for parking. A rejection focuses the message field, where Enter adds a line and Ctrl+Enter submits.
 */
export function DecideDialog({ decision, applicants, employer, decisions, onClose, onDone }: DecideDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [only, ...others] = applicants;
  const many = others.length > 0;
  const [sendsMessage, setSendsMessage] = useState(decision === 'reject');
  const names = { name: many ? '{name}' : (only?.user.name ?? ''), employer };
  const templates = useTemplates(decision);
  const texts = new Map<string, string>([
    ['standard', defaultDecisionText],
    ['suggested', suggestedDecisionTexts[decision]],
    ...templates.list.map((one) => [keyOf(one), one.message] as const),
  ]);
  const startOf = (key: string) => fillDecisionText(texts.get(key) ?? '', names);
  // Each text keeps its edits.
  const subject = `decide-${decision}-${applicants.map(({ id }) => id).join('-')}`;
  const [edits, setEdits, forget] = useDraftState<Record<string, string>>(subject, {});
  const [selected, setSelected] = useState(Object.keys(edits)[0] ?? 'standard');
  const which = texts.has(selected) || edits[selected] !== undefined ? selected : 'standard';
  const message = edits[which] ?? startOf(which);
  const latest = useRef({ edits, which, message });
  latest.current = { edits, which, message };
  const chosen = templates.list.find((one) => keyOf(one) === which);
  const setMessage = (next: string) => setEdits(edited(edits, which, next === startOf(which) ? undefined : next));
  const [reason, setReason, forgetReason] = useDraftState<RejectReason | ''>(`reason-${subject}`, '');
  const [hasKeyboard] = useState(() => matchMedia('(pointer: fine)').matches);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const tooLong = message.length > reviewLimits.message;
  const empty = sendsMessage && message.trim() === '';

  const forgetAll = () => {
    forget();
    forgetReason();
  };
  const close = () => {
    forgetAll();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || (sendsMessage && (tooLong || empty))) return;
    setBusy(true);
    setError(null);
    try {
      await decisions.decide(applicants, decision, {
        message: sendsMessage ? message.trim() : '',
        reason: reason || null,
      });
      forgetAll();
      onDone();
    } catch (failure) {
      setError(problemText(failure));
      setBusy(false);
    }
  };

  const title = many
    ? t(`decide.title_many_${decision}`, { count: applicants.length })
    : t(`decide.title_${decision}`, { name: only?.user.name });
  return (
    <Dialog
      open
      width={700}
      unsaved={Object.keys(edits).length > 0}
      onClose={close}
      title={title}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button
            kind={decision === 'reject' ? 'reject' : 'filled'}
            type="submit"
            busy={busy}
            // Without a message Enter submits at once.
            {...(decision === 'park' && { 'data-autofocus': true })}
          >
            {t(sendsMessage ? `decide.submit_message_${decision}` : `decide.submit_${decision}`)}
          </Button>
        </>
      }
    >
      <div className={d.stack}>
        <Switch
          label={t('decide.send_message', { count: applicants.length })}
          checked={sendsMessage}
          onChange={(event) => setSendsMessage(event.target.checked)}
        />
        {sendsMessage && (
          <>
            <TemplateBar
              legend={t('decide.texts')}
              templates={templates}
              chosen={chosen}
              onChoose={(template) => {
                // Saving takes a moment; what is typed until then is not in the template.
                const { edits, which, message } = latest.current;
                if (template && templateOf(message.trim(), names) === template.message) {
                  setEdits(edited(edits, which, undefined));
                }
                setSelected(template ? keyOf(template) : 'standard');
              }}
              content={
                message.trim() === '' || tooLong ? null : { message: templateOf(message.trim(), names), questions: [] }
              }
              isChanged={edits[which] !== undefined}
            >
              {textNames.map((name) => (
                <Chip key={name} on={which === name} onClick={() => setSelected(name)}>
                  {t(`decide.text_${name}`)}
                </Chip>
              ))}
            </TemplateBar>
            <TextArea
              label={t('decide.message', { count: applicants.length })}
              description={many ? t('decide.names_hint') : undefined}
              rows={decision === 'reject' ? 10 : 8}
              max={reviewLimits.message}
              value={message}
              error={empty ? t('decide.empty') : tooLong ? t('decide.too_long') : undefined}
              onChange={(event) => setMessage(event.target.value)}
              {...(decision === 'reject' && hasKeyboard && { 'data-autofocus': true })}
            />
          </>
        )}
        {decision === 'reject' && (
          <SelectField
            optional
            label={t('reason.label')}
            description={t('reason.hint')}
            placeholder={t('reason.none')}
            value={reason}
            options={rejectReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={(event) => setReason(event.target.value as RejectReason | '')}
          />
        )}
        <p className="note">
          {t(sendsMessage ? 'decide.leaves' : 'decide.silent', { count: applicants.length })}
          {sendsMessage && <span className={d.shortcut}> {t('decide.shortcut')}</span>}
        </p>
        <FormProblem>{error}</FormProblem>
      </div>
    </Dialog>
  );
}

const keyOf = ({ template_id }: { template_id: number }) => `own-${template_id}`;

/** The edits with one more, or without it. */
function edited(
  edits: Readonly<Record<string, string>>,
  key: string,
  text: string | undefined,
): Record<string, string> {
  const { [key]: _old, ...others } = edits;
  return text === undefined ? others : { ...others, [key]: text };
}
