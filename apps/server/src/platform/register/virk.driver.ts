import { z } from 'zod';
import { type CompanyRegister, RegisterError, type RegisteredCompany } from './register.ts';

/** Milliseconds that one answer may take. */
const patience = 8_000;

const text = z.string().nullish();
const period = z.object({ gyldigTil: text }).nullish();
const contacts = z
  .array(z.object({ kontaktoplysning: text, periode: period, hemmelig: z.boolean().nullish() }))
  .nullish();
const answer = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({
          Vrvirksomhed: z.object({
            cvrNummer: z.number(),
            hjemmeside: contacts,
            elektroniskPost: contacts,
            virksomhedMetadata: z.object({
              nyesteNavn: z.object({ navn: text }).nullish(),
              nyesteBeliggenhedsadresse: z
                .object({
                  vejnavn: text,
                  husnummerFra: z.number().nullish(),
                  bogstavFra: text,
                  postnummer: z.number().nullish(),
                  postdistrikt: text,
                })
                .nullish(),
              sammensatStatus: text,
            }),
          }),
        }),
      }),
    ),
  }),
});
type Found = z.output<typeof answer>['hits']['hits'][number]['_source']['Vrvirksomhed'];

/**
 * The public register of Erhvervsstyrelsen, by its search `cvr-permanent/virksomhed/_search` (system-til-system-adgang to CVR data): a query
 * of Elasticsearch, signed in by name and password.
 * @param url address of the index, without a slash at the end
 */
export function createVirkRegister({
  url,
  user,
  password,
}: {
  url: string;
  user: string;
  password: string;
}): CompanyRegister {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    async find(cvr) {
      const found = await ask(`${url}/_search`, authorization, Number(cvr));
      return found && present(found);
    },
  };
}

async function ask(address: string, authorization: string, cvr: number): Promise<Found | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ size: 1, query: { term: { 'Vrvirksomhed.cvrNummer': cvr } } }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new RegisterError(`the register answered ${response.status}`);
    const [hit] = answer.parse(await response.json()).hits.hits;
    return hit?._source.Vrvirksomhed;
  } catch (error) {
    throw error instanceof RegisterError ? error : new RegisterError('the register did not answer', { cause: error });
  }
}

/** The contact that holds today and that everybody may know; null without one. */
function currentOf(all: z.output<typeof contacts>): string | null {
  return all?.find(({ periode, hemmelig }) => !periode?.gyldigTil && !hemmelig)?.kontaktoplysning ?? null;
}

function present(found: Found): RegisteredCompany {
  const { nyesteNavn, nyesteBeliggenhedsadresse: place, sammensatStatus } = found.virksomhedMetadata;
  const street = [place?.vejnavn, place?.husnummerFra, place?.bogstavFra].filter(Boolean).join(' ');
  const town = [place?.postnummer, place?.postdistrikt].filter(Boolean).join(' ');
  return {
    cvr: String(found.cvrNummer).padStart(8, '0'),
    name: nyesteNavn?.navn ?? '',
    address: [street, town].filter(Boolean).join(', '),
    website: currentOf(found.hjemmeside),
    email: currentOf(found.elektroniskPost),
    isActive: /^(NORMAL|AKTIV)$/i.test(sammensatStatus ?? ''),
  };
}
