import { analyse, tokenise } from '@jobblik/danish';
import { describe, expect, test } from 'vitest';
import { fulfils } from './fulfils.factory.ts';
import { phraseTagsOf, readPhrases } from './phrase-filters.ts';

describe('an ad fulfils a phrase filter in any wording', () => {
  test.each([
    ['uden uddannelse', 'Der er ingen krav om uddannelse.'],
    ['job uden uddannelse', 'Du behøver ikke være uddannet.'],
    ['ufaglært', 'Uddannelse er ikke et krav.'],
    ['ingen erfaring', 'Erfaring er ikke nødvendig.'],
    ['uden krav om erfaring', 'Vi lærer dig op.'],
    ['udendørs arbejde', 'Du er ude i al slags vejr.'],
    ['job om natten', 'Du fylder hylder op mellem kl. 22 og 6.'],
    ['nattevagt', 'Fast nathold'],
    ['job om natten', 'Du kører alene i bil om natten.'],
    ['aftenarbejde', 'Tirsdag og torsdag aften'],
    ['weekendjob', 'Hver anden lørdag og søndag'],
    ['no danish required', 'Arbejdssproget er engelsk.'],
    ['job på engelsk', 'You do not need to speak Danish.'],
    ['arbejde hjemmefra', 'To hjemmedage om ugen'],
    ['kost og logi', 'Bolig følger med.'],
    ['job som 13-årig', 'Er du 13-17 år?'],
    ['job under 18', 'Ungarbejder til butik'],
    ['studiejob', 'Ved siden af dit studie'],
    ['studentermedhjælp', 'Studiejob i økonomi'],
    ['studentermedhjælper', 'Student assistant'],
    ['student assistant', 'Studentermedhjælper'],
    ['studenterjob', 'Studentermedhjælp'],
    ['studiemedhjælper', 'Perfekt ved siden af studiet'],
    ['sæsonarbejde', 'Sæsonen går fra maj til september.'],
    ['kørekort B', 'Kørekort B er et krav.'],
    ['kørekort kategori C', 'Eksportchauffør, CE'],
    ['c/e', 'Du har kørekort C/E.'],
    ['CE kørekort', 'Chauffør kategori CE'],
    ['kørekort d', 'Kategori D kræves.'],
    ['kørekort C/E', 'Du har kørekort C/E.'],
    ['unskilled work', 'Ufaglærte er velkomne.'],
    ['outdoor work', 'Du er ude hele dagen.'],
    ['english speaking', 'Our working language is English.'],
    ['engelsk job', 'No Danish needed.'],
    ['jobs for foreigners', 'Arbejdssproget er engelsk.'],
    ['teenager job', 'Du skal være fyldt 15 år.'],
    ['job for unge', 'Er du 13-17 år?'],
    ['aftenarbejde', 'Arbejdstid kl. 15–23.'],
    ['aftenarbejde', 'Daghold 7–15 eller 15–22.30.'],
    ['aftenarbejde', 'Vagterne ligger i dag, aften og nat.'],
    ['aftenarbejde', 'Du underviser to aftener om ugen.'],
    ['weekendjob', 'Hver anden weekend har du fri.'],
    ['weekendjob', 'Løn efter overenskomst med aften- og weekendtillæg.'],
    ['arbejde med børn', 'Du laver aktiviteter med børnene.'],
    ['arbejde med ældre', 'Du hjælper ældre borgere i eget hjem.'],
    ['ingen aftenarbejde', 'Der er ingen aftenvagter.'],
    ['ingen aften- og weekendarbejde', 'Ingen aften- eller weekendvagter.'],
    ['ingen weekend', 'Du har fri hver weekend.'],
    ['fri i weekenden', 'Vi arbejder aldrig weekend.'],
    ['ingen weekend', 'Fri hver weekend og alle aftener.'],
    ['kun på hverdage', 'Kantine, 7.30–13.30 på hverdage.'],
    ['kun dagarbejde', 'Dagvagter fra 7 til 15.'],
    ['kun dagarbejde', 'Ingen vagter på fødegangen.'],
    ['uden skiftende vagter', 'Dagarbejde, 37 timer.'],
    ['job om morgenen', 'Vi klipper fra kl. 5 om morgenen.'],
    ['morgenarbejde', 'Lokaler og toiletter kl. 5–8.30.'],
    ['job om formiddagen', 'Telefonen om formiddagen.'],
    ['eftermiddagsjob', 'To eftermiddage om ugen.'],
    ['skifteholdsarbejde', 'Treholdsskift.'],
    ['fast nat', 'Fast nattevagt, syv nætter.'],
    ['job om natten', 'Hold kl. 18–23 eller 23–4.'],
    ['sommerjob', 'Juli og august, gerne hele ferien.'],
    ['sommerjob', 'May to September.'],
    ['julejob', 'Vi har travlt i december.'],
    ['job hvor man er udenfor', 'Uanset vejret er vi ude.'],
    ['uden uddannelse', 'Vi spørger ikke efter eksamen.'],
    ['ufaglært arbejde', 'Ingen erfaring nødvendig.'],
    ['uden erfaring', 'Ingen krav om uddannelse.'],
    ['uden erfaring', 'Waders får du af os, resten lærer du.'],
    ['uden erfaring', 'Vi lærer alle op.'],
    ['no experience', 'Training on site.'],
    ['english speaking', 'You write firmware for our hearing aids.'],
    ['no danish required', 'English-speaking team.'],
    ['arbejde hjemmefra', 'Du sidder hjemme og styrer din tid selv.'],
    ['job med bolig', 'Du bor hos os.'],
    ['bolig følger med jobbet', 'Hus følger med.'],
    ['job ved siden af skolen', 'To timer efter skole.'],
    ['job ved siden af skolen', 'Er du 13-17 år?'],
    ['fritidsjob 15 år', 'Du behøver kun være 15.'],
    ['job til unge under 18', 'Hjælpetrænere kan være ned til 14 år.'],
    ['studiejob', 'Studerende er velkomne.'],
    ['job for pensionister', 'Efterlønnere og pensionister er velkomne.'],
    ['løn under uddannelse', 'Uddannelsen varer tre år med løn fra første dag.'],
    ['job med mange rejsedage', 'Opstart hos kunder i hele Europa.'],
    ['akkordarbejde', 'Vi giver akkord.'],
    ['kørekort b', 'Du kører på almindeligt kørekort.'],
    ['trailerkort', 'Gerne med trailerkørekort.'],
    ['uden kørekort', 'Du kommer med bussen.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(true));
});

describe('a title or label fulfils a phrase filter, a text with the same words does not', () => {
  test.each([
    ['job om natten', 'Taxachauffør, nat'],
    ['udendørs arbejde', 'Gartner'],
    ['udendørs arbejde', 'Anlægsgartnere til hold i Vejle'],
    ['udendørs arbejde', 'Skovtekniker'],
    ['udendørs arbejde', 'Fodermester til 230 køer'],
    ['udendørs arbejde', 'Mark og planter'],
    ['arbejde med børn', 'Vuggestue og børnehave'],
    ['work with children', 'Pædagogmedhjælper'],
    ['arbejde med ældre', 'Hjemmepleje og ældrepleje'],
    ['part time', 'Deltid'],
    ['½ tid', 'Deltid'],
    ['deltidsjob', 'Deltid'],
    ['full time', 'Fuldtid'],
    ['fuldtidsjob', 'Fuldtid'],
  ])('%s: %s', (search, heading) => {
    expect(fulfils(search, '', heading)).toBe(true);
    expect(fulfils(search, `Du taler med ${heading}.`)).toBe(false);
  });
});

describe('an ad with the opposite does not fulfil a phrase filter', () => {
  test.each([
    ['aftenarbejde', 'Ingen aftenarbejde.'],
    ['weekendjob', 'Du arbejder ikke i weekenden, og aldrig weekend.'],
    ['job om natten', 'Ingen nattevagter'],
    ['uden uddannelse', 'Uddannelse er et krav.'],
    ['uden erfaring', 'Du har erfaring med lignende arbejde.'],
    ['no danish required', 'Du taler flydende dansk og engelsk.'],
    ['job under 18', 'Du skal være fyldt 18 år.'],
    ['CE kørekort', 'Kørekort kategori C'],
    ['kørekort d', 'Kørekort B eller det, der ligner'],
    ['job under 18', 'Du må ikke være under 18 år.'],
    ['job som 15-årig', 'Vi har været her i 15 år og tilbyder 14 til 16 timer om ugen.'],
    ['aftenarbejde', 'Fast rute, hjemme hver aften.'],
    ['aftenarbejde', 'Hver rådgiver har 15 til 20 sager.'],
    ['aftenarbejde', 'Du kører ud til 23 caféer.'],
    ['aftenarbejde', 'Du ved, hvordan lørdag aften lugter.'],
    ['aftenarbejde', 'Dagarbejde uden aften- og weekendvagter.'],
    ['aftenarbejde', 'Ingen fast aftenvagt.'],
    ['weekendjob', 'Du har fri i weekenden.'],
    ['weekendjob', 'Dagarbejde uden aften- og weekendvagter.'],
    ['weekendjob', 'Du ved, hvordan lørdag aften lugter.'],
    ['weekendjob', 'Butikken har lukket søndag.'],
    ['job om natten', 'Nattevagten kan holde op.'],
    ['job om natten', 'Systemet ringer ikke til nogen om natten.'],
    ['job om natten', 'Ingen aften- eller nattevagter.'],
    ['job under 18', 'Du leder fire ungarbejdere.'],
    ['job under 18', 'Vi er ni kolleger, hvoraf tre er under 18.'],
    ['job som 15-årig', 'Vi har bygget huse i over 15 år.'],
    ['arbejde med børn', 'Erfaring fra plejehjem, hjemmepleje eller vuggestue er en fordel.'],
    ['arbejde med ældre', 'Du har erfaring med rengøring på plejehjem.'],
    ['udendørs arbejde', 'Du taler med gartnere og brolæggere i telefonen.'],
    ['udendørs arbejde', 'Du er ude af huset kl. 15.'],
    ['ingen aftenarbejde', 'Du har aftenvagt hver anden uge.'],
    ['ingen weekend', 'Hver anden weekend fri.'],
    ['full time', 'Deltid'],
    ['weekendjob', 'Fri hver weekend og alle aftener.'],
    ['kun dagarbejde', 'Daghold og aftenhold på skift.'],
    ['kun på hverdage', 'Hverdage og hver anden lørdag.'],
    ['job om morgenen', 'Fra kl. 23 til 7.'],
    ['ufaglært arbejde', 'Vi lærer dig op. Svendebrev er et krav.'],
    ['uden erfaring', 'Butikschefen står for oplæring af ungarbejdere.'],
    ['no danish required', 'You own the plan for the Nordic countries. Fluent Danish and English.'],
    ['fritidsjob 15 år', 'Du skal være fyldt 16 år.'],
    ['studiejob', 'Du vejleder studerende.'],
    ['job med mange rejsedage', 'Rejser, bestyrelsesmøder og referater.'],
    ['kørekort b', 'Kørekort C kræves.'],
    ['uden kørekort', 'Kørekort B er et krav.'],
  ])('%s: %s', (search, ad) => expect(fulfils(search, ad)).toBe(false));
});

test.each([
  ['ingen aftenarbejde', 'aftenarbejde'],
  ['uden weekendarbejde', 'weekendjob'],
  ['ingen aften- og nattevagter', 'nattevagt'],
  ['ikke udendørs arbejde', 'udendørs arbejde'],
  ['uden hjemmearbejde', 'hjemmearbejde'],
  ['ikke arbejde med børn', 'arbejde med børn'],
])('%j is not read as %j', (search, wish) => {
  const [tag] = readPhrases(wish).words;
  expect(tag).toBeDefined();
  expect(readPhrases(search).words).not.toContain(tag);
});

test('an ad mainly or probably fulfils a phrase filter', () => {
  const tags = (text: string, heading = '') => phraseTagsOf({ heading, text });
  const [words = [], best = []] = [readPhrases('weekendjob').words, readPhrases('weekendjob').best];
  expect(tags('Lørdag og søndag')).toEqual(expect.arrayContaining([...words, ...best]));
  expect(tags('Vagt hver sjette weekend')).not.toContain(best.at(-1));
  expect(tags('', 'Opvasker')).toEqual(expect.arrayContaining(readPhrases('ufaglært').words));
  expect(tags('', 'Opvasker')).not.toContain('w0uudd0');
});

test('the rest of the search remains', () => {
  expect(readPhrases('kok ingen aften- og weekendvagter')).toMatchObject({ rest: 'kok' });
  expect(readPhrases('lager uden erfaring')).toMatchObject({ words: [expect.any(String)], rest: 'lager' });
  expect(readPhrases('Rengøring i Aarhus')).toEqual({ words: [], best: [], rest: 'Rengøring i Aarhus' });
});

test.each(['', 'nat', 'natur', 'sømand', 'uddannelse', 'engelsk', 'ude', 'weekend', 'constructor'])(
  '%j is no phrase filter by itself',
  (search) => expect(readPhrases(search).words).toEqual([]),
);

test('the tags of phrase filters are unchanged in index and query', () => {
  const text =
    'ingen uddannelse, ingen erfaring, al slags vejr, nathold, aftenhold, weekendvagt, hjemmefra, logi, fritidsjob, studiejob, sæson';
  const all = phraseTagsOf({ heading: 'Deltid', text });
  expect(all.length).toBeGreaterThan(11);
  expect(tokenise(all.join(' ')).map((token) => analyse(token).lemma)).toEqual(all);
});

test.each([
  'ingen krav om uddannelse og du er ude kl. '.repeat(2_000),
  `${'ikke '.repeat(12_000)}aften`,
  'a'.repeat(60_000),
  `til${' '.repeat(30_000)}x`,
  'ingen aften- og weekend, nat- eller '.repeat(2_000),
  'erfaring fra plejehjem, børnehave og '.repeat(2_000),
  'kl. 22 til kl. 23 og 6.30 '.repeat(2_000),
])(
  'a long text is read in time (%#)',
  (text) => expect(phraseTagsOf({ heading: '', text }).length).toBeLessThan(20),
  5_000,
);
