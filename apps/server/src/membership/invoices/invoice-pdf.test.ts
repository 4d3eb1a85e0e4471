import { expect, it } from 'vitest';
import { readPdf } from '../../cv/parsing/readers/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

it('shows a discount with a minus sign, not with a hyphen', async () => {
  const buyer = {
    name: 'Fjordklinikken ApS',
    address: 'Havnegade 12',
    zip: '7400',
    city: 'Herning',
    cvr: '',
    email: '',
  };
  const pdf = await invoicePdf({
    number: 10_001,
    kind: 'invoice',
    credits: null,
    date: '2026-11-28',
    period_from: '2026-11-28',
    period_to: '2026-12-28',
    seller: { name: 'Jobblik ApS', address: 'Energivej 4', cvr: '10403782' },
    buyer,
    lines: [{ kind: 'plan', text: 'Plus Pakke, én måned', list: 1495_00, price: 495_00 }],
    sub_total: 495_00,
    vat_percent: 25,
    vat: 123_75,
    total: 618_75,
    reference: 'pi_1234',
  });
  const { lines } = await readPdf(new Uint8Array(pdf));
  expect(JSON.stringify(lines)).toContain('\u22121.000,00');
});
