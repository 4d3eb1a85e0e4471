import { agentLimits, mailFrequencies, titleFrom } from '@jobblik/contract/agents/agents.rules';
import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { TagsInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../platform/i18n';
import { Button, ButtonLink } from '../ui/button';
import { Check, ChoiceGroup, Radio } from '../ui/choice';
import { TextField } from '../ui/field';
import { AgentCategories, AgentCompanies, AgentPlaces } from './agent-choices';
import { AgentCount } from './agent-count';
import { type AgentValues, namesOf } from './agent-values';
import s from './agents.module.css';

export interface AgentFormProps {
  values: AgentValues;
  onChange: (values: AgentValues) => void;
  onSubmit: () => void;
  busy: boolean;
  /** What is wrong with the whole of it. */
  problem: string | null;
  /** What is wrong with a field, by the names of the call: `agent.company`. */
  errors: Record<string, string>;
  submit: string;
  /** Where "Fortryd" leads. */
  back: string;
  /** Above the fields: that a draft was found. */
  note?: ReactNode;
}

/** What an agent looks for, how often it writes, and what it would find now. */
export function AgentForm({ values, onChange, onSubmit, busy, problem, errors, submit, back, note }: AgentFormProps) {
  const t = useWords('agents');
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  const set = (change: Partial<AgentValues>) => onChange({ ...values, ...change });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const called = titleFrom(namesOf(values));
  return (
    <form className={s.form} onSubmit={send} noValidate>
      {note}
      <div className={s.fields}>
        {problem && (
          <p ref={alert} className={s.problem} role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        <fieldset className={s.part}>
          <legend>{t('form.what')}</legend>
          <p className={s.hint}>{t('form.what_hint')}</p>
          <Words values={values} set={set} error={errors['agent.keywords'] ?? errors['agent.keywords.0']} />
          <AgentCategories
            value={values.categories}
            onChange={(categories) => set({ categories })}
            error={errors['agent.categories']}
          />
          <AgentPlaces value={values.places} onChange={(places) => set({ places })} error={errors['agent.location']} />
          <ChoiceGroup label={t('form.types')} across error={errors['agent.job_type']}>
            {jobTypes.map(({ id }) => (
              <Check
                key={id}
                label={t(`types.${id}`)}
                checked={values.jobTypes.includes(id)}
                onChange={({ target }) =>
                  set({
                    jobTypes: target.checked ? [...values.jobTypes, id] : values.jobTypes.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </ChoiceGroup>
          <AgentCompanies
            value={values.companies}
            onChange={(companies) => set({ companies })}
            error={errors['agent.company']}
          />
        </fieldset>
        <fieldset className={s.part}>
          <legend>{t('form.how')}</legend>
          <ChoiceGroup label={t('form.frequency')}>
            {mailFrequencies.map((frequency) => (
              <Radio
                key={frequency}
                name="frequency"
                label={t(`frequency.${frequency}`)}
                checked={values.frequency === frequency}
                onChange={() => set({ frequency })}
              />
            ))}
          </ChoiceGroup>
          <TextField
            label={t('form.title')}
            optional
            maxLength={agentLimits.title}
            value={values.title}
            placeholder={called}
            description={called && !values.title ? t('form.title_hint', { title: called }) : undefined}
            error={errors['agent.title']}
            onChange={(event) => set({ title: event.target.value })}
          />
        </fieldset>
      </div>
      <div className={s.foot}>
        <AgentCount values={values} />
        <div className={s.deeds}>
          <ButtonLink kind="text" to={back}>
            {t('form.cancel')}
          </ButtonLink>
          <Button kind="filled" type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface WordsProps {
  values: AgentValues;
  set: (change: Partial<AgentValues>) => void;
  error: string | undefined;
}

/** Words that the ad has to say, read as the search reads them; an ad with one of them is enough. */
function Words({ values, set, error }: WordsProps) {
  const t = useWords('agents');
  return (
    <TagsInput
      label={
        <>
          {t('form.words')} <span className={s.optional}>{t('form.optional')}</span>
        </>
      }
      description={t('form.words_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={values.keywords.length === 0 ? t('form.words_example') : ''}
      value={values.keywords}
      onChange={(keywords) => set({ keywords: keywords.map((word) => word.slice(0, agentLimits.keyword)) })}
      maxTags={agentLimits.keywords}
      splitChars={[',', ';']}
      error={error}
      maxLength={agentLimits.keyword}
    />
  );
}
