import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CompanyRegister, RegisterError } from './register.ts';
import { createVirkRegister } from './virk.driver.ts';

let server: Server;
let register: CompanyRegister;
let reply: { status: number; body: string };
let asked: { url: string | undefined; authorization: string | undefined; body: unknown }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    asked.push({ url, authorization: headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  register = createVirkRegister({
    url: `http://127.0.0.1:${port}/cvr-permanent/virksomhed`,
    user: 'navn',
    password: 'ord',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

/** An answer as the register documents it, with fields that the driver does not read. */
const found = (change: object = {}, sammensatStatus = 'NORMAL') => ({
  status: 200,
  body: JSON.stringify({
    took: 3,
    hits: {
      total: 1,
      hits: [
        {
          _index: 'cvr-v-20200115',
          _source: {
            Vrvirksomhed: {
              cvrNummer: 25063864,
              reklamebeskyttet: true,
              hjemmeside: [
                { kontaktoplysning: 'www.gammel.test', periode: { gyldigFra: '2010-01-01', gyldigTil: '2015-01-01' } },
                { kontaktoplysning: 'www.fjord.test', periode: { gyldigFra: '2015-01-01', gyldigTil: null } },
              ],
              virksomhedMetadata: {
                nyesteNavn: { navn: 'FJORDKLINIKKEN ApS', periode: {} },
                nyesteBeliggenhedsadresse: {
                  vejnavn: 'Havnegade',
                  husnummerFra: 12,
                  bogstavFra: 'B',
                  postnummer: 7400,
                  postdistrikt: 'Herning',
                },
                sammensatStatus,
              },
              ...change,
            },
          },
        },
      ],
    },
  }),
});

it('asks for the number, signed in, and reads name, address and the present web site', async () => {
  reply = found();
  expect(await register.find('25063864')).toEqual({
    cvr: '25063864',
    name: 'FJORDKLINIKKEN ApS',
    address: 'Havnegade 12 B, 7400 Herning',
    website: 'www.fjord.test',
    email: null,
    isActive: true,
  });
  expect(asked).toEqual([
    {
      url: '/cvr-permanent/virksomhed/_search',
      authorization: `Basic ${Buffer.from('navn:ord').toString('base64')}`,
      body: { size: 1, query: { term: { 'Vrvirksomhed.cvrNummer': 25063864 } } },
    },
  ]);
});

it.each([
  ['NORMAL', true],
  ['Aktiv', true],
  ['UNDERKONKURS', false],
  ['OPLØSTEFTERKONKURS', false],
  ['', false],
])('a company whose state is %j is active: %j', async (state, expected) => {
  reply = found({}, state);
  expect((await register.find('25063864'))?.isActive).toBe(expected);
});

it('does not find a number without a hit, and a company without a web site or mail has none', async () => {
  reply = { status: 200, body: '{"hits":{"hits":[]}}' };
  expect(await register.find('25063864')).toBeUndefined();
  reply = found({ hjemmeside: [] });
  expect(await register.find('25063864')).toMatchObject({ website: null, email: null });
  reply = found({ elektroniskPost: [{ kontaktoplysning: 'post@fjord.test', periode: { gyldigTil: null } }] });
  expect((await register.find('25063864'))?.email).toBe('post@fjord.test');
});

it.each([
  ['an error', 503, ''],
  ['a wrong password', 401, '{}'],
  ['no JSON', 200, '<html>'],
  ['another shape', 200, '{"hits":1}'],
])('says that the register does not answer after %s', async (_what, status, body) => {
  reply = { status, body };
  await expect(register.find('25063864')).rejects.toBeInstanceOf(RegisterError);
});
