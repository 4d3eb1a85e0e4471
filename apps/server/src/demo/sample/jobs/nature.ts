import type { SampleContact, SampleJob } from '../sample.types.ts';

const karsten: SampleContact = {
  name: 'Karsten Lorenzen',
  role: 'driftsleder',
  email: 'karsten@marskgaarden.test',
  phone: '74 00 00 26',
};
const ditte: SampleContact = {
  name: 'Ditte Overby',
  role: 'indehaver',
  email: 'ditte@skovogsti.test',
  phone: '86 00 00 37',
};

export const natureJobs: SampleJob[] = [
  {
    key: 'fodermester',
    company: 'marskgaarden',
    title: 'Fodermester til 230 økologiske køer',
    category: 'Natur og landbrug',
    subcategories: ['Kvæg og svin'],
    occupation: 'fodermester',
    zip: '6270',
    address: 'Digevej 92',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 32500, to: 37500, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: true,
    skills: ['Malkning', 'Landbrug', 'Dyrepasning', 'Traktorkørsel', 'Teamledelse'],
    start: 40,
    deadlineInDays: 20,
    createdDaysAgo: 2.1,
    contact: karsten,
    teaser: 'To malkerobotter, 300 dage på græs og et stuehus med plads til en familie.',
    descriptionHtml: `<p>Man kan se det på køerne, længe før det står på skærmen. Den, der kan det, er vi på udkig efter.</p>
<h3>Dine opgaver</h3>
<ul><li>Daglig ledelse i stalden med to elever og en medhjælper</li><li>Foder, sundhed, kælvninger og sommergræsning</li><li>Data fra malkerobotterne, som du omsætter til handling</li><li>Planlægning med dyrlægen hver anden tirsdag</li></ul>
<h3>Vi tilbyder</h3>
<p>Et stuehus på 160 kvadratmeter til rimelig leje, hver anden weekend fri, fem ugers ferie, der bliver holdt, og en driftsleder, der selv har malket i 30 år.</p>
<h3>Kvalifikationer</h3>
<p>Faglært landmand eller lang erfaring med kvæg. Økologi er en fordel. Du kan lære fra dig uden at blive utålmodig.</p>`,
    visits: 86,
    language: 'da',
  },
  {
    key: 'landbrugselev',
    company: 'marskgaarden',
    title: 'Landbrugselev på gård ved Vadehavet',
    category: 'Natur og landbrug',
    subcategories: ['Kvæg og svin'],
    occupation: 'landbrugselev',
    zip: '6270',
    address: 'Digevej 92',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 13800, to: 17900, unit: 'month' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Dyrepasning', 'Traktorkørsel', 'Lærenem', 'Kørekort kategori B'],
    start: 65,
    deadlineInDays: 30,
    createdDaysAgo: 20.5,
    contact: karsten,
    teaser: 'Kost, logi og din egen kalv at følge fra fødsel til første kælvning.',
    descriptionHtml: `<p>Vi har haft elever siden 1952, og deres navne står på bjælken i laden. Der er plads til dit.</p>
<h3>Hvad du lærer</h3>
<ul><li>Malkning, kalvepasning og kælvning</li><li>Markarbejde på 410 hektar, hvoraf noget er under vand om vinteren</li><li>Naturpleje med kødkvæg på engene</li><li>At køre en traktor, der koster mere end et hus</li></ul>
<h3>Hverdagen</h3>
<p>Du bor i elevhuset med den anden elev og spiser middag med os. Hver anden weekend har du fri. Vi kører dig til toget, når du skal på skole.</p>
<p>Kommer du fra byen, er det helt i orden. Det gjorde den bedste elev, vi har haft.</p>`,
    visits: 93,
    language: 'da',
  },
  {
    key: 'anlaegsgartner',
    company: 'skov-og-sti',
    title: 'Anlægsgartner med øje for sten',
    category: 'Natur og landbrug',
    subcategories: ['Anlægsgartner og grønne områder'],
    occupation: 'anlægsgartner',
    zip: '8600',
    address: 'Bakkestien 2',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 188, to: 218, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Grønne områder', 'Entreprenørmaskiner', 'Svendebrev', 'Kørekort kategori BE', 'Selvstændig'],
    start: 'snarest',
    deadlineInDays: 15,
    createdDaysAgo: 0.7,
    contact: ditte,
    teaser: 'Stengærder, trapper og gårdrum. Det, du lægger, ligger der om hundrede år.',
    descriptionHtml: `<p>Vi skal sætte 140 meter stengærde om en kirkegård, lægge en trappe ned til en sø og lave en skolegård, hvor regnvandet må blive stående. Har du lyst til noget af det?</p>
<h3>Sådan arbejder vi</h3>
<ul><li>To kolleger og en maskine på hver sag, til den er færdig</li><li>Tegningen er et forslag, og du må ringe til arkitekten</li><li>Minigraver og sugekop i stedet for ryg</li></ul>
<h3>Du er</h3>
<p>udlært anlægsgartner eller brolægger. Du kan se på en sten, hvilken vej den vil ligge. Trailerkort er nødvendigt, godt humør i slud er en stor fordel.</p>
<p>Fuld løn hele vinteren: Vi har skovarbejde og værksted, når jorden er frossen.</p>`,
    visits: 108,
    language: 'da',
  },
  {
    key: 'skovarbejder',
    company: 'skov-og-sti',
    title: 'Skov- og naturtekniker',
    category: 'Natur og landbrug',
    subcategories: ['Skovbrug', 'Naturpleje og formidling'],
    occupation: 'skovarbejder',
    zip: '8600',
    address: 'Bakkestien 2',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 176, to: 202, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Skovbrug', 'Grønne områder', 'Traktorkørsel', 'Arbejdsmiljø'],
    start: 35,
    deadlineInDays: 23,
    createdDaysAgo: 11.8,
    contact: ditte,
    teaser: 'Om vinteren fælder du. Om sommeren går du på enge, som har det bedst med, at du er let på foden.',
    descriptionHtml: `<p>Vi plejer 900 hektar skov og 300 hektar eng for kommuner og fonde. Meget af det går ud på at lade være. Resten skal gøres ordentligt.</p>
<h3>Årets gang</h3>
<ul><li>Vinter: fældning, udvisning og veteranisering af træer</li><li>Forår: hegn, stier og plantning</li><li>Sommer: slæt, bekæmpelse af bjørneklo, tælling af orkidéer</li><li>Efterår: vandløb og broer</li></ul>
<p>I går altid mindst to sammen i skoven, og ingen fælder i blæst.</p>
<h3>Vi søger</h3>
<p>en skov- og naturtekniker, også gerne nyuddannet. Motorsavskørekort er et krav, sprøjtecertifikat er det ikke længere. Du kan navnene på de ti almindeligste træer uden blade.</p>`,
    visits: 119,
    language: 'da',
  },
  {
    key: 'naturguide-frivillig',
    company: 'skov-og-sti',
    title: 'Frivillig naturguide ved Silkeborgsøerne',
    category: 'Natur og landbrug',
    subcategories: ['Naturpleje og formidling'],
    occupation: 'natur- og miljøformidler',
    zip: '8600',
    address: 'Bakkestien 2',
    jobType: 4,
    hoursPerWeek: 2,
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Mundtlig formidling', 'Førstehjælp', 'Engageret'],
    start: 50,
    deadlineInDays: 40,
    createdDaysAgo: 26,
    contact: { name: 'Ole Hviid', role: 'koordinator', email: 'guide@skovogsti.test', phone: '86 00 00 38' },
    teaser: 'Seks ture om året med op til 20 deltagere. Du vælger selv, om det er svampe, ugler eller istid.',
    descriptionHtml: `<p>Vi stiller bussen, kikkerterne og kaffen til rådighed. Du stiller med det, du ved, og lysten til at fortælle det på en skrænt i modvind.</p>
<p>Som guide går du omkring seks ture om året for foreninger, skoler og nysgerrige. De første to går du med en erfaren guide, og du kommer på et weekendkursus i formidling og førstehjælp.</p>
<h3>Det kræver</h3>
<ul><li>At du kan gå otte kilometer og standse ofte</li><li>At du siger »det ved jeg ikke«, når det er svaret</li><li>At du kan lide spørgsmål fra femårige</li></ul>
<p>Kørsel bliver betalt efter statens takster. Guiderne mødes fire gange om året og går en tur helt uden deltagere.</p>`,
    visits: 44,
    language: 'da',
  },
  {
    key: 'praktikant-baeredygtighed',
    company: 'nordlys-energi',
    title: 'Praktikant i bæredygtighed og naturpleje',
    category: 'Natur og landbrug',
    subcategories: ['Miljø og klima'],
    occupation: 'miljøtekniker',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 5,
    hoursPerWeek: 32,
    pay: { from: 3000, to: 3000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 1,
    management: false,
    skills: ['Bæredygtighed', 'Miljøvurdering', 'Dataanalyse', 'Skriftlig formidling'],
    start: 85,
    deadlineInDays: 28,
    createdDaysAgo: 8.4,
    contact: { name: 'Maja Thomsen', role: 'miljøkoordinator', email: 'maja@nordlysenergi.test', phone: '98 00 00 21' },
    teaser: '340 transformerstationer med hver sin lille plet græs. Hvad kan der vokse?',
    descriptionHtml: `<p>Vi ejer 340 små jordstykker rundt om transformerstationer. I dag bliver de slået som plæner. Maja tror, at de kan blive til 340 små enge, og du skal hjælpe med at finde ud af det.</p>
<h3>Projektet</h3>
<ul><li>Besøg og kortlægning af 60 steder på cykel og i elbil</li><li>En plan for, hvad der skal sås, slås eller bare glemmes</li><li>Et regnestykke: Hvad koster det, og hvad sparer vi?</li><li>En aften for naboerne, hvor du fortæller</li></ul>
<h3>Du læser</h3>
<p>til naturforvalter, jordbrugsteknolog, biolog, miljøingeniør eller noget i nærheden, og du har praktik på 10 til 20 uger. Kørekort er nødvendigt.</p>
<p>Vi giver 3.000 kr. om måneden ved siden af SU, frokost og en skriftlig udtalelse.</p>`,
    visits: 162,
    language: 'da',
  },
  {
    key: 'gartner-strandby',
    company: 'strandby-kommune',
    title: 'Gartner til parker og strande',
    category: 'Natur og landbrug',
    subcategories: ['Gartner', 'Anlægsgartner og grønne områder'],
    occupation: 'gartner',
    zip: '8300',
    address: 'Genvejen 11',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 27900, to: 31200, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Grønne områder', 'Snerydning', 'Traktorkørsel', 'Kørekort kategori BE', 'Serviceminded'],
    start: 30,
    deadlineInDays: 18,
    createdDaysAgo: 4.1,
    contact: {
      name: 'Bjarne Egholm',
      role: 'driftsformand',
      email: 'bjarne@strandbykommune.test',
      phone: '87 00 00 30',
    },
    teaser: 'To parker, 52 kilometer strand og en rose, der er opkaldt efter en borgmester.',
    descriptionHtml: `<p>Sommergæsterne ser stranden. De fastboende ser bedet foran biblioteket. Begge dele er dit.</p>
<h3>Opgaver gennem året</h3>
<ul><li>Bede, roser og træer i Bypark og Strandpark</li><li>Rengøring og redningsposter på tre badestrande</li><li>Vinterberedskab hver fjerde uge fra november til april</li><li>Oplæring af to elever og seks ungarbejdere om sommeren</li></ul>
<h3>Om dig</h3>
<p>Uddannet gartner eller anlægsgartner. Du taler pænt med den borger, der synes, at træet skygger, og du fælder det ikke af den grund.</p>
<p>Arbejdstid kl. 7–14.45. Løn efter overenskomst og betalt rådighed i vinterberedskabet.</p>`,
    visits: 98,
    realUrl: 'https://strandbykommune.test/ledige-stillinger/gartner',
    language: 'da',
  },
  {
    key: 'bedstemand-muslinger',
    company: 'limfjord-seafood',
    title: 'Bedstemand på muslingeskib',
    category: 'Natur og landbrug',
    subcategories: ['Fiskeri og akvakultur'],
    occupation: 'bådfører inden for fiskeri',
    zip: '7900',
    address: 'Østre Havn 15',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 430000, to: 520000, unit: 'year' },
    remote: 'none',
    education: 2,
    experience: 3,
    management: true,
    skills: ['Fiskeri', 'Skibsfart', 'Vedligehold', 'Hydraulik', 'Ansvarsbevidst'],
    start: 50,
    deadlineInDays: 21,
    createdDaysAgo: 27,
    contact: {
      name: 'Poul Erik Nørgaard',
      role: 'fabrikschef',
      email: 'poul@limfjordseafood.test',
      phone: '97 00 00 74',
    },
    teaser: 'Ud kl. 4, hjemme til frokost. Fjorden er aldrig den samme to dage i træk.',
    descriptionHtml: `<p>Muslingefiskeri i Limfjorden er fiskeri, hvor man sover hjemme. Skipper på »Karen Marie« går på pension om to år, og vi vil gerne have hans afløser om bord nu.</p>
<h3>Stillingen</h3>
<ul><li>Bedstemand på et skib med tre mand</li><li>Fiskeri fire til fem dage om ugen, landing i Nykøbing</li><li>Vedligehold af skib og redskaber, når der er lukket</li><li>Registrering af fangst og fredede områder på skærm</li></ul>
<h3>Du har</h3>
<p>fiskeriuddannelse og bevis som fiskeskipper af tredje grad, eller du kan få det inden for et år. Sikkerhedskurset er gyldigt. Du kender vejret, og du bliver i havn, når det siger til.</p>
<p>Lønnen er en fast grundløn og en del af fangsten. Det, der står i annoncen, er, hvad de tre sidste år har givet.</p>`,
    visits: 57,
    language: 'da',
  },
];
