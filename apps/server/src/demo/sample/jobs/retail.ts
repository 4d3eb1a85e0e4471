import type { SampleContact, SampleJob } from '../sample.types.ts';

const nanna: SampleContact = {
  name: 'Nanna Bech',
  role: 'salgschef',
  email: 'nanna@firkantogrund.test',
  phone: '66 00 00 53',
};
const agnieszka: SampleContact = {
  name: 'Agnieszka Wójcik',
  role: 'områdeleder',
  email: 'agnieszka@hvidtogrent.test',
  phone: '36 00 00 48',
};

export const retailJobs: SampleJob[] = [
  {
    key: 'kundeservice-nordlys',
    company: 'nordlys-energi',
    title: 'Kundeservicemedarbejder til spørgsmål om elregningen',
    category: 'Butik og service',
    subcategories: ['Kundeservice'],
    occupation: 'kundeservicemedarbejder',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 28900, to: 32400, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 3,
    experience: 1,
    management: false,
    skills: ['Kundeservice', 'Kommunikationsevner', 'Konflikthåndtering', 'Office-pakken', 'Empati'],
    start: 35,
    deadlineInDays: 3,
    createdDaysAgo: 24,
    contact: {
      name: 'Helle Damgaard',
      role: 'leder af kundeservice',
      email: 'helle@nordlysenergi.test',
      phone: '98 00 00 07',
    },
    teaser: 'Folk ringer, fordi de ikke forstår tallet nederst. Når de lægger på, forstår de det.',
    descriptionHtml: `<p>Ingen ringer til deres elselskab for hyggens skyld. Alligevel siger ni ud af ti tak, når de lægger på. Det vil vi gerne blive ved med, og derfor søger vi to kolleger til kundeservice.</p>
<h3>Det skal du lave</h3>
<ul><li>Tage telefonen og svare på chat og mail, cirka halvt af hvert</li><li>Forklare regninger, flytninger og afdrag</li><li>Selv træffe afgørelser op til 5.000 kroner</li><li>Melde tilbage, når det er regningen og ikke kunden, der er noget galt med</li></ul>
<h3>Sådan lærer du det</h3>
<p>De første fire uger er oplæring: to i lokalet, to med en makker i øret. Ingen prøver at få dig hurtigere af røret. Vi måler, om kunden ringer igen om det samme, og ikke hvor længe I talte.</p>
<h3>Det ser vi gerne</h3>
<p>Du lytter færdig. Du skriver et klart dansk. Erfaring fra butik, reception, hjemmepleje eller vuggestue er mindst lige så godt som erfaring fra et callcenter.</p>
<h3>Arbejdstid</h3>
<p>37 timer mellem 8 og 17, ingen weekender. Efter tre måneder kan du arbejde hjemme to dage om ugen.</p>`,
    visits: 934,
    language: 'da',
  },
  {
    key: 'butiksassistent-odense',
    company: 'firkant-og-rund',
    title: 'Butiksassistent i Odense',
    category: 'Butik og service',
    subcategories: ['Butiksassistent'],
    occupation: 'butiksassistent',
    zip: '5220',
    address: 'Glarmesterløkken 18',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 24200, to: 26800, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Kasseekspedition', 'Mersalg', 'Visuel merchandising', 'Serviceminded', 'Varebestilling'],
    start: 'snarest',
    deadlineInDays: 13,
    createdDaysAgo: 0.15,
    contact: { name: 'Jonna Fabricius', role: 'butikschef', email: 'odense@firkantogrund.test', phone: '66 00 00 54' },
    teaser: 'Du får dit eget område i butikken og bestemmer, hvad der skal stå forrest.',
    descriptionHtml: `<p>Kunden kom efter en si og går hjem med en si. Det er i orden. Vi vil hellere have, at hun kommer igen, end at hun går hjem med to.</p>
<h3>Dit job</h3>
<ul><li>Ansvar for lamper og elartikler, fra bestilling til hylde</li><li>Betjening og kasse på skift med seks kolleger</li><li>Udstilling i vinduet hver tredje uge sammen med Jonna</li></ul>
<h3>Din arbejdstid</h3>
<p>37 timer mellem 9.30 og 19, hver anden lørdag og fem søndage om året. Vagtplanen ligger klar seks uger frem, og vi laver den ikke om uden at spørge.</p>
<h3>Du</h3>
<p>er udlært i detailhandlen, eller også har du stået i butik nok til at vide, at det er et fag. Du kan bære en gryde på ti kilo og en kunde, der er lidt træt.</p>`,
    visits: 214,
    language: 'da',
  },
  {
    key: 'souschef-naestved',
    company: 'firkant-og-rund',
    title: 'Souschef til butikken i Næstved',
    category: 'Butik og service',
    subcategories: ['Butiksleder'],
    occupation: 'butiksleder',
    zip: '4700',
    address: 'Ringstedgade 14',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 28500, to: 32500, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 3,
    management: true,
    skills: ['Teamledelse', 'Vagtplanlægning', 'Mersalg', 'Lagerstyring', 'Resultatorienteret'],
    start: 40,
    deadlineInDays: 16,
    createdDaysAgo: 9.5,
    contact: nanna,
    teaser: 'Ni kolleger, 600 kvadratmeter og en butikschef, der gerne vil lære fra sig.',
    descriptionHtml: `<p>De sidste fire souschefer i Næstved er blevet butikschefer andre steder i kæden. Det er lidt irriterende for Næstved, men godt for dig.</p>
<h3>Ansvar</h3>
<ul><li>Vagtplan for ni kolleger, hvoraf tre er under 18</li><li>Varebestilling og svind</li><li>Oplæring af nye og samtaler med elever</li><li>Butikken, når butikschefen ikke er der, det vil sige to dage om ugen</li></ul>
<h3>Vi søger</h3>
<p>en, der har haft ansvar i en butik før. Måske har du ikke haft titlen, men du var den, de andre spurgte. Du kan læse et regneark og et ansigt.</p>
<p>Ud over lønnen får du en månedsbonus, når hele butikken når sit mål. Der er ingen individuel provision hos os.</p>`,
    visits: 96,
    language: 'da',
  },
  {
    key: 'butikselev-aalborg',
    company: 'firkant-og-rund',
    title: 'Elev i detailhandel',
    category: 'Butik og service',
    subcategories: ['Butiksassistent'],
    occupation: 'salgsassistent',
    zip: '9000',
    address: 'Algade 40',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 14200, to: 17600, unit: 'month' },
    remote: 'none',
    education: 3,
    experience: 1,
    management: false,
    skills: ['Serviceminded', 'Lærenem', 'Kasseekspedition', 'Sociale medier'],
    start: 75,
    deadlineInDays: 29,
    createdDaysAgo: 19,
    contact: nanna,
    teaser: 'To år, tre afdelinger og en svendeprøve i en butik, du selv har været med til at indrette.',
    descriptionHtml: `<p>Som elev hos os bytter du afdeling hvert halve år: salg, indkøb, lager og til sidst en måned i kædens kontor i Odense. Når du er færdig, ved du, hvad du vil, og hvad du ikke vil.</p>
<ul><li>Du har taget EUX, HHX eller grundforløbet på detailuddannelsen</li><li>Du kan lide mennesker før kl. 10</li><li>Du tør spørge og tør svare</li></ul>
<p>Hver elev får en fast makker, tid til skoleopgaver i arbejdstiden og en tur til messen i Stockholm på andet år. Lønnen følger elevsatserne. Vi har ansat fire ud af de fem sidste elever bagefter.</p>
<p>Send din ansøgning med et billede af en hylde, du synes er god, og skriv hvorfor. Den må gerne være fra en konkurrent.</p>`,
    visits: 187,
    language: 'da',
  },
  {
    key: 'rengoering-dagtimer',
    company: 'hvidt-og-rent',
    title: 'Rengøringsassistent i dagtimerne',
    category: 'Butik og service',
    subcategories: ['Rengøring'],
    occupation: 'rengøringsassistent',
    zip: '2650',
    address: 'Gammel Køge Landevej 300',
    jobType: 2,
    hoursPerWeek: 30,
    pay: { from: 148, to: 158, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Rengøring', 'Mødestabil', 'Kvalitetsbevidst', 'Selvstændig'],
    start: 'snarest',
    deadlineInDays: 23,
    createdDaysAgo: 0.08,
    contact: agnieszka,
    teaser: 'Kl. 8–14 på to faste arbejdspladser, hvor folk ved, hvad du hedder.',
    descriptionHtml: `<p>Du møder kl. 8, når lyset er tændt, og har fri kl. 14, når børnene har. Du gør rent på to faste kontorer i Hvidovre og Valby og har dine egne områder begge steder.</p>
<h3>Vi giver dig</h3>
<ul><li>Fast kontrakt og løn efter overenskomst fra første dag</li><li>Fire dages betalt oplæring i teknik og ergonomi</li><li>Gratis danskkursus i arbejdstiden</li><li>Mulighed for at blive servicemedarbejder eller holdleder</li></ul>
<h3>Du skal</h3>
<p>kunne forstå en sikkerhedsinstruks på dansk, engelsk, polsk, arabisk eller rumænsk. Du arbejder omhyggeligt, også når ingen ser på. Vi beder om en straffeattest, fordi nogle af vores kunder kræver det.</p>
<p>Ring gerne i stedet for at skrive. Agnieszka begyndte selv hos os med en moppe i 2008.</p>`,
    visits: 322,
    language: 'da',
  },
  {
    key: 'ejendomsservicetekniker',
    company: 'hvidt-og-rent',
    title: 'Ejendomsservicetekniker til boligforening i Sydhavnen',
    category: 'Butik og service',
    subcategories: ['Ejendomsservice'],
    occupation: 'ejendomsservicetekniker',
    zip: '2450',
    address: 'Mozarts Plads 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 29500, to: 33000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Ejendomsservice', 'Grønne områder', 'Fejlfinding', 'Serviceminded', 'Snerydning'],
    start: 30,
    deadlineInDays: 15,
    createdDaysAgo: 6.2,
    contact: {
      name: 'Flemming Astrup',
      role: 'afdelingsleder',
      email: 'flemming@hvidtogrent.test',
      phone: '36 00 00 49',
    },
    teaser: '312 lejligheder, tre gårde og beboere, der har boet her, siden de kunne se skibene.',
    descriptionHtml: `<p>En dryppende vandhane, en elevator mellem anden og tredje sal, en nøgle i en rist. Du ordner det, du kan, og ringer til den rigtige om resten.</p>
<h3>Opgaver</h3>
<ul><li>Daglig drift af 312 lejligheder sammen med to kolleger</li><li>Syn ved fraflytning</li><li>Varmecentral, vaskeri og ventilation</li><li>Gårdene hele året, også når der er sne</li></ul>
<h3>Kvalifikationer</h3>
<p>Uddannet ejendomsservicetekniker eller håndværker med lyst til beboere. Du skriver en kort besked, så den kan forstås på opslagstavlen. Kørekort er ikke nødvendigt, vi kører på ladcykel.</p>
<p>Arbejdstid kl. 7–15, fredag til 13. Vagttelefonen går på skift hver sjette uge.</p>`,
    visits: 141,
    language: 'da',
  },
  {
    key: 'bagerekspedient-weekend',
    company: 'havnens-bageri',
    title: 'Ekspedient i bageriet, lørdag og søndag',
    category: 'Butik og service',
    subcategories: ['Butiksassistent'],
    occupation: 'bagerekspedient',
    zip: '5000',
    address: 'Kanalkajen 3',
    jobType: 2,
    hoursPerWeek: 12,
    pay: { from: 92, to: 148, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Kasseekspedition', 'Serviceminded', 'Humor', 'Barista'],
    start: 'snarest',
    deadlineInDays: 10,
    createdDaysAgo: 3.6,
    contact: { name: 'Signe Thorup', role: 'butiksansvarlig', email: 'signe@havnensbageri.test', phone: '66 00 00 18' },
    teaser: 'Fra 6.30 til 13. Du er fri, før dine venner er vågne, og du har brød med hjem.',
    descriptionHtml: `<p>Klokken 6.55 lørdag morgen står der otte mennesker ude foran, og de fleste af dem smiler. Det er et godt tidspunkt at møde folk på.</p>
<p>Du betjener, brygger kaffe, pakker kager og lærer navnene på de faste. Efter et par måneder kan du få nøglen og åbne selv.</p>
<h3>Vi søger en, der</h3>
<ul><li>er fyldt 16 år, alt andet kan læres</li><li>kan stå op kl. 6 i weekenden og mene det</li><li>kan regne lidt i hovedet, når kassen genstarter</li></ul>
<p>To weekender ud af fire. Lønnen afhænger af alder, og den præcise sats står i kontrakten, før du siger ja.</p>`,
    visits: 267,
    language: 'da',
  },
  {
    key: 'frisoer-faaborg',
    company: 'salon-kroell',
    title: 'Frisør, 30 timer, fri om mandagen',
    category: 'Butik og service',
    subcategories: ['Frisør og kosmetolog'],
    occupation: 'frisør',
    zip: '5600',
    address: 'Mellemgade 15',
    jobType: 2,
    hoursPerWeek: 30,
    pay: { from: 158, to: 182, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Frisør', 'Serviceminded', 'Kundeservice', 'Svendebrev'],
    start: 21,
    deadlineInDays: 17,
    createdDaysAgo: 14.5,
    contact: { name: 'Trine Krøll', role: 'indehaver', email: 'trine@salonkroell.test', phone: '62 00 00 57' },
    teaser: 'Egen stol, eget tempo og en kundekreds, der venter på, at Bente går på efterløn.',
    descriptionHtml: `<p>Bente har klippet halvdelen af Faaborg i 26 år. Nu stopper hun, og hendes kunder er bekymrede. Kom og gør dem trygge.</p>
<h3>Om stillingen</h3>
<ul><li>30 timer fordelt på tirsdag til fredag og hver anden lørdag</li><li>Fast timeløn plus provision af salg, ikke af klip</li><li>Tre kvarter til en dameklipning, for det tager det</li></ul>
<h3>Om dig</h3>
<p>Du er udlært, glad for både herreklip og farver, og du kan tale med en konfirmand. Du passer på dine hænder, og vi hjælper med udsugning og parfumefri produkter.</p>
<p>Send en kort besked og nogle billeder af dit arbejde. Du er velkommen til at komme og klippe en dag mod løn, før vi beslutter os.</p>`,
    visits: 52,
    language: 'da',
  },
];
