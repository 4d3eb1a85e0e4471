import { expect, test } from 'vitest';
import { billing } from './membership.schema.ts';

const recipient = { name: 'Nordlys', address: 'Havnegade 4', city: 'Aarhus C', email: 'regning@nordlys.example' };

test.each([
  ['8000', '8000'],
  ['DK-8000 Aarhus C', '8000'],
  ['FO-100', '100'],
])('the recipient of an invoice may write the postcode %j', (zip, stored) =>
  expect(billing.parse({ ...recipient, zip }).zip).toBe(stored),
);

test.each(['', '  ', '80', 'Aarhus'])('the recipient of an invoice needs a postcode, not %j', (zip) =>
  expect(billing.safeParse({ ...recipient, zip }).error?.issues).toMatchObject([
    { path: ['zip'], message: 'wrong_zip' },
  ]),
);
