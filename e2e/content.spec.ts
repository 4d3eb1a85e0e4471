import { expect, expectAccessibleInBothSchemes, holdHydration, test } from '../support/journeys/test.ts';
import { allowCopying } from './support/clipboard.ts';
import { sentJson, storeSentBodies } from './support/sent-bodies.ts';

const pages = [
  ['/om-jobblik', 'Om Jobblik'],
  ['/vilkaar-og-betingelser', 'Vilkår og betingelser'],
  ['/privatlivspolitik', 'Privatlivspolitik'],
  ['/tilgaengelighed', 'Erklæring om tilgængelighed'],
] as const;

for (const [path, title] of pages) {
  test(`${path} can be read`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /.{5}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expectAccessibleInBothSchemes(page);
  });
}

test('the English address of the terms has the Danish one as canonical', async ({ page }) => {
  await page.goto('/termsandconditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår og betingelser' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/vilkaar-og-betingelser$/);
});

test('questions open to their answers, 7, 5 and 4 of them', async ({ page }) => {
  await page.goto('/support');
  for (const [group, count] of [
    ['CV', 7],
    ['Konto og mail', 5],
    ['Jobagent', 4],
  ] as const) {
    await expect(page.getByRole('region', { name: group }).locator('summary, button')).toHaveCount(count);
  }
  const answer = page.getByText('Så får du en mail med et link, der virker i en time.');
  await expect(answer).toBeHidden();
  await page.getByText('Jeg har glemt min adgangskode').click();
  await expect(answer).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const search = page.getByRole('searchbox', { name: 'Søg i spørgsmål og svar' });
  await search.fill('forskellen konto');
  await expect(page.getByRole('status').filter({ hasText: '1 svar' })).toBeVisible();
  await expect(page.locator('summary')).toHaveText(['Hvad er forskellen på at deaktivere og at slette kontoen?']);
  await search.fill('rumskib');
  await expect(page.getByRole('heading', { name: 'Ingen svar passer til det' })).toBeVisible();
  await page.getByRole('button', { name: 'Vis alle spørgsmål' }).click();
  await expect(page.locator('summary')).toHaveCount(16);
  await page.getByRole('main').getByRole('link', { name: 'Skriv til os' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('articles are listed, read, shared, and lead to others', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/blog-list');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Sådan taler du om løn uden at rødme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sådan taler du om løn uden at rødme');
  const right = page.url();
  await expect(page.getByText(/min\. læsning/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Del på LinkedIn' })).toHaveAttribute('href', /linkedin\.com.*blog/);
  await expectAccessibleInBothSchemes(page);
  await page.goto(right.replace(/[^/]+$/, 'noget-andet'));
  await expect(page).toHaveURL(right);
  await page.getByRole('region', { name: 'Læs også' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sådan taler du om løn uden at rødme');
  const picture = await page.request.get('/art/cover-5.svg');
  expect(await picture.text()).not.toContain('var(');
});

test('an article is shared by the device’s share dialog, and copied if that fails', async ({ page, context }) => {
  await allowCopying(context);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = async (data = {}) => {
      shared.push(data);
      if (shared.length === 2) throw new DOMException('closed', 'AbortError');
      if (shared.length === 3) throw new DOMException('refused', 'NotAllowedError');
    };
  });
  await page.goto('/blog-list');
  await page.getByRole('link', { name: 'Sådan taler du om løn uden at rødme' }).click();
  const share = page.getByRole('button', { name: 'Del i en app' });
  const copied = page.getByRole('status').filter({ hasText: 'Linket er kopieret' });
  await share.click();
  await share.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared').length)).toBe(2);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared')[0])).toEqual({
    title: 'Sådan taler du om løn uden at rødme',
    url: decodeURI(page.url()),
  });
  await expect(copied).toBeHidden();
  await share.click();
  await expect(copied).toBeVisible();
});

test('a message is stored while it is written, kept when sending fails, and cleared when it is sent', async ({
  page,
}) => {
  const message = 'Knappen driller på min telefon.';
  await page.goto('/kontakt');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Send besked' }).click();
  await expect(page.getByLabel('Navn')).toBeFocused();
  await page.getByLabel('Navn').fill('Åse Lund');
  await page.getByLabel('E-mail').fill('aase');
  await page.getByLabel('Emne').fill('En knap');
  await page.getByLabel('Besked', { exact: true }).fill(message);
  await page.getByRole('button', { name: 'Send besked' }).click();
  await expect(page.getByText('Der mangler noget i mailadressen, for eksempel navn@eksempel.dk.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(page.getByLabel('Besked', { exact: true })).toHaveValue(message);
  await page.getByLabel('E-mail').fill('aase@jobblik.test');
  await page.route('**/api/send_contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send besked' }).click();
  await expect(page.getByText('Beskeden er ikke sendt. Det, du har skrevet, er bevaret.')).toBeVisible();
  await page.unroute('**/api/send_contact');
  await page.getByRole('button', { name: 'Send besked' }).click();
  await expect(page.getByText('Din besked er sendt')).toBeVisible();
  for (const label of ['Navn', 'E-mail', 'Emne']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Besked', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Navn')).toHaveValue('');
});

test('a message that is sent before hydration arrives as it was written', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await storeSentBodies(page);
  await page.goto('/kontakt', { waitUntil: 'commit' });
  await page.getByLabel('Navn').fill('Åse Lund');
  await page.getByLabel('E-mail').fill('aase@jobblik.test');
  await page.getByLabel('Emne').fill('En knap');
  await page.getByLabel('Besked', { exact: true }).fill('Knappen driller på min telefon.');
  await page.getByRole('button', { name: 'Send besked' }).click();
  hydrate();
  const contact = { full_name: 'Åse Lund', message: 'Knappen driller på min telefon.' };
  expect(await sentJson(page, '/api/send_contact')).toMatchObject({ contact });
  await expect(page.getByText('Din besked er sendt')).toBeVisible();
});

/** The JSON-LD that pages of a kind have; a kind is the path with its id and words left out. */
const structured: Record<string, readonly string[]> = {
  '/home': ['Organization', 'SearchAction', 'WebSite'],
  '/company/…': ['Organization'],
  '/job/…': ['BreadcrumbList', 'JobPosting'],
  '/support': ['FAQPage'],
  '/blog/…': ['BlogPosting', 'BreadcrumbList'],
};

/** Every `@type` in a page's JSON-LD, nested ones as well. */
function structuredTypes(html: string): unknown[] {
  const types: unknown[] = [];
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) {
    JSON.parse(json, (key, value) => {
      if (key === '@type') types.push(value);
      return value;
    });
  }
  return types;
}

test('every kind of page in the site map names and describes itself to search engines', async ({ request }) => {
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    return answer.text();
  };
  const addresses = async (map: string) => [...(await read(map)).matchAll(/<loc>([^<]+)</g)].map(([, at = '']) => at);
  const files = await addresses('/sitemap.xml');
  const all = (await Promise.all(files.map(addresses))).flat();
  // The first page of a kind belongs to the sample data; the last may belong to another journey.
  const kinds = new Map(
    all.toReversed().map((address) => {
      const { pathname, search } = new URL(address);
      return [pathname.replace(/^(\/(?:job|company|blog))\/.*/, '$1/…') + search.replace(/=.*/, ''), address];
    }),
  );
  for (const kind of [...Object.keys(structured), '/find/job', '/find/job?job_category', '/virksomheder', '/blog-list'])
    expect([...kinds.keys()]).toContain(kind);

  const titles: string[] = [];
  for (const [kind, address] of kinds) {
    const html = await read(address);
    const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) =>
      Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    );
    const content = (name: string) =>
      tags.filter((tag) => (tag.name ?? tag.property) === name).map((tag) => tag.content ?? '');
    const title = [...html.slice(0, html.indexOf('</head>')).matchAll(/<title>([^<]+)<\/title>/g)].map(
      ([, text]) => text,
    );
    expect(title, `titles of ${kind}`).toHaveLength(1);
    titles.push(title.join());
    expect(content('description'), `description of ${kind}`).toEqual([expect.stringMatching(/.{50}/)]);
    for (const name of ['keywords', 'og:title', 'og:image', 'twitter:card'])
      expect(content(name), `${name} of ${kind}`).toEqual([expect.stringMatching(/./)]);
    const canonical = tags.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => new URL(href).href);
    expect(canonical, `canonical address of ${kind}`).toEqual([address]);
    expect(content('robots'), `robots of ${kind}`).toEqual([]);
    expect(structuredTypes(html), `JSON-LD of ${kind}`).toEqual(expect.arrayContaining([...(structured[kind] ?? [])]));
  }
  expect(new Set(titles).size, titles.join('\n')).toBe(kinds.size);
});
