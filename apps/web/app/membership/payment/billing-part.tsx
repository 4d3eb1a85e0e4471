import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { isCvr, normaliseCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { readPostcode } from '@jobblik/contract/kernel/typed/postcode.rules';
import { getMembershipPlan, saveBilling } from '@jobblik/contract/membership/membership.api';
import type { Billing } from '@jobblik/contract/membership/membership.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTownOf } from '../../lookups';
import { callKey } from '../../platform/api/query';
import { ownDraft } from '../../platform/forms/form-draft';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { isDemo } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
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
  const { role } = useArea();
  const queries = useQueryClient();
  const required = (value: string) => value.trim() === '' && 'required';
  const form = useContractForm(saveBilling, {
    start,
    draft: ownDraft('billing'),
    check: ({ name, address, city, zip, email, cvr }) => ({
      name: required(name),
      address: required(address),
      city: required(city),
      zip: !readPostcode(zip) && 'wrong_zip',
      email: !isEmail(email) && 'not_an_email',
      cvr: cvr.trim() === '' ? role === 'employer' && 'required' : !isCvr(normaliseCvr(cvr)) && 'wrong_cvr',
    }),
    input: (body) => ({ body }),
    problemText: (_error, isPlaced) => (isPlaced ? null : undefined),
    async onSent(_answer, values) {
      // In the demo the values are not stored; they are shown until the screen is left.
      if (isDemo()) showBilling(values);
      else await queries.invalidateQueries({ queryKey: callKey(getMembershipPlan) });
      onSaved();
    },
  });
  const townOf = useTownOf();
  async function findTown(zip: string): Promise<void> {
    form.set({ zip });
    const town = await townOf(zip);
    if (town && form.getValues().zip === zip) form.set({ city: town.name });
  }
  const showBilling = (billing: Billing) =>
    queries.setQueryData<CallAnswer<typeof getMembershipPlan>>(
      callKey(getMembershipPlan),
      (now) => now && { ...now, billing },
    );
  return (
    <form ref={form.ref} className={classes(s.pay, s.billing)} onSubmit={form.submit} noValidate>
      <TextField
        label={t(`billing.name_${role}`)}
        autoComplete={role === 'employer' ? 'organization' : 'name'}
        {...form.field('name')}
      />
      <TextField label={t('billing.address')} autoComplete="street-address" {...form.field('address')} />
      <div className={s.pair}>
        <TextField
          label={t('billing.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          {...form.field('zip')}
          onChange={(event) => void findTown(event.currentTarget.value)}
        />
        <TextField label={t('billing.city')} autoComplete="address-level2" {...form.field('city')} />
      </div>
      {role === 'employer' && <TextField label={t('billing.cvr')} inputMode="numeric" {...form.field('cvr')} />}
      <TextField label={t('billing.email')} type="email" autoComplete="email" {...form.field('email')} />
      <FormProblem>{form.problem}</FormProblem>
      <div>
        <Button type="submit" kind="filled" busy={form.isBusy}>
          {t('billing.save')}
        </Button>
      </div>
    </form>
  );
}
