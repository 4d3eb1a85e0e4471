import type { SampleContact, SampleJob } from '../sample.types.ts';

const torben: SampleContact = {
  name: 'Torben Juhl',
  role: 'driftschef',
  email: 'torben@baeltfragt.test',
  phone: '58 00 00 34',
};
const kenneth: SampleContact = {
  name: 'Kenneth Bang',
  role: 'lagerchef',
  email: 'kenneth@hyldeplads.test',
  phone: '75 00 00 67',
};

export const transportJobs: SampleJob[] = [
  {
    key: 'chauffoer-ce',
    company: 'baeltfragt',
    title: 'Chauffør til fast rute, hjemme hver aften',
    category: 'Lager og transport',
    subcategories: ['Godstransport'],
    occupation: 'lastbilchauffør',
    zip: '4220',
    address: 'Revvej 70',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 178, to: 196, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Kørekort kategori CE', 'Erhvervskørekort', 'Tachograf', 'Distribution', 'Serviceminded'],
    start: 'snarest',
    deadlineInDays: 19,
    createdDaysAgo: 1.8,
    contact: torben,
    teaser: 'Korsør–Vejle–Korsør med køl, samme bil hver dag og kaffe hos de samme mennesker.',
    descriptionHtml: `<p>Du kører ud kl. 5.30 med mejerivarer og er hjemme mellem 15 og 16. Det er samme rute, samme bil og stort set de samme ramper, så du ved, hvor man kan vende.</p>
<h3>Bilen</h3>
<p>En toårig trækker med køletrailer. Det er dig, der har den, og det er dig, der bestemmer radioen. Om et år får ruten en elbil, og du er med til at vælge den.</p>
<h3>Krav</h3>
<ul><li>CE-kørekort og gyldigt chaufførkort</li><li>Godt humør ved en aflæsning kl. 6.15</li><li>Du holder pauserne. Vi ringer ikke og spørger, om du kan springe dem over</li></ul>
<h3>Løn</h3>
<p>Overenskomst, tillæg før kl. 6 og fuld løn under efteruddannelse. Arbejdstøj, sko og et sæde, der er indstillet af en fysioterapeut.</p>`,
    visits: 173,
    language: 'da',
  },
  {
    key: 'disponent-korsoer',
    company: 'baeltfragt',
    title: 'Disponent, der selv har siddet bag rattet',
    category: 'Lager og transport',
    subcategories: ['Spedition og disponering', 'Godstransport'],
    occupation: 'disponent til godstransport',
    zip: '4220',
    address: 'Revvej 70',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 34000, to: 39000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 3,
    management: false,
    skills: ['Disponering', 'Ruteplanlægning', 'Overblik', 'Kommunikationsevner', 'Robust'],
    start: 35,
    deadlineInDays: 14,
    createdDaysAgo: 7.4,
    contact: torben,
    teaser: '30 biler på skærmen og 30 mennesker i telefonen. Du husker, at det er de samme.',
    descriptionHtml: `<p>En disponent kan flytte en bil på tre klik. En god disponent ringer først. Vi søger den gode.</p>
<h3>Du får</h3>
<ul><li>30 biler på faste ruter, som du lægger sammen med chaufførerne</li><li>Ansvar for, at køre- og hviletider holder på papiret og i virkeligheden</li><li>To kolleger i rummet og nattevagt, der tager over kl. 18</li></ul>
<h3>Du har</h3>
<p>kørt selv eller planlagt for andre, der gør. Broen er lukket, en chauffør er syg, og kunden venter: Så bliver du langsommere i stemmen og hurtigere i hovedet.</p>
<p>Arbejdstiden skifter mellem 6–14 og 10–18. Ingen weekender, men du deler telefonen søndag aften med fem andre.</p>`,
    visits: 66,
    language: 'da',
  },
  {
    key: 'lagermedarbejder-pak',
    company: 'hyldeplads',
    title: 'Lagermedarbejder til pak og pluk',
    category: 'Lager og transport',
    subcategories: ['Lagermedarbejder'],
    occupation: 'lagerarbejder',
    zip: '7000',
    address: 'Taulov Kirkevej 140',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 152, to: 166, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Lagerarbejde', 'Mødestabil', 'Kvalitetsbevidst', 'Samarbejdsevner'],
    start: 'snarest',
    deadlineInDays: 12,
    createdDaysAgo: 0.9,
    contact: kenneth,
    teaser: 'Dagslys ved bordet, fast makker og intet stopur i hånden på chefen.',
    descriptionHtml: `<p>Hver pakke, du lukker, bliver åbnet af én, der har glædet sig. Det siger vi ikke for at være søde: Det er grunden til, at vi hellere vil have 80 rigtige pakker i timen end 100 forkerte.</p>
<h3>Arbejdet</h3>
<p>Du plukker og pakker for 70 netbutikker. Den ene dag er det tekander, den næste er det vandrestøvler. I skifter plads hver anden time, så kroppen ikke laver det samme hele dagen.</p>
<h3>Sådan er det her</h3>
<ul><li>Daghold 7–15 eller aftenhold 15–22.30, fast ansættelse</li><li>Fire ugers prøvetid med fast makker</li><li>Truckkursus efter et halvt år, hvis du vil</li></ul>
<p>Erfaring er ikke nødvendig. Dansk eller engelsk på hverdagsniveau er nok. Bussen holder 200 meter fra porten.</p>`,
    visits: 298,
    language: 'da',
  },
  {
    key: 'truckfoerer-nat',
    company: 'hyldeplads',
    title: 'Truckfører til nathold',
    category: 'Lager og transport',
    subcategories: ['Truck og kran', 'Lagermedarbejder'],
    occupation: 'gaffeltruckfører',
    zip: '7000',
    address: 'Taulov Kirkevej 140',
    jobType: 1,
    hoursPerWeek: 34,
    pay: { from: 189, to: 207, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 2,
    management: false,
    skills: ['Truckcertifikat', 'Varemodtagelse', 'Lagerarbejde', 'Ansvarsbevidst'],
    start: 20,
    deadlineInDays: 18,
    createdDaysAgo: 10.5,
    contact: kenneth,
    teaser: '34 timer om ugen til fuld løn, fordi natten koster noget.',
    descriptionHtml: `<p>Om natten kommer der 26 trailere. Når dagholdet møder, skal det hele stå på sin plads, og det plejer det at gøre.</p>
<p>Du kører reachtruck og gaffeltruck sammen med otte andre. Natholdet arbejder søndag til torsdag og har fri, når andre går i byen.</p>
<h3>Du skal have</h3>
<ul><li>Truckcertifikat B</li><li>Et par års erfaring med reoler over ni meter</li><li>En søvn, der kan flyttes</li></ul>
<h3>Og så får du</h3>
<p>natarbejdertjek hos lægen en gang om året, varm mad kl. 1, og muligheden for at bytte til dag, når livet ændrer sig. Det har tre gjort det sidste år.</p>`,
    visits: 112,
    language: 'da',
  },
  {
    key: 'lagerassistent-nordlys',
    company: 'nordlys-energi',
    title: 'Lagerassistent til reservedele',
    category: 'Lager og transport',
    subcategories: ['Lagermedarbejder', 'Logistik'],
    occupation: 'lagerekspedient',
    zip: '9220',
    address: 'Langerak 90',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 27200, to: 30100, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Lagerstyring', 'Varemodtagelse', 'Truckcertifikat', 'Struktureret', 'Serviceminded'],
    start: 30,
    deadlineInDays: 11,
    createdDaysAgo: 11.5,
    contact: { name: 'Per Hyldgaard', role: 'indkøbschef', email: 'per@nordlysenergi.test', phone: '98 00 00 09' },
    teaser: '14.000 varenumre, og montøren mangler altid det sidste. Du ved, hvor det ligger.',
    descriptionHtml: `<p>Kl. 7.10 står der seks montører ved lugen. Kl. 7.25 er de kørt, og de har det hele med. Sådan går det, når lageret er i orden, og det er det hos os.</p>
<h3>Dine dage</h3>
<ul><li>Udlevering om morgenen og pluk til næste dag om eftermiddagen</li><li>Varemodtagelse og kontrol</li><li>Optælling, lidt hver dag i stedet for det hele i december</li><li>Returmålere, der skal sorteres og genbruges</li></ul>
<h3>Hvad vi lægger vægt på</h3>
<p>Du har orden, og du kan lide at hjælpe. Har du læst til lager- og terminalmedarbejder, er det godt. Har du været mekaniker eller stået i et byggemarked, er det også godt. Truckcertifikat kan tages her.</p>`,
    visits: 159,
    language: 'da',
  },
  {
    key: 'varebil-nat-odense',
    company: 'havnens-bageri',
    title: 'Brødbil: chauffør fra kl. 4 til 8.30',
    category: 'Lager og transport',
    subcategories: ['Bud og post'],
    occupation: 'chauffør - vareudbringning',
    zip: '5000',
    address: 'Kanalkajen 3',
    jobType: 2,
    hoursPerWeek: 22,
    pay: { from: 172, to: 184, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Kørekort kategori B', 'Distribution', 'Mødestabil', 'Selvstændig'],
    start: 'snarest',
    deadlineInDays: 8,
    createdDaysAgo: 5.2,
    contact: { name: 'Rasmus Thorup', role: 'bagermester', email: 'rasmus@havnensbageri.test', phone: '66 00 00 17' },
    teaser: '23 stop, en elbil, der dufter af rugbrød, og solopgang over Odense Fjord på vej hjem.',
    descriptionHtml: `<p>Når byen vågner, har du allerede været der. Du kører varmt brød ud til 23 caféer, kantiner og plejehjem i Odense og omegn, fem morgener om ugen.</p>
<ul><li>Bilen er en elvarebil, og den er læsset, når du kommer</li><li>De fleste stop har du nøgle til, så du vækker ingen</li><li>Du er færdig kl. 8.30, og så er der morgenmad</li></ul>
<p>Jobbet passer til dig, der studerer, er gået ned i tid eller bare er morgenmenneske på den hårde måde. Du skal have haft kørekort i mindst to år.</p>
<p>Løn inklusive nattillæg. Hver anden weekend bliver kørt af en kollega, der har gjort det i ni år og stadig fløjter.</p>`,
    visits: 205,
    language: 'da',
  },
  {
    key: 'minibuschauffoer-odder',
    company: 'strandby-kommune',
    title: 'Chauffør til kommunens minibusser',
    category: 'Lager og transport',
    subcategories: ['Persontransport'],
    occupation: 'buschauffør',
    zip: '8300',
    address: 'Genvejen 11',
    jobType: 2,
    hoursPerWeek: 25,
    pay: { from: 17800, to: 19600, unit: 'month' },
    remote: 'none',
    education: 1,
    experience: 2,
    management: false,
    skills: ['Kørekort kategori D', 'Førstehjælp', 'Empati', 'Mødestabil'],
    start: 28,
    deadlineInDays: 25,
    createdDaysAgo: 15.5,
    contact: {
      name: 'Jens Ole Rask',
      role: 'rekrutteringskonsulent',
      email: 'job@strandbykommune.test',
      phone: '87 00 00 11',
    },
    teaser: 'Elever om morgenen, dagcenter om formiddagen og en pause midt på dagen, der er din egen.',
    descriptionHtml: `<p>Du henter 14 børn på landet og kører dem i skole. Bagefter henter du ti ældre og kører dem til dagcenter. De to grupper sætter pris på de samme ting: at du kommer til tiden, og at du husker deres navn.</p>
<h3>Arbejdstid</h3>
<p>Kl. 6.30–9.30 og 13–15.30 på hverdage. I skoleferierne kører du udflugter eller holder fri.</p>
<h3>Du har</h3>
<ul><li>Kørekort til bus (D eller D1) og chaufføruddannelsesbevis</li><li>Et førstehjælpsbevis, eller du tager et hos os</li><li>En ren børneattest</li></ul>
<p>Lønnen er angivet for 25 timer. Mange af vores chauffører har haft et helt arbejdsliv først, og det kan man mærke på roen.</p>`,
    visits: 84,
    language: 'da',
  },
];
