import { makeUser, signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { countBooks, undrawnInvoices } from '../apps/server/src/membership/books.factory.ts';
import {
  makeInvoicePdf,
  paymentWithIntent,
  saveBilling,
  saveMembershipPlan,
} from '../packages/contract/src/membership/membership.api.ts';
import { quote } from '../packages/contract/src/membership/plans.rules.ts';
import { withDatabase } from '../support/data/database.ts';
import { startProduct } from '../support/product.ts';
import { HttpClient } from './support/http-client.ts';
import { measure } from './support/measure.ts';
import { say, sayFigures } from './support/report.ts';

// npm run bench:payments: 500 employers pay through the sandbox, 20 at once, every fourth with two clicks at the same time; then
// the PDFs of their invoices are created.

const buyers = 500;
const atOnce = 20;
const papers = 100;
const pdfGoal = 300;

const plan = { selected_plan: 2, extra_package: [1, 2, 3, 4].map((id) => ({ id, status: id === 1 ? 1 : 0 })) };
const billing = {
  name: 'Fjordklinikken ApS',
  address: 'Havnegade 12',
  zip: '7400',
  city: 'Herning',
  cvr: '10403782',
  email: 'faktura@jobblik.test',
};
const amounts = quote('employer', { plan: 2, extras: [1] });
if (!amounts) throw new Error('plan 2 is gone');
const order = {
  description: 'Plus Pakke',
  sub_total: amounts.subTotal / 100,
  vat: amounts.vat / 100,
  price: amounts.total / 100,
  payment_method_id: 'pm_card_visa',
  terms_accepted: true,
};

await withDatabase(async ({ db, url }) => {
  const tokens: string[] = [];
  for (let index = 0; index < buyers; index += 1)
    tokens.push(await signInAs(db, await makeUser(db, { role: 'employer', name: `Indkøber ${index}` })));
  const product = await startProduct({
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@bench.test',
    SANDBOX_PAYMENTS: 'on',
    SAMPLE_DATA: 'off',
    FIRST_ADS_WAIT: 'off',
    TRUST_PROXY: '1',
  });
  const client = new HttpClient(product.url, atOnce * 2);
  const post = (path: string, body: unknown, token: string) =>
    client.post(path, body, { authorization: `Bearer ${token}` });
  try {
    await measure(
      tokens.map((token) => ({ kind: 'choice', token })),
      atOnce,
      async ({ token }) => {
        await post(saveMembershipPlan.path, plan, token);
        await post(saveBilling.path, billing, token);
      },
    );
    let refusals = 0;
    const paid = await measure(
      tokens.map((token, index) => ({ kind: 'payment', token, presses: index % 4 === 0 ? 2 : 1 })),
      atOnce,
      async ({ token, presses }) => {
        const pay = () => post(paymentWithIntent.path, order, token);
        const answers = await Promise.allSettled(Array.from({ length: presses }, pay));
        refusals += answers.filter(({ status }) => status === 'rejected').length;
        if (answers.every(({ status }) => status === 'rejected')) throw new Error('a payment was refused');
      },
    );
    sayFigures('payment', paid, 'payments');
    const books = await countBooks(db);
    say('second presses refused', refusals);
    say('lost', buyers - books.members);
    say('doubled', books.paid - buyers);
    say('invoices', `${books.invoices} in a series of ${books.series}`);
    say('ledger balance', `${books.balance} øre`);

    const unprinted = await undrawnInvoices(db, papers);
    const owners = new Map<number, string>();
    for (const { userId } of unprinted) if (userId) owners.set(userId, await signInAs(db, { id: userId }));
    const drawn = await measure(
      unprinted.map(({ paymentId, userId }) => ({ kind: 'pdf', paymentId, token: owners.get(userId ?? 0) ?? '' })),
      1,
      ({ paymentId, token }) => post(makeInvoicePdf.path, { invoice_id: paymentId, type: 0 }, token),
    );
    sayFigures('invoice PDF', drawn, 'PDFs');
    const isRight =
      books.paid === buyers && books.memberships === buyers && books.invoices === buyers && books.series === buyers;
    say('goals', isRight && books.balance === 0 && drawn.p95 <= pdfGoal ? 'reached' : 'missed');
  } finally {
    client.close();
    await product.stop();
  }
});
