import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { useSenderCompany } from './use-sender-company';

let server: Server;
let company: object | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const user = { name: 'Karen Bæk', company_name: 'Æblegården ApS' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === '/api/get_employer_profile' ? { company } : { user }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/job/opret_job`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('without a profile, an ad is from the company named at sign-up', async () => {
  const { result } = renderHook(useSenderCompany, { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.name).toBe('Æblegården ApS'));
});

test('with a profile, it is from the profile', async () => {
  company = { company_id: 7, company_name: 'Æblegården', company_logo: '/files/9' };
  const { result } = renderHook(useSenderCompany, { wrapper: QueryProvider });
  await waitFor(() => expect(result.current).toEqual({ id: 7, name: 'Æblegården', logo: '/files/9' }));
});
