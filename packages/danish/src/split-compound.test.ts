import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { parseLexicon } from './lexicon.ts';
import { splitCompound } from './split-compound.ts';

/** Each line: the word, then its members in dictionary form. */
const compounds = `
projektleder projekt leder
lagermedarbejder lager medarbejder
butiksassistent butik assistent
buschauffør bus chauffør
børnehavemedhjælper børnehave medhjælper
børnehavepædagog børnehave pædagog
vuggestuepædagog vuggestue pædagog
børnepasser barn passer
specialsygeplejerske special sygeplejerske
hjemmesygeplejerske hjem sygeplejerske
sundhedsplejerske sundhed plejerske
hjemmehjælper hjem hjælper
plejehjemsmedarbejder pleje hjem medarbejder
handicaphjælper handicap hjælper
lægesekretær læge sekretær
speciallæge special læge
overlæge over læge
oversygeplejerske over sygeplejerske
viceskoleleder vice skole leder
tandlæge tand læge
tandklinikassistent tand klinik assistent
dyrlæge dyr læge
dyrepasser dyr passer
dyreklinikassistent dyr klinik assistent
ambulancebehandler ambulance behandler
apoteksassistent apotek assistent
bioanalytiker bio analytiker
fysioterapeut fysio terapeut
ergoterapeut ergo terapeut
musikterapeut musik terapeut
socialrådgiver social rådgiver
socialpædagog social pædagog
familierådgiver familie rådgiver
misbrugskonsulent misbrug konsulent
folkeskolelærer folke skole lærer
gymnasielærer gymnasium lærer
efterskolelærer efterskole lærer
højskolelærer højskole lærer
matematiklærer matematik lærer
danselærer dans lærer
skoleleder skole leder
skolesekretær skole sekretær
studievejleder studie vejleder
uddannelseskonsulent uddannelse konsulent
støttepædagog støtte pædagog
tømrersvend tømrer svend
tømrerlærling tømrer lærling
murersvend murer svend
bygningsmaler bygning maler
bygningssnedker bygning snedker
møbelsnedker møbel snedker
maskinsnedker maskine snedker
gulvlægger gulv lægger
anlægsgartner anlæg gartner
anlægsstruktør anlæg struktør
stilladsarbejder stillads arbejder
elinstallatør el installatør
bygningsingeniør bygning ingeniør
byggeleder bygge leder
byggesagsbehandler bygge sagsbehandler
automekaniker auto mekaniker
lastvognsmekaniker lastvogn mekaniker
cykelmekaniker cykel mekaniker
flymekaniker fly mekaniker
skibsmekaniker skib mekaniker
klejnsmed klejn smed
guldsmed guld smed
maskiningeniør maskine ingeniør
maskinmester maskine mester
maskinfører maskine fører
kranfører kran fører
truckfører truck fører
gaffeltruckfører gaffel truck fører
lastbilchauffør lastbil chauffør
turistbuschauffør turist bus chauffør
skolebuschauffør skole bus chauffør
taxachauffør taxa chauffør
varevognschauffør vare vogn chauffør
flyttemand flytte mand
togfører tog fører
flyveleder flyve leder
havnearbejder havn arbejder
lagerchef lager chef
logistikchef logistik chef
softwareudvikler software udvikler
backendudvikler backend udvikler
frontendudvikler frontend udvikler
systemadministrator system administrator
netværkstekniker netværk tekniker
databaseadministrator database administrator
dataanalytiker data analytiker
webdesigner web designer
webudvikler web udvikler
testingeniør test ingeniør
produktejer produkt ejer
butikschef butik chef
butikselev butik elev
sportsbutik sport butik
slagtermester slagter mester
slagterimedarbejder slagteri medarbejder
bagerlærling bager lærling
delikatesseassistent delikatesse assistent
kundeservicemedarbejder kundeservice medarbejder
kundekonsulent kunde konsulent
rengøringsassistent rengøring assistent
rengøringsinspektør rengøring inspektør
ejendomsmægler ejendom mægler
ejendomsservicetekniker ejendom service tekniker
vinduespudser vindue pudser
sikkerhedsvagt sikkerhed vagt
nattevagt nat vagt
kontorassistent kontor assistent
kontorelev kontor elev
regnskabsassistent regnskab assistent
lønbogholder løn bogholder
økonomichef økonomi chef
økonomiassistent økonomi assistent
bankrådgiver bank rådgiver
forsikringsrådgiver forsikring rådgiver
skatterevisor skat revisor
advokatsekretær advokat sekretær
direktionssekretær direktion sekretær
personalekonsulent personale konsulent
rekrutteringskonsulent rekruttering konsulent
salgschef salg chef
salgskonsulent salg konsulent
salgsteamleder salg team leder
telefonsælger telefon sælger
marketingkoordinator marketing koordinator
kommunikationsmedarbejder kommunikation medarbejder
pressechef presse chef
kulturjournalist kultur journalist
produktionsmedarbejder produktion medarbejder
produktionsleder produktion leder
fabriksarbejder fabrik arbejder
procesoperatør proces operatør
procesoperatørelev proces operatør elev
maskinoperatør maskine operatør
kvalitetskoordinator kvalitet koordinator
laboratorietekniker laboratorium tekniker
automatiktekniker automatik tekniker
elektronikingeniør elektronik ingeniør
vindmølletekniker vindmølle tekniker
energirådgiver energi rådgiver
miljøkonsulent miljø konsulent
affaldssortering affald sortering
køkkenassistent køkken assistent
køkkenchef køkken chef
køkkenmedhjælper køkken medhjælper
ernæringsassistent ernæring assistent
kantinemedarbejder kantine medarbejder
restaurantchef restaurant chef
hotelreceptionist hotel receptionist
receptionsmedarbejder reception medarbejder
landbrugsmedhjælper landbrug medhjælper
skovarbejder skov arbejder
fiskehandler fisk handler
brandmandsinstruktør brand mand instruktør
brandbilsfører brand bil fører
bibliotekschef bibliotek chef
museumsinspektør museum inspektør
teatertekniker teater tekniker
kirkegårdsassistent kirkegård assistent
studentermedhjælper student medhjælper
deltidsjob deltid job
fritidsjob fritid job
sommerjob sommer job
freelancegrafiker freelance grafiker
reklamegrafiker reklame grafiker
herrebarber herre barber
weekendafløser weekend afløser
tilkaldevikar tilkalde vikar
gymnastiklærer gymnastik lærer
zumbainstruktør zumba instruktør
keramikværksted keramik værksted
`;

/** Inflected forms, with the members of their dictionary forms. */
const inflected = `
køkkenassistenter køkken assistent
tømrersvendene tømrer svend
folkeskolelæreren folke skole lærer
butiksassistentens butik assistent
vuggestuepædagogerne vuggestue pædagog
landmændene land mand
`;

/** Words that only look like compounds, and compounds with one meaning. */
const whole = `
sygeplejerske sygepleje sygehus børnehave vuggestue medarbejder medhjælper assistent direktør koordinator sekretær
projekt leder lærer læge operatør designer controller konsulent administrator inspektør formand håndværker
afdeling forretning formidler forhandler forsikring planlægger vejleder underviser undervisning rådgiver arbejdsgiver
sagsbehandler bogholder brolægger skomager marketing logistik transport restaurant kartoffel kollega kompetence
tilbud samarbejde udvikling erfaring ansøgning løn ferie pension elev kok tjener smed maler bager frisør
personlig daglig faglig administrativ selvstændig fleksibel stewardesse sommelier bartender landbrug højskole
jernbane lufthavn værktøj køretøj legetøj fødevare grundvand netværk håndværk forarbejde udfører overtage
`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [word = '', ...members] = line.split(' ');
      return [word, members.map(fold)];
    });

describe('a compound is split into its members', () => {
  test.each(lines(compounds))('%s', (word, members) => {
    expect(splitCompound(word)).toEqual(members);
  });
});

describe('an inflected compound has the members of its dictionary form', () => {
  test.each(lines(inflected))('%s', (word, members) => {
    expect(splitCompound(word)).toEqual(members);
  });
});

describe('a simple word, or a compound with one meaning, is not split', () => {
  test.each(whole.trim().split(/\s+/))('%s', (word) => {
    expect(splitCompound(word)).toEqual([]);
  });
});

describe('all spellings of a compound', () => {
  test.each(['KØKKENCHEF', 'koekkenchef', 'Kökkenchef', 'køkkenchef'])('%s has the same members', (word) => {
    expect(splitCompound(word)).toEqual(['koekken', 'chef']);
  });
});

describe('the rules, on a small word list', () => {
  const words = parseLexicon([
    'projekt,f,,',
    'projektl,f,,',
    'eder,h,,',
    'leder,fhp,,',
    'salg,s,,',
    'barn,,børne,børn',
    'assistent,hpg,,',
    'efter,f,,',
  ]);

  test.each([
    ['long known members precede short ones', 'projektleder', ['projekt', 'leder']],
    ['a linking s belongs to the first member', 'salgsleder', ['salg', 'leder']],
    ['a member may differ from its dictionary form', 'børneleder', ['barn', 'leder']],
    ['an unknown first member is accepted before an occupation', 'kvalleder', ['kval', 'leder']],
    ['an unknown first member is not accepted before other words', 'kvalbarn', []],
    ['a prefix forms no compound', 'forleder', []],
    ['an unknown first member that ends in a prefix is not accepted', 'brandefterassistent', []],
  ])('%s', (_what, word, members) => {
    expect(splitCompound(word, words)).toEqual(members);
  });
});

describe('any text is accepted', () => {
  test.each(['', 'a', '🎉🎉🎉🎉🎉', '12345', "robert'; drop table", 'مدرس', 'x'.repeat(100_000), 'leder'.repeat(30)])(
    '%#',
    (word) => {
      expect(splitCompound(word)).toEqual([]);
    },
  );
});
