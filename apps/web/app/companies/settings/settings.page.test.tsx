import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import companies from '@jobblik/words/da/companies.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { invoiced, nordlys, unknown } from '../company.factory';
import SettingsPage from './settings.page';

/** A server that answers the call for the company only when the test lets it. */
let server: Server;
let waiting: ServerResponse | undefined;
const user = { email: 'lene@jobblik.test', has_password: true, email_verified: true, company_name: 'Nordlys' };

beforeAll(async () => {
  registerWords('da', { da: { accounts, companies, problems, ui } });
  server = createServer((request, response) => {
    if (request.url === getEmployerProfile.path) waiting = response;
    else respond(response, request.url === getUser.path ? 200 : 404, { user });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/indstillinger`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  waiting = undefined;
});

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function show(): void {
  const Stub = createRoutesStub([{ path: '/virksomhed/indstillinger', Component: () => <SettingsPage /> }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/virksomhed/indstillinger']} />
      </QueryProvider>
    </WordsProvider>,
  );
}

test('input in the account form stays when the company has loaded', async () => {
  show();
  const section = await screen.findByRole('region', { name: 'Adgangskode' });
  const field = within(section).getByLabelText('Nuværende adgangskode');
  fireEvent.change(field, { target: { value: 'det gamle kodeord' } });
  await expect.poll(() => waiting).toBeDefined();
  if (waiting) respond(waiting, 200, { result: 'success', company: null, suggested: unknown });
  await screen.findByRole('button', { name: /^Gem/ });
  expect(screen.getByLabelText('Nuværende adgangskode')).toHaveProperty('value', 'det gamle kodeord');
});

test('a saved link to another place than its network stands in its field, with the reason', async () => {
  show();
  await expect.poll(() => waiting).toBeDefined();
  const links = {
    company_facebook: 'https://evil.test/nordlys',
    company_linkedin: 'https://linkedin.com/company/nordlys',
  };
  if (waiting) respond(waiting, 200, { result: 'success', company: { ...nordlys, ...links }, suggested: unknown });
  const field = await screen.findByRole('textbox', { name: /^Facebook/ });
  expect(field).toHaveProperty('value', links.company_facebook);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Adressen hører ikke til Facebook. Skriv adressen på jeres egen side dér.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^LinkedIn/ }).getAttribute('aria-invalid')).not.toBe('true');
});

test('a new company begins with what account and invoice say, and the form says so', async () => {
  show();
  await expect.poll(() => waiting).toBeDefined();
  if (waiting) respond(waiting, 200, { result: 'success', company: null, suggested: invoiced });
  expect(await screen.findByRole('textbox', { name: /^CVR-nummer/ })).toHaveProperty('value', '25313763');
  expect(screen.getByRole('textbox', { name: /^Adresse/ })).toHaveProperty('value', 'Energivej 4');
  expect(screen.getByRole('combobox', { name: /^Postnummer og by/ })).toHaveProperty('value', '9000 Aalborg');
  const note = 'Felterne CVR-nummer, Adresse, Postnummer og by og Kontaktperson er udfyldt med det, I har skrevet før.';
  expect(screen.getByText(note, { exact: false })).toBeDefined();
});

test('a saved company is offered the same for its empty fields alone', async () => {
  show();
  await expect.poll(() => waiting).toBeDefined();
  const company = { ...nordlys, company_cvr: null, company_address: 'Havnegade 12' };
  if (waiting) respond(waiting, 200, { result: 'success', company, suggested: invoiced });
  const cvr = await screen.findByRole('textbox', { name: /^CVR-nummer/ });
  expect(cvr).toHaveProperty('value', '');
  expect(screen.getByText('I har skrevet det her til fakturaen: CVR-nummer. Det mangler i profilen.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Udfyld felterne' }));
  expect(cvr).toHaveProperty('value', '25313763');
  expect(screen.getByRole('textbox', { name: /^Adresse/ })).toHaveProperty('value', 'Havnegade 12');
  expect(screen.queryByRole('button', { name: 'Udfyld felterne' })).toBeNull();
});
