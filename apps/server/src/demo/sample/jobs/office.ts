import type { SampleContact, SampleJob } from '../sample.types.ts';

const annemarie: SampleContact = {
  name: 'Anne-Marie Friis',
  role: 'partner',
  email: 'amf@kloeverrevision.test',
  phone: '75 00 00 45',
};
const camilla: SampleContact = {
  name: 'Camilla Toft',
  role: 'afdelingschef',
  email: 'camilla@lyforsikring.test',
  phone: '46 00 00 51',
};

export const officeJobs: SampleJob[] = [
  {
    key: 'revisor-jylland',
    company: 'kloever-revision',
    title: 'Revisor med kunder i hele Jylland',
    category: 'Kontor og økonomi',
    subcategories: ['Regnskab'],
    occupation: 'revisor',
    zip: '7100',
    address: 'Dæmningen 40',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 44000, to: 51000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 6,
    experience: 3,
    management: false,
    skills: ['Revision', 'Årsregnskab', 'Skatteret', 'Excel', 'Mundtlig formidling'],
    start: 60,
    deadlineInDays: 20,
    createdDaysAgo: 0.5,
    contact: annemarie,
    teaser: '35 ejerledede virksomheder, fra savværk til softwarehus, og tid til at køre ud til dem.',
    descriptionHtml: `<p>Den vigtigste oplysning i et regnskab står sjældent i det. Den får du, når du er kørt til Lemvig og har set lageret. Derfor besøger vi vores kunder, og derfor søger vi en, der gerne vil.</p>
<h3>Det skal du lave</h3>
<ul><li>Have egen portefølje på cirka 35 ejerledede virksomheder</li><li>Lave årsregnskaber, skat og udvidede gennemgange</li><li>Sige det til ejeren, når det går den forkerte vej, mens det kan vendes</li><li>Oplære to assistenter</li></ul>
<h3>Det ser vi gerne</h3>
<p>Du er i gang med eller færdig med cand.merc.aud. og har tre til fem år bag dig. Du kan forklare udskudt skat til en smed.</p>
<h3>Timerne</h3>
<p>Fra januar til maj arbejder vi i snit 43 timer, resten af året 33. Timerne bliver talt, og der er loft. To hjemmedage om ugen hele året.</p>
<h3>Om samtalen</h3>
<p>Vi taler på video først. Anden gang spiser du frokost med dem, du skal arbejde med, og vi går ud af rummet.</p>`,
    visits: 97,
    language: 'da',
  },
  {
    key: 'revisortrainee',
    company: 'kloever-revision',
    title: 'Revisortrainee med betalt HD',
    category: 'Kontor og økonomi',
    subcategories: ['Regnskab'],
    occupation: 'revisorassistent',
    zip: '7100',
    address: 'Dæmningen 40',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 26500, to: 29000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 3,
    experience: 1,
    management: false,
    skills: ['Bogføring', 'Excel', 'Analytisk', 'Lærenem'],
    start: 80,
    deadlineInDays: 27,
    createdDaysAgo: 16.5,
    contact: annemarie,
    teaser: 'Fire år, en HD og rigtige kunder fra anden måned.',
    descriptionHtml: `<p>Hvert år tager vi to trainees ind. Den ene har som regel en akademiuddannelse i finans, den anden kommer lige fra gymnasiet eller fra et helt andet sted. Sidste år var det en tjener.</p>
<h3>Forløbet</h3>
<ul><li>To uger, hvor du lærer systemerne og at læse en balance</li><li>Fra anden måned er du med hos kunder</li><li>HD 1. og 2. del om aftenen, betalt, med ni læsedage pr. semester i arbejdstiden</li><li>Samtale med din mentor hver 14. dag</li></ul>
<h3>Vi kigger efter</h3>
<p>nysgerrighed og talforståelse, i den rækkefølge. Send dine karakterer, men skriv også om noget, du har rodet med, indtil det gik op.</p>`,
    visits: 131,
    language: 'da',
  },
  {
    key: 'loenbogholder-nordlys',
    company: 'nordlys-energi',
    title: 'Lønbogholder til 640 kolleger',
    category: 'Kontor og økonomi',
    subcategories: ['Løn', 'Regnskab'],
    occupation: 'lønbogholder',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 35500, to: 40500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 4,
    experience: 3,
    management: false,
    skills: ['Lønbehandling', 'Overenskomster', 'Excel', 'Diskretion', 'Kvalitetsbevidst'],
    start: 50,
    deadlineInDays: 15,
    createdDaysAgo: 4.2,
    contact: { name: 'Bente Skipper', role: 'økonomichef', email: 'bente@nordlysenergi.test', phone: '98 00 00 11' },
    teaser: 'Fem overenskomster, én lønkørsel og nul fejl i marts. Vi vil gerne gøre det igen.',
    descriptionHtml: `<p>Den 30. i måneden kigger 640 mennesker på deres konto, og ingen tænker på dig. Det er det fineste, man kan sige om en lønafdeling.</p>
<h3>Jobbet i korte træk</h3>
<ul><li>Løn for timelønnede, månedslønnede og vagtgående efter fem overenskomster</li><li>Ferie, barsel, sygedagpenge og refusioner</li><li>Svar til kolleger, der ikke forstår deres lønseddel</li><li>Afstemninger og indberetninger</li></ul>
<p>I er to om det, og I kan begge det hele. Vi har lige skiftet lønsystem, så der er også en del, der skal ryddes op i, og du må gerne bestemme hvordan.</p>
<h3>Du er</h3>
<p>en erfaren lønbogholder, der kan læse en overenskomst og finde den linje, de andre overså. Du kan sige »det undersøger jeg« og gøre det.</p>`,
    visits: 142,
    language: 'da',
  },
  {
    key: 'skadebehandler',
    company: 'ly-forsikring',
    title: 'Skadebehandler med egen beslutningskraft',
    category: 'Kontor og økonomi',
    subcategories: ['Forsikring og pension', 'Sagsbehandling'],
    occupation: 'skadebehandler',
    zip: '4000',
    address: 'Ringstedgade 61',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 33500, to: 38000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 3,
    education: 3,
    experience: 2,
    management: false,
    skills: ['Forsikring', 'Sagsbehandling', 'Kundeservice', 'Beslutningsdygtig', 'Skriftlig formidling'],
    start: 40,
    deadlineInDays: 10,
    createdDaysAgo: 3.8,
    contact: camilla,
    teaser: 'Du må selv afgøre skader op til 75.000 kroner i den samme samtale, hvor de bliver anmeldt.',
    descriptionHtml: `<p>Når taget er blæst af, hjælper det ikke med et sagsnummer. Derfor kan du hos os sige ja i telefonen og sende tømreren samme eftermiddag.</p>
<h3>Opgaverne</h3>
<ul><li>Bygnings- og indboskader fra første opkald til sidste regning</li><li>Aftaler med håndværkere og taksatorer</li><li>Skriftlige afgørelser, der kan læses uden ordbog</li></ul>
<h3>Vi håber, du har</h3>
<p>arbejdet med forsikring, bank eller sager af en anden slags, hvor nogen var kede af det. Du skal kunne sige nej, så det bliver forstået, og ja, uden at det bliver for mange penge.</p>
<p>Vi er 14 i skadeafdelingen. Tirsdag og torsdag er vi alle i Roskilde, og de andre dage arbejder de fleste hjemme.</p>`,
    visits: 168,
    language: 'da',
  },
  {
    key: 'controller-ly',
    company: 'ly-forsikring',
    title: 'Controller med sans for det, tallene ikke siger',
    category: 'Kontor og økonomi',
    subcategories: ['Regnskab', 'Forsikring og pension'],
    occupation: 'controller',
    zip: '4000',
    address: 'Ringstedgade 61',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 47000, to: 55000, unit: 'month', hidden: true },
    remote: 'hybrid',
    remoteDays: 2,
    education: 6,
    experience: 3,
    management: false,
    skills: ['Controlling', 'Budgettering og forecast', 'Power BI', 'Finansiel rapportering', 'SQL'],
    start: 75,
    deadlineInDays: 22,
    createdDaysAgo: 8.8,
    contact: camilla,
    teaser: 'Du forklarer bestyrelsen, hvad en storm koster, før den er drevet over.',
    descriptionHtml: `<p>Efter en vinter med tre storme har vores bestyrelse fået interesse for prognoser. Det vil vi gerne udnytte, mens det varer.</p>
<h3>Du får ansvar for</h3>
<ul><li>Månedsrapportering og forecast for hele selskabet</li><li>Modellen for skadeudgifter, som du må bygge om</li><li>Indberetning til Finanstilsynet sammen med regnskabschefen</li><li>Et kvarter på hvert bestyrelsesmøde</li></ul>
<h3>Profil</h3>
<p>Cand.merc. eller tilsvarende og tre til seks år som controller, gerne fra forsikring eller pension. Du kan lide SQL bedre end at flytte rundt på celler. Og når to tal ikke passer, sover du dårligt.</p>
<h3>Løn</h3>
<p>Efter aftale. Vi følger standardoverenskomsten for finanssektoren og betaler 14 % i pension.</p>`,
    visits: 88,
    language: 'da',
  },
  {
    key: 'sagsbehandler-jobcenter',
    company: 'strandby-kommune',
    title: 'Socialrådgiver til sygedagpenge',
    category: 'Kontor og økonomi',
    subcategories: ['Sagsbehandling', 'Offentlig forvaltning'],
    occupation: 'socialrådgiver — sociale ydelser',
    zip: '8300',
    address: 'Rådhuspladsen 1',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 33900, to: 38400, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 1,
    management: false,
    skills: ['Sagsbehandling', 'Sociallovgivning', 'Forvaltningsret', 'Empati', 'Skriftlig formidling'],
    start: 30,
    deadlineInDays: 13,
    createdDaysAgo: 2.8,
    contact: { name: 'Lone Brask', role: 'teamkoordinator', email: 'lone@strandbykommune.test', phone: '87 00 00 26' },
    teaser: '38 sager. Det er et løfte, og det står i din kontrakt.',
    descriptionHtml: `<p>Vi har sat et loft på 38 sager pr. medarbejder. Går du over, mødes vi samme uge og flytter nogle. Det er ikke velgørenhed: Borgerne kommer hurtigere tilbage i arbejde, når nogen har tid til at læse deres brev.</p>
<h3>Jobbet</h3>
<ul><li>Samtaler med sygemeldte, hos dem, hos lægen eller hos os</li><li>Afgørelser, der kan holde, og som kan forstås</li><li>Kontakt med arbejdsgivere om at komme langsomt i gang igen</li></ul>
<h3>Du er</h3>
<p>socialrådgiver eller har en anden relevant uddannelse. Er du nyuddannet, begynder du med 20 sager og en mentor, der kun har dig.</p>
<p>Teamet er på elleve og har haft den samme leder i syv år. Ring og spørg hende om alt.</p>`,
    visits: 115,
    language: 'da',
  },
  {
    key: 'bogholder-deltid-lyngby',
    company: 'moelleaa-toemrerne',
    title: 'Bogholder 15–20 timer om ugen',
    category: 'Kontor og økonomi',
    subcategories: ['Bogholderi'],
    occupation: 'bogholder',
    zip: '2800',
    address: 'Brede Allé 8',
    jobType: 2,
    hoursPerWeek: 18,
    pay: { from: 235, to: 270, unit: 'hour' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 4,
    experience: 3,
    management: false,
    skills: ['Bogføring', 'e-conomic', 'Momsafregning', 'Debitor', 'Kreditor', 'Lønbehandling'],
    start: 21,
    deadlineInDays: 9,
    createdDaysAgo: 13.5,
    contact: { name: 'Henrik Bruun', role: 'mester', email: 'henrik@moelleaatoemrerne.test', phone: '45 00 00 32' },
    teaser: 'Nitten håndværkere gemmer deres bilag i handskerummet. Det skal høre op.',
    descriptionHtml: `<p>Min kone har ført bøgerne i 20 år og vil nu hellere gå på højskole. Det under jeg hende. Derfor søger vi en bogholder, der kan tage over og gøre det bedre.</p>
<h3>Opgaver</h3>
<ul><li>Bogføring, moms og afstemning i e-conomic</li><li>Løn til 19, hvoraf fem er lærlinge</li><li>Fakturaer hver fredag og venlige rykkere hver anden</li><li>At lære svendene at tage et billede af bonen</li></ul>
<h3>Aftalen</h3>
<p>15 til 20 timer om ugen, som du selv lægger. Én dag kan være hjemme. Kontoret er lyst, hunden er venlig, og du får selv lov at vælge stolen.</p>
<p>Du har prøvet det før i en mindre virksomhed. Revisor kommer to gange om året og har lovet at være overbærende.</p>`,
    visits: 152,
    language: 'da',
  },
  {
    key: 'indkoeber-brande',
    company: 'vindmosen',
    title: 'Indkøber af stål og støbegods',
    category: 'Kontor og økonomi',
    subcategories: ['Kontor', 'Indkøb'],
    occupation: 'indkøber',
    zip: '7330',
    address: 'Fabriksvej 14',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 40000, to: 46500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 3,
    management: false,
    skills: ['Indkøb', 'Forhandling', 'SAP', 'Kontraktstyring', 'Kulturforståelse'],
    start: 60,
    deadlineInDays: 17,
    createdDaysAgo: 21,
    contact: { name: 'Dorte Ravn', role: 'HR-ansvarlig', email: 'dorte@vindmosen.test', phone: '97 00 00 86' },
    teaser: '180 mio. kroner om året, syv lande og et støberi i Schlesien, du kommer til at holde af.',
    descriptionHtml: `<p>Hvis støbegodset kommer en uge for sent, står der en mølle på havet og venter. Det er en god grund til at kende sine leverandører ved fornavn.</p>
<h3>Hovedopgaver</h3>
<ul><li>Indkøb af stål og støbegods for cirka 180 mio. kr. om året</li><li>Forhandling af rammeaftaler med 24 leverandører</li><li>Besøg på støberier seks til otte gange om året</li><li>Klimaregnskab for det, du køber, for det spørger kunderne om nu</li></ul>
<h3>Kvalifikationer</h3>
<p>Du har en videregående uddannelse eller en lang erfaring fra industrien. Du forhandler på engelsk, og tysk eller polsk er en fordel. Du er fast i aftalen og venlig ved bordet.</p>`,
    visits: 73,
    realUrl: 'https://vindmosen.test/job/indkoeber',
    language: 'da',
  },
];
