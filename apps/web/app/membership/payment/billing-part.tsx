import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { isCvr, normaliseCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { readPostcode } from '@jobblik/contract/kernel/typed/postcode.rules';
import { getMembershipPlan, saveBilling } from '@jobblik/contract/membership/membership.api';
import type { Billing } from '@jobblik/contract/membership/membership.schema';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTownOf } from '../../lookups';
import { callKey, useSend } from '../../platform/api/query';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { useDraftState } from '../../platform/drafts/use-draft';
import { isDemo } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/forms/button';
import { FieldError, TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../membership.module.css';
import { useArea } from '../use-area';

interface BillingPartProps {
  billing: Billing | null;
  suggested: Billing;
  editing: boolean;
  setEditing: (editing: boolean) => void;
}

/** The recipient of the invoice: entered once, changed on request. */
export function BillingPart({ billing, suggested, editing, setEditing }: BillingPartProps) {
  const t = useWords('membership');
  return (
    <section aria-label={t('billing.title')}>
      <h2>{t('billing.title')}</h2>
      {editing || !billing ? (
        <BillingForm start={billing ?? suggested} onSaved={() => setEditing(false)} />
      ) : (
        <div className={s.card}>
          <p>
            <strong>{billing.name}</strong>
            <br />
            {billing.address}, {billing.zip} {billing.city}
            <br />
            {billing.cvr && `${t('invoice.cvr', { cvr: billing.cvr })} · `}
            {billing.email}
          </p>
          <Button kind="text" size="small" onClick={() => setEditing(true)}>
            {t('billing.edit')}
          </Button>
        </div>
      )}
    </section>
  );
}

function BillingForm({ start, onSaved }: { start: Billing; onSaved: () => void }) {
  const t = useWords('membership');
  const tp = useWords('problems');
  const { role } = useArea();
  const queries = useQueryClient();
  const fieldErrors = useFieldErrors();
  const problemText = useProblemText();
  const save = useSend(saveBilling);
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const required = (value: string) => (value.trim() ? null : tp('fields.required'));
  const [typed, saveTyped, forgetTyped] = useDraftState('billing', start);
  const form = useForm({
    initialValues: typed,
    onValuesChange: saveTyped,
    validate: {
      name: required,
      address: required,
      city: required,
      zip: (value) => (readPostcode(value) ? null : tp('fields.wrong_zip')),
      email: (value) => (isEmail(value) ? null : tp('fields.not_an_email')),
      cvr: (value) => {
        if (value.trim() === '') return role === 'employer' ? tp('fields.required') : null;
        return isCvr(normaliseCvr(value)) ? null : tp('fields.wrong_cvr');
      },
    },
  });
  const townOf = useTownOf();
  async function findTown(zip: string): Promise<void> {
    form.setFieldValue('zip', zip);
    const town = await townOf(zip);
    if (town && form.getValues().zip === zip) form.setFieldValue('city', town.name);
  }
  const showBilling = (billing: Billing) =>
    queries.setQueryData<CallAnswer<typeof getMembershipPlan>>(
      callKey(getMembershipPlan),
      (now) => now && { ...now, billing },
    );
  const submit = form.onSubmit(async (values) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ body: values });
    } catch (error) {
      form.setErrors(fieldErrors(error));
      return toFirstError();
    }
    forgetTyped();
    // In the demo the values are not stored; they are shown until the screen is left.
    if (isDemo()) showBilling(values);
    else await queries.invalidateQueries({ queryKey: callKey(getMembershipPlan) });
    onSaved();
  }, toFirstError);
  const otherError = save.error && Object.keys(fieldErrors(save.error)).length === 0;
  return (
    <form ref={box} className={classes(s.pay, s.billing)} onSubmit={submit} noValidate>
      <TextField
        label={t(`billing.name_${role}`)}
        autoComplete={role === 'employer' ? 'organization' : 'name'}
        {...form.getInputProps('name')}
      />
      <TextField label={t('billing.address')} autoComplete="street-address" {...form.getInputProps('address')} />
      <div className={s.pair}>
        <TextField
          label={t('billing.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          {...form.getInputProps('zip')}
          onChange={(event) => void findTown(event.currentTarget.value)}
        />
        <TextField label={t('billing.city')} autoComplete="address-level2" {...form.getInputProps('city')} />
      </div>
      {role === 'employer' && <TextField label={t('billing.cvr')} inputMode="numeric" {...form.getInputProps('cvr')} />}
      <TextField label={t('billing.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      {otherError && (
        <div role="alert">
          <FieldError>{problemText(save.error)}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" kind="filled" busy={save.isPending}>
          {t('billing.save')}
        </Button>
      </div>
    </form>
  );
}
