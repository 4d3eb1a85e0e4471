import type { SampleContact, SampleJob } from '../sample.types.ts';

const ida: SampleContact = {
  name: 'Ida Brix',
  role: 'kreativ leder',
  email: 'ida@femstreger.test',
  phone: '35 00 00 55',
};

export const salesJobs: SampleJob[] = [
  {
    key: 'student-kommunikation',
    company: 'nordlys-energi',
    title: 'Studentermedhjælper til kommunikation',
    category: 'Salg og marketing',
    subcategories: ['Kommunikation'],
    occupation: 'kommunikationsmedarbejder',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 2,
    hoursPerWeek: 15,
    pay: { from: 155, to: 168, unit: 'hour' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 3,
    experience: 1,
    management: false,
    skills: ['Skriftlig formidling', 'Sociale medier', 'Fotografering', 'Videoproduktion', 'Intern kommunikation'],
    start: 25,
    deadlineInDays: 5,
    createdDaysAgo: 19.5,
    contact: {
      name: 'Kasper Lyng',
      role: 'kommunikationschef',
      email: 'kasper@nordlysenergi.test',
      phone: '98 00 00 15',
    },
    teaser: 'Du skriver om huller i vejen, så folk forstår, hvorfor de er der.',
    descriptionHtml: `<p>Når vi graver en vej op, er der to slags naboer: dem, der har fået besked, og dem, der er sure. Du sørger for, at der bliver flere af de første.</p>
<h3>Dine opgaver</h3>
<ul><li>Nabobreve, opslag og små film fra gravearbejdet</li><li>Historier om kolleger til vores intranet, som faktisk bliver læst</li><li>Billeder, når montørerne åbner et rør fra 1954</li><li>Svar på Facebook sammen med kundeservice</li></ul>
<h3>Vi tænker, at du</h3>
<p>læser kommunikation, dansk, journalistik eller noget, ingen havde ventet. Du har mindst halvandet år tilbage. Du kan skrive en overskrift uden udråbstegn, og du har et kørekort eller en god cykel.</p>
<h3>Timer</h3>
<p>Cirka 15 timer om ugen, som du lægger efter dit skema. I eksamensperioder går du ned i nul, hvis du har brug for det. Send en tekst, du har skrevet, i stedet for en lang ansøgning.</p>`,
    visits: 518,
    language: 'da',
  },
  {
    key: 'salgskonsulent-varmepumper',
    company: 'nordlys-energi',
    title: 'Salgskonsulent til varmepumper på landet',
    category: 'Salg og marketing',
    subcategories: ['Salg', 'Energi og forsyning'],
    occupation: 'teknisk sælger',
    zip: '9500',
    address: 'Jernbanegade 7',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 36000, to: 42500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 2,
    experience: 2,
    management: false,
    skills: ['Salg', 'Tilbudsgivning', 'VVS', 'Kørekort kategori B', 'Relationsskabende'],
    start: 40,
    deadlineInDays: 17,
    createdDaysAgo: 6.4,
    contact: { name: 'Jørn Østergaard', role: 'salgschef', email: 'joern@nordlysenergi.test', phone: '98 00 00 17' },
    teaser: 'Fast løn, ingen provision. Du må gerne sige til folk, at de skal vente et år.',
    descriptionHtml: `<p>Uden for fjernvarmen står der 18.000 oliefyr og gasfyr i vores område. De skal alle sammen skiftes, men ikke alle i år og ikke alle til det samme. Du er den, der ser på huset, før nogen ser på prisen.</p>
<h3>Jobbet</h3>
<ul><li>Tre til fire besøg om dagen i Himmerland, som kundeservice har aftalt for dig</li><li>Beregning af varmetab og et tilbud, der kan holdes</li><li>Opfølgning efter den første vinter</li></ul>
<h3>Løn uden provision</h3>
<p>Vi har fast løn, fordi vi er ejet af kunderne. Du bliver målt på, om de er tilfredse efter et år.</p>
<h3>Baggrund</h3>
<p>VVS'er, elektriker, energikonsulent eller sælger med teknisk hoved. Du kan drikke meget kaffe.</p>`,
    visits: 103,
    language: 'da',
  },
  {
    key: 'grafiker-freelance',
    company: 'fem-streger',
    title: 'Freelancegrafiker til museumsudstilling',
    category: 'Salg og marketing',
    subcategories: ['Grafik og design'],
    occupation: 'grafisk designer',
    zip: '2200',
    address: 'Guldbergsgade 71',
    jobType: 3,
    hoursPerWeek: 25,
    pay: { from: 575, to: 690, unit: 'hour' },
    remote: 'hybrid',
    remoteDays: 3,
    education: 5,
    experience: 3,
    management: false,
    skills: ['Grafisk design', 'Adobe Creative Suite', 'Kreativ', 'Webtilgængelighed'],
    start: 10,
    deadlineInDays: 4,
    createdDaysAgo: 5.6,
    contact: ida,
    teaser: 'Fire måneder, 46 montrer og et museum om søvn, hvor skiltene ikke må vække nogen.',
    descriptionHtml: `<p>Et museum åbner en udstilling om søvn gennem tusind år. Vi har idéen, rummet og teksterne. Vi mangler to hænder, der kan sætte 46 montrer, en sti af lys og et katalog på 120 sider.</p>
<h3>Opgaven</h3>
<ul><li>Skilte, planer og montretekster, der kan læses i halvmørke</li><li>Kataloget fra opslag til trykfil</li><li>Tilgængelighed: punktskrift, kontrast og højde</li></ul>
<h3>Rammer</h3>
<p>Cirka 25 timer om ugen i fire måneder. Timepris efter erfaring, betaling hver måned. To dage om ugen hos os på Nørrebro, resten hvor du vil.</p>
<p>Send en portfolio på højst ti sider. Vi svarer alle inden for en uge, også dem, det ikke bliver.</p>`,
    visits: 88,
    language: 'da',
  },
  {
    key: 'digital-specialist',
    company: 'fem-streger',
    title: 'Digital specialist med respekt for folks indbakker',
    category: 'Salg og marketing',
    subcategories: ['Digital markedsføring', 'Kommunikation'],
    occupation: 'onlinemarkedsfører',
    zip: '2200',
    address: 'Guldbergsgade 71',
    jobType: 1,
    hoursPerWeek: 35,
    pay: { from: 39000, to: 45500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 2,
    management: false,
    skills: ['Digital markedsføring', 'Nyhedsbreve', 'Google Analytics', 'SEO', 'Dataanalyse', 'Umbraco'],
    start: 35,
    deadlineInDays: 13,
    createdDaysAgo: 2.4,
    contact: ida,
    teaser: 'Færre mails, der bliver åbnet. Det er hele strategien, og den virker.',
    descriptionHtml: `<p>En af vores kunder sendte 11 nyhedsbreve om måneden. Nu sender de to, og dobbelt så mange melder sig ind. Vi vil gerne hjælpe flere med at holde op med noget.</p>
<h3>Hvad du laver</h3>
<ul><li>Kampagner og nyhedsbreve for to museer, en fagforening og et mejeri</li><li>Måling uden at følge efter nogen, de ikke har sagt ja til</li><li>Søgeordsanalyser og tekster, som også mennesker kan læse</li><li>En fast plads ved bordet, når idéen bliver til</li></ul>
<h3>Hvem du er</h3>
<p>To til fire års erfaring fra et bureau eller en organisation. Du kan forklare et tal til en direktør og en idé til en analytiker.</p>
<p>Vi arbejder 35 timer, og vi mener det. Kl. 16.15 er der som regel kun planterne tilbage.</p>`,
    visits: 177,
    language: 'da',
  },
  {
    key: 'praktikant-some',
    company: 'fem-streger',
    title: 'Praktikant i tekst og sociale medier',
    category: 'Salg og marketing',
    subcategories: ['Kommunikation'],
    occupation: 'kommunikationsmedarbejder',
    zip: '2200',
    address: 'Guldbergsgade 71',
    jobType: 5,
    hoursPerWeek: 30,
    pay: { from: 3000, to: 3000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 1,
    management: false,
    skills: ['Sociale medier', 'Skriftlig formidling', 'Content marketing', 'Lærenem'],
    start: 80,
    deadlineInDays: 31,
    createdDaysAgo: 10.2,
    contact: ida,
    teaser: 'Et semester, hvor din tekst bliver rettet med blyant og trykt med dit navn på.',
    descriptionHtml: `<p>Vi tager én praktikant ad gangen, så der er tid til dig. Du får en vejleder, et skrivebord ved vinduet og en rigtig kunde fra tredje uge.</p>
<h3>Du lærer at</h3>
<ul><li>skrive kort, og så kortere</li><li>holde et interview og bruge det halve</li><li>planlægge en måneds opslag uden at gentage dig selv</li></ul>
<p>Sidste praktikant skrev en brochure for en bedemand, som vandt en pris. Hun er nu ansat.</p>
<h3>Formalia</h3>
<p>Du går på en videregående uddannelse med praktik på SU. Vi giver en erkendtlighed på 3.000 kr. om måneden og frokost. Praktikken varer fire til fem måneder.</p>`,
    visits: 209,
    language: 'da',
  },
  {
    key: 'marketingkoordinator-mors',
    company: 'limfjord-seafood',
    title: 'Marketingkoordinator, der kan sælge østers til danskere',
    category: 'Salg og marketing',
    subcategories: ['Marketing', 'Kommunikation'],
    occupation: 'markedsføringsassistent',
    zip: '7900',
    address: 'Østre Havn 15',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 33000, to: 38000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 4,
    experience: 2,
    management: false,
    skills: ['Content marketing', 'Eventplanlægning', 'Branding', 'Fotografering', 'HubSpot'],
    start: 50,
    deadlineInDays: 20,
    createdDaysAgo: 13.2,
    contact: {
      name: 'Astrid Vestergaard',
      role: 'salgschef',
      email: 'astrid@limfjordseafood.test',
      phone: '97 00 00 78',
    },
    teaser: 'Belgierne kan godt finde ud af det. Nu skal vi have jyderne med.',
    descriptionHtml: `<p>90 % af vores østers bliver spist i udlandet. Det er en god forretning og lidt af en skam. Du skal være med til at ændre det.</p>
<h3>Du arbejder med</h3>
<ul><li>opskrifter, film og billeder fra fjord til tallerken</li><li>østerstogter og messer, fire til seks om året</li><li>emballage og hylder hos kæderne sammen med salgschefen</li><li>den danske webshop, som er din</li></ul>
<h3>Om dig</h3>
<p>Du er markedsføringsøkonom eller har lært det ved at gøre det. Du tager selv billederne og er ikke bange for at stå i vand til knæene. Du skriver dansk og engelsk, og du ringer til en journalist, når der er grund til det.</p>
<p>Du kan bo i Thisted, Skive eller på øen. To dage om ugen kan være hjemme.</p>`,
    visits: 95,
    language: 'da',
  },
  {
    key: 'sales-engineer',
    company: 'lindgaard-robotics',
    title: 'Salgsingeniør til fødevareindustrien',
    category: 'Salg og marketing',
    subcategories: ['Salg', 'Key account og forretningsudvikling'],
    occupation: 'teknisk sælger',
    zip: '9200',
    address: 'Værkstedsgade 22',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 610000, to: 740000, unit: 'year', hidden: true },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 3,
    management: false,
    skills: ['Salg', 'Key account management', 'Automation', 'Tilbudsgivning', 'Salesforce'],
    start: 60,
    deadlineInDays: 25,
    createdDaysAgo: 17.5,
    contact: {
      name: 'Nikolaj Brøndum',
      role: 'salgsdirektør',
      email: 'nikolaj@lindgaardrobotics.test',
      phone: '98 00 00 66',
    },
    teaser: 'Du tager prøverne med hjem i en kølekasse og ser robotten gribe dem, før du skriver tilbuddet.',
    descriptionHtml: `<p>En fabrikschef køber ikke en robot. Han køber, at nattevagten kan holde op med at løfte. Det er dig, der finder ud af, om det kan lade sig gøre.</p>
<h3>Arbejdet</h3>
<ul><li>Egne kunder i Danmark og Norge, cirka 70 rejsedage om året</li><li>Forsøg i hallen med kundens egne produkter, før du lover noget</li><li>Tilbud mellem 2 og 25 mio. kr. og ansvaret, til robotten kører</li></ul>
<h3>Vi leder efter</h3>
<p>en ingeniør eller tekniker, der har solgt anlæg før og ikke har noget imod at gå med hårnet. Du siger nej til sager, der ikke holder. Sidste år sagde vi nej til hver fjerde.</p>
<p>Løn efter kvalifikationer med fast del og en bonus, der deles af hele salgsafdelingen.</p>`,
    visits: 81,
    realUrl: 'https://lindgaardrobotics.test/karriere/salgsingenioer',
    language: 'da',
  },
];
