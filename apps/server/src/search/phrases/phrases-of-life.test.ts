import { describe, expect, test } from 'vitest';
import { fulfils } from './fulfils.factory.ts';
import { phraseTagsOf, readPhrases } from './phrase-filters.ts';

const fulfilledBy = (text: string) => phraseTagsOf({ heading: '', text });

describe('an ad fulfils a phrase filter in any wording', () => {
  test.each([
    ['arbejde på havet', 'Søfartsbog og sundhedsbevis.'],
    ['job med bolig', 'Vi kan tilbyde dig et lille værelse.'],
    ['job med bolig', 'Hus på 90 kvadratmeter kan lejes.'],
    ['job med bolig', 'Lejlighed over stalden.'],
    ['job med bolig', 'A room in the house is included.'],
    ['tage hunden med på job', 'Hunden må gerne komme med.'],
    ['firmabil', 'Bilen er firmaets.'],
    ['vælge sine egne vagter', 'Vælg vagter fra uge til uge.'],
    ['fleksible arbejdstider', '30 timer, som du selv lægger mellem 8 og 18.'],
    ['job til pensionister', 'Du er pensioneret lærer.'],
    ['løn under uddannelse', 'Kurset tager tre uger og betales af os.'],
    ['løn under uddannelse', 'Uddannelsen tager et år, og du får løn imens.'],
    ['aftenarbejde', 'Fra 17 til midnat.'],
    ['julejob', 'Fra oktober til udgangen af december.'],
    ['fri om fredagen', 'Vi holder lukket om fredagen.'],
    ['fire dages arbejdsuge', 'Mandag til torsdag.'],
    ['four-day week', 'Hver fredag fri.'],
    ['jeg vil ud at sejle', 'To uger offshore, to uger hjemme.'],
    ['jobs på en ø', 'Bolig på øen kan skaffes.'],
    ['firmabil', 'Fast løn, bonus og fri bil.'],
    ['med firmabil', 'Servicevogn med hjem.'],
    ['tage hunden med på job', 'Din egen hund er velkommen.'],
    ['fleksible arbejdstider', 'Du bestemmer selv dine tider.'],
    ['vælge sine egne vagter', 'Du vælger selv dine vagter i appen.'],
    ['flexible hours', 'Mødetid efter ønske.'],
    ['meget ansvar', 'Egen kundeportefølje efter et år.'],
    ['arbejde alene', 'Du kører alene i servicebil.'],
    ['roligt arbejde', 'I rolig hal med aircondition.'],
    ['uden at skulle ringe til folk', 'Du skal ikke tage telefonen.'],
    ['uden salg', 'Du skal ikke sælge noget.'],
    ['uden tunge løft', 'Du sidder ved en skærm.'],
    ['midlertidigt arbejde', 'Stillingen er et vikariat.'],
    ['tjene lidt ekstra', 'Fint som ekstra indtægt.'],
    ['gratis mad', 'Personalemad og drikkepenge.'],
    ['mit første lederjob', 'Gerne en lederuddannelse.'],
    ['nyuddannet', 'Nyuddannede er velkomne.'],
    ['fri til eksamen', 'Eksamensfri, når du skal bruge det.'],
    ['hele juli fri', '33 timer og lukket i juli.'],
    ['møde sent', 'Vi åbner først kl. 10.'],
    ['kun til kl. 14', 'Du er færdig senest kl. 14.'],
    ['op før solen', 'Du starter kl. 4.'],
    ['holddrift', 'Tohold: den ene uge kl. 6–14.'],
    ['arbejde med handicappede', 'Jeg sidder i kørestol.'],
    ['jeg taler dårligt dansk', 'Engelsk er fint.'],
    ['work where no danish is needed', 'Danish is not needed.'],
    ['få løn mens man lærer faget', 'Tolv ugers uddannelse med løn.'],
    ['hjemmekontor flere dage om ugen', 'Arbejd hjemme mandag og fredag.'],
    ['hus følger med', 'Tjenestebolig kan følge med.'],
    ['job til ældre over 60', 'Alder er uden betydning.'],
    ['job når man er 16 år', 'Du er 16 år eller mere.'],
    ['fri alle weekender', 'Weekenden er fri.'],
    ['hjem til mine børn om aftenen', 'Ingen aftenvagter.'],
    ['rejse til udlandet i jobbet', '40 rejsedage om året.'],
    ['jeg taler tysk', 'Du kan noget tysk.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(true));

  test.each([
    ['job i sønderjylland', 'Sønderborg'],
    ['vendsyssel', 'Hjørring'],
    ['lolland-falster', 'Guldborgsund'],
    ['arbejde på en ø', 'Samsø'],
    ['uden kundekontakt', 'Lagermedarbejder'],
    ['første lederjob', 'Souschef i dagligvarer'],
  ])('%s: title or label %s', (search, heading) => expect(fulfils(search, '', heading)).toBe(true));
});

describe('an ad with the opposite does not fulfil a phrase filter', () => {
  test.each([
    ['firmabil', 'Du skal have egen bil.'],
    ['uden salg', 'Du sælger abonnementer.'],
    ['uden tunge løft', 'Du er stærk i benene.'],
    ['mit første lederjob', 'Ledelseserfaring er et krav.'],
    ['møde sent', 'Kl. 7–15 på hverdage.'],
    ['jeg taler tysk', 'Tysk er ikke nødvendigt.'],
    ['uden uddannelse', 'Uddannelse kræves.'],
    ['man er udenfor', 'Potteplanter under glas, du er ude i al slags vejr.'],
    ['job på en ø', 'Du kører fra Odense.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(false));
});

test.each([
  ['kundeservice uden salg', 'kundeservice'],
  ['lærerjob kun til kl. 14', 'laererjob'],
  ['akademiker nyuddannet', 'akademiker'],
])('%j leaves %j', (search, rest) => expect(readPhrases(search).rest.trim()).toBe(rest));

test('"at home in the evening" is not evening work', () => {
  const [evening] = readPhrases('aftenarbejde').words;
  expect(readPhrases('hjem til mine børn om aftenen').words).not.toContain(evening);
  expect(readPhrases('fri alle weekender').words).not.toContain(readPhrases('weekendjob').words[0]);
});

test.each([
  ['job med bolig', 'Tjenestebolig er der ikke.'],
  ['job med bolig', 'Åbent hus to søndage om måneden, fri om mandagen.'],
  ['firmabil', 'Firmabil har vi kun én af.'],
  ['tage hunden med på job', 'Et par kunder har hunde.'],
  ['vælge sine egne vagter', 'Du vælger selv musikken.'],
  ['løn under uddannelse', 'Uddannelse som tømrer. Betalt frokost.'],
  ['fri om fredagen', 'Fredag og lørdag fra 22 til 5.'],
])('%s: not %s', (search, ad) => expect(fulfils(search, ad)).toBe(false));

describe('things that an ad does not require', () => {
  test.each([
    ['uden kørekort', 'Kørekort er ikke et krav.', true],
    ['uden kørekort', 'Kørekort skal du ikke bruge.', true],
    ['uden kørekort', 'Driving licence is useful but not demanded.', true],
    ['uden kørekort', 'Kørekort er nødvendigt.', false],
    ['uden kørekort', 'Traktorkort er et must.', false],
    ['uden uddannelse', 'Uddannelse behøver du ikke.', true],
    ['uden uddannelse', 'Du behøver hverken papirer eller erfaring.', true],
    ['uden uddannelse', 'Uddannelse er ligegyldig.', true],
    ['uden salg', 'Kundeservice uden salg.', true],
    ['uden salg', 'Salg af telefoner.', false],
  ])('%s: %s %j', (search, ad, does) => expect(fulfils(search, ad)).toBe(does));

  test('ads that do not require them explicitly rank first', () => {
    for (const [search, ad] of [
      ['uden kørekort', 'Har du ikke bil, henter vi dig.'],
      ['uden salg', 'Du skal aldrig sælge noget.'],
      ['uden weekendarbejde', 'Ingen weekender.'],
    ] as const)
      expect(readPhrases(search).best.some((tag) => tag.endsWith('2') && fulfilledBy(ad).includes(tag))).toBe(true);
  });
});

test.each([
  ['studiejob på engelsk', 2],
  ['deltid uden aftener og weekender', 3],
  ['natarbejde på deltid', 2],
  ['fleksibelt studiejob', 2],
  ['jeg er pensionist', 1],
  ['studiejob i weekenderne', 2],
  ['min søn på 14 vil tjene lommepenge', 2],
])('%j has %i phrase filters', (search, count) => {
  const { words, rest } = readPhrases(search);
  expect(words).toHaveLength(count);
  expect(rest).toMatch(/^(?:vil|paa)?$/);
});

test.each([
  ['jeg vil ikke arbejde i weekenden', 'weekendjob'],
  ['maler uden akkord', 'akkordarbejde'],
  ['chauffør uden at køre om natten', 'natarbejde'],
  ['work with kids but no night shifts', 'natarbejde'],
])('%j is not read as %j', (search, wish) => {
  expect(readPhrases(search).words).not.toContain(readPhrases(wish).words[0]);
});

test.each([
  ['frivilligt arbejde', 'Du er med som frivillig.'],
  ['fleksjob', 'Vi har plads til én med fleksjobbevilling.'],
  ['skiftehold', '12-timersskift, to dage og to nætter.'],
  ['rejsejob', 'Tre-fire rejser om året.'],
  ['jeg vil hjælpe ældre', 'Du hjælper de ældre.'],
  ['job til en på 67', 'Pensionister er velkomne.'],
  ['jeg vil ikke arbejde i weekenden', 'Ingen weekender.'],
  ['jeg vil være min egen chef', 'Be your own boss.'],
  ['ingen aftenarbejde', 'Du møder 6.30 og går 14.15.'],
  ['deltidsjob', '25–32 timer.'],
])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(true));

test.each([
  ['frivilligt arbejde', 'Kasserne løfter en frivillig.'],
  ['fleksjob', 'Du følger op på praktikker og fleksjob.'],
  ['arbejde hjemmefra', 'Du kører hjemmefra.'],
  ['arbejde hjemmefra', 'Hjemmearbejde kan ikke lade sig gøre.'],
  ['rejsejob', 'Garn til kunder i hele Norden.'],
  ['ingen aftenarbejde', 'Kl. 17–20.30 på hverdage.'],
  ['job til 13-årig', 'Unge fra 15\nNår du er under 18.'],
  ['ingen weekend', 'Alle hverdage til 18 og lørdag til 15.'],
  ['no danish required', 'You speak both English and Danish.'],
])('%s: not %s', (search, ad) => expect(fulfils(search, ad)).toBe(false));
