import type { AnyCall, CallAnswer } from '@jobblik/contract/kernel/call';
import { onlineManager } from '@tanstack/react-query';
import { callApi } from '../api/api';
import type { ApiInput } from '../api/call-input';
import { type Form, type FormOptions, useForm } from './use-form';

interface ContractFormOptions<C extends AnyCall, V extends object, Extra extends string>
  extends FormOptions<V, CallAnswer<C>, Extra> {
  /** The values as input of the call. */
  input: (values: V) => ApiInput<C>;
}

/**
 * The form of one call of the contract: values, draft, wrong fields before and after sending, the first of them in focus.
 *
 * ```tsx
 * const form = useContractForm(sendContact, {
 *   start: { name: '', email: '' },
 *   check: ({ email }) => ({ email: !isEmail(email) && 'not_an_email' }),
 *   input: (contact) => ({ body: { contact } }),
 *   onSent: () => toast(t('sent')),
 * });
 * <form ref={form.ref} onSubmit={form.submit} noValidate>
 *   <FormProblem>{form.problem}</FormProblem>
 *   <TextField label={t('email')} {...form.field('email')} />
 * ```
 *
 * The browser has no schema of the call (decision 68): `check` asks the contract's rules, and the server's schema refuses the rest.
 */
export function useContractForm<C extends AnyCall, V extends object, Extra extends string = never>(
  call: C,
  options: ContractFormOptions<C, V, Extra>,
): Form<V, Extra> {
  return useForm(async (values: V) => {
    await untilOnline();
    return await (callApi as (call: C, input: ApiInput<C>) => Promise<CallAnswer<C>>)(call, options.input(values));
  }, options);
}

/** A form that is sent without a network waits for it. */
function untilOnline(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}
