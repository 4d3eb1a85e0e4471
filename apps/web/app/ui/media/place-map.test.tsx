import words from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultPageSettings, PageSettingsContext } from '../../platform/page-settings';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { PlaceMap } from './place-map';

const odense = { label: '5000 Odense C', lat: 55.403, lng: 10.392 };
const home = { label: '5200 Odense V', lat: 55.398, lng: 10.32, km: 4.6 };

/** Reports every element that it is asked about as in view. */
class AllInView {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {}
}

beforeAll(() => registerWords('da', { da: { ui: words } }));
beforeEach(() => vi.stubGlobal('IntersectionObserver', AllInView));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: Partial<Parameters<typeof PlaceMap>[0]> = {}, mapTileUrl: string | null = null): HTMLElement {
  const settings = { ...defaultPageSettings, mapTileUrl, mapAttribution: '© Kortgiveren' };
  return render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <PageSettingsContext value={settings}>
        <PlaceMap places={[odense]} street="" {...props} />
      </PageSettingsContext>
    </WordsProvider>,
  ).container;
}

test('the outline of the municipality is drawn with its source, without requests', async () => {
  const map = show();
  await waitFor(() => expect(map.querySelectorAll('svg path').length).toBeGreaterThan(5));
  expect(map.textContent).toContain('Odense');
  expect(map.textContent).toContain('Geodatastyrelsen, FOT, februar 2014');
  expect(map.querySelector('img')).toBeNull();
});

test('with tiles of the settings they are shown, and no outline', async () => {
  const map = show({}, 'https://fliser.test/{z}/{x}/{y}.png');
  await waitFor(() => expect(map.querySelector('img')?.src).toContain('https://fliser.test/15/'));
  expect(map.textContent).toContain('© Kortgiveren');
  expect(map.textContent).not.toContain('Geodatastyrelsen');
});

test('a place without a street is the middle of its postcode', () => {
  expect(show().textContent).toContain('Midt i 5000 Odense CVirksomheden har ikke oplyst en adresse');
});

test('a place with a street says that the pin is not there', () => {
  expect(show({ street: 'Havnegade 12' }).textContent).toContain(
    'Havnegade 12, 5000 Odense CNålen står midt i postnummeret, ikke på adressen',
  );
});

test('the distance from the person’s town is said, and where it counts from', async () => {
  const map = show({ home });
  const text = map.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Midt i 5000 Odense C · 4,6 km fra dig');
  expect(text).toContain('I lige linje fra 5200 Odense V');
  await waitFor(() => expect(map.querySelector('svg[viewBox="0 0 340 190"]')?.textContent).toContain('dig'));
});

test('a person in the same postcode is told no distance', () => {
  const map = show({ home: { ...odense, km: 0 } });
  expect(map.textContent).not.toContain('fra dig');
});

test('a map and a journey planner open beside the page', () => {
  show();
  for (const name of ['Åbn i kort', 'Rejseplan'])
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).target).toBe('_blank');
});
