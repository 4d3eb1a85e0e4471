import { getCvDetail, requestCvContact } from '@jobblik/contract/candidates/candidates.api';
import { candidateLimits } from '@jobblik/contract/candidates/candidates.rules';
import type { ContactRequest, CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../platform/api/query';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';
import s from './candidate-view.module.css';

interface CandidateContactProps {
  candidate: Candidate;
  /** State of the contact request; null before it. */
  request: ContactRequest | null;
  url: string;
}

const tones = { open: 'waiting', accepted: 'success', refused: 'plain' } as const;

/** Asks an anonymous candidate once for name and contact; afterwards shows the state of the request. */
export function CandidateContact({ candidate, request, url }: CandidateContactProps) {
  const t = useWords('cv-search');
  const [asking, setAsking] = useState(false);
  const hidden = [candidate.has_video && t('contact.video'), candidate.has_document && t('contact.document')]
    .filter(Boolean)
    .join(t('contact.and'));
  return (
    <section className={s.contact} aria-labelledby="contact">
      <h2 id="contact">{t('contact.title')}</h2>
      {request ? (
        <>
          <p>
            <Badge tone={tones[request.state]}>{t(`contact.${request.state}`)}</Badge>
          </p>
          <p className="small muted">
            {t('contact.asked_at', { when: momentOf(request.asked_at) })}
            {request.answered_at && ` ${t('contact.answered_at', { when: momentOf(request.answered_at) })}`}
          </p>
        </>
      ) : (
        <>
          <p className="small">{t('contact.text')}</p>
          {hidden && <p className="small">{t('contact.hidden', { what: hidden })}</p>}
          <Button full onClick={() => setAsking(true)}>
            {t('contact.action')}
          </Button>
        </>
      )}
      {asking && <AskForContact userId={candidate.user_id} url={url} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** The server's clock may be a moment ahead of this one. */
function momentOf(instant: string): string {
  return formatMoment(instant, Math.max(Date.now(), Date.parse(instant)));
}

function AskForContact({ userId, url, onClose }: { userId: number; url: string; onClose: () => void }) {
  const t = useWords('cv-search');
  const queries = useQueryClient();
  const isTooLong = (message: string) => message.length > candidateLimits.message;
  const form = useContractForm(requestCvContact, {
    start: { message: '' },
    words: { too_long: t('contact.too_long') },
    check: ({ message }) => ({ message: isTooLong(message) && 'too_long' }),
    input: ({ message }) => ({ body: { user_id: userId, message: message.trim() } }),
    onSent({ contact_request }) {
      queries.setQueryData<CvDetailAnswer>(
        callKey(getCvDetail, { params: { url } }),
        (now) => now && { ...now, contact_request },
      );
      toast(t('contact.sent'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      width={700}
      unsaved={form.isDirty}
      title={t('contact.action')}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('contact.send')}
          </Button>
        </>
      }
    >
      <p>{t('contact.dialog_text')}</p>
      <TextArea
        optional
        label={t('contact.message')}
        description={t('contact.message_hint')}
        max={candidateLimits.message}
        {...form.field('message')}
        error={isTooLong(form.values.message) ? t('contact.too_long') : form.errors.message}
      />
      <FormProblem>{form.problem}</FormProblem>
    </Dialog>
  );
}
