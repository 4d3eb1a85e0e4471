import type { SampleContact, SampleJob } from '../sample.types.ts';

const mette: SampleContact = {
  name: 'Mette Dalgaard',
  role: 'leder',
  email: 'mette@solsikken.test',
  phone: '86 00 00 14',
};

export const educationJobs: SampleJob[] = [
  {
    key: 'paedagog-vuggestue',
    company: 'solsikken',
    title: 'Pædagog til vuggestuegruppe',
    category: 'Undervisning og børn',
    subcategories: ['Pædagog', 'Vuggestue og børnehave'],
    occupation: 'børnehavepædagog',
    zip: '8200',
    address: 'Engmarken 12',
    jobType: 2,
    hoursPerWeek: 32,
    pay: { from: 30900, to: 34200, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 1,
    management: false,
    skills: ['Styrkede pædagogiske læreplan', 'Legepædagogik', 'Forældresamarbejde', 'Børneattest'],
    start: 40,
    deadlineInDays: 8,
    createdDaysAgo: 0.3,
    contact: mette,
    teaser: 'Tolv børn, tre voksne og en have, hvor hønsene har forkørselsret.',
    descriptionHtml: `<p>Larven er vores yngste gruppe: tolv børn mellem ni måneder og to et halvt år, to pædagoger og en medhjælper. Den ene pædagog går på barsel, og vi søger dig, der vil blive, også når hun er tilbage.</p>
<h3>En dag hos os</h3>
<p>Vi spiser morgenmad sammen til kl. 8, går i haven kl. 9.30 og sover i krybber under halvtaget. Midt på dagen har den, der ikke sover, en voksen for sig selv.</p>
<h3>Du er god til</h3>
<ul><li>at se, hvad et barn på fjorten måneder prøver at sige</li><li>at tale med forældre, der har dårlig samvittighed kl. 15.55</li><li>at arbejde med læreplanen i det, I alligevel gør</li></ul>
<h3>Rammerne</h3>
<p>32 timer om ugen mellem 7 og 16.30, lukket hver fredag kl. 16. Du har to timers forberedelse om ugen, og de bliver ikke brugt til at dække stuen.</p>
<p>Lønnen er angivet for fuld tid og følger overenskomsten. Vi indhenter børneattest.</p>`,
    visits: 156,
    language: 'da',
  },
  {
    key: 'paedagog-boernehave',
    company: 'solsikken',
    title: 'Pædagog til børnehavegruppe',
    category: 'Undervisning og børn',
    subcategories: ['Pædagog', 'Vuggestue og børnehave'],
    occupation: 'børnehavepædagog',
    zip: '8200',
    address: 'Engmarken 12',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 30900, to: 34200, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 2,
    management: false,
    skills: ['Styrkede pædagogiske læreplan', 'Legepædagogik', 'Forældresamarbejde', 'Samarbejdsevner', 'Børneattest'],
    start: 30,
    deadlineInDays: 1,
    createdDaysAgo: 16,
    contact: mette,
    teaser: 'Tyve børn, tre voksne og en stor have. Vi spiser frokost sammen hver dag og er ude i al slags vejr.',
    descriptionHtml: `<p>Tyve børn, tre voksne og 2.400 kvadratmeter have. I Bålgruppen er de store fra fire år, og halvdelen skal i skole næste år.</p>
<h3>Det skal du lave</h3>
<ul><li>Planlægge ugen med de to andre pædagoger og lave den om, når børnene får en bedre idé</li><li>Have ansvar for seks børn og samtalerne med deres forældre</li><li>Stå for overgangen til skolen sammen med to SFO'er</li></ul>
<h3>Det ser vi gerne</h3>
<p>Du er uddannet pædagog og har arbejdet i børnehave før. Måske kan du noget med hænderne: snitte, sy, spille eller lappe cykler. Du går ud, når det regner, og du bliver ikke ked af et rodet værksted.</p>
<h3>Om samtalen</h3>
<p>Du besøger os først en formiddag, så børnene kan se dig an. Bagefter taler vi sammen i tre kvarter med en forælder fra bestyrelsen ved bordet.</p>`,
    visits: 342,
    language: 'da',
  },
  {
    key: 'paedagogmedhjaelper-solsikken',
    company: 'solsikken',
    title: 'Pædagogmedhjælper, gerne i et sabbatår',
    category: 'Undervisning og børn',
    subcategories: ['Pædagog', 'Vuggestue og børnehave'],
    occupation: 'pædagogmedhjælper',
    zip: '8200',
    address: 'Engmarken 12',
    jobType: 1,
    hoursPerWeek: 35,
    pay: { from: 22300, to: 24600, unit: 'month' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Legepædagogik', 'Mødestabil', 'Samarbejdsevner', 'Børneattest'],
    start: 20,
    deadlineInDays: 18,
    createdDaysAgo: 7,
    contact: mette,
    teaser: 'Et år, hvor du lærer at flette hår, tænde bål og tage imod skældud fra en treårig.',
    descriptionHtml: `<p>Hvert år har vi en medhjælper, som børnene taler om, længe efter at vedkommende er rejst videre. I år er pladsen din, hvis du vil.</p>
<p>Du er på begge stuer, hjælper i køkkenet to gange om ugen og er den, der altid har gummistøvler på. Du får en fast vejleder, og du er med til personalemøderne på lige fod.</p>
<h3>Det beder vi om</h3>
<ul><li>Du er fyldt 18 år</li><li>Du kommer til tiden, for nogen står på tæer ved vinduet</li><li>Du lægger telefonen i skabet, når du møder</li></ul>
<h3>Det får du</h3>
<p>Ni måneder til et år, 35 timer om ugen, løn efter overenskomst og en ærlig udtalelse, hvis du vil søge ind på pædagoguddannelsen.</p>`,
    visits: 219,
    language: 'da',
  },
  {
    key: 'laerer-matematik-fysik',
    company: 'tranholm-friskole',
    title: 'Lærer til matematik og fysik/kemi i 7.–9. klasse',
    category: 'Undervisning og børn',
    subcategories: ['Lærer i grundskolen'],
    occupation: 'folkeskolelærer',
    zip: '4180',
    address: 'Skolesvinget 7',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 34600, to: 39800, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 2,
    management: false,
    skills: ['Undervisning', 'Klasseledelse', 'Undervisningsplanlægning', 'Eksamination', 'Forældresamarbejde'],
    start: 60,
    deadlineInDays: 22,
    createdDaysAgo: 3,
    contact: {
      name: 'Lars Toftegaard',
      role: 'viceskoleleder',
      email: 'lars@tranholmfriskole.test',
      phone: '57 00 00 30',
    },
    teaser: 'To lærere om hver klasse, et fysiklokale fra 2022 og en smedje fra 1902.',
    descriptionHtml: `<p>Vores fysiklærer går på pension efter 31 år. Han efterlader sig et pænt fysiklokale, en trebuchet i naturlig størrelse og 48 elever, der stiller spørgsmål.</p>
<h3>Skemaet</h3>
<p>Du får matematik i 8. og 9. klasse, fysik/kemi i 7.–9. og to timers værksted om ugen. Der er to lærere tilknyttet hver klasse, og I har fælles forberedelse tirsdag eftermiddag.</p>
<h3>Vi lægger vægt på, at du</h3>
<ul><li>har linjefag i mindst det ene af fagene og lyst til det andet</li><li>kan forklare det samme på tre måder</li><li>vil føre elever til prøve uden at gøre hele 9. klasse til prøvetræning</li><li>synger med, eller i det mindste står op, til morgensangen</li></ul>
<h3>Ansættelsen</h3>
<p>Fast stilling efter overenskomsten for friskoler. Du er velkommen til at se skolen på en almindelig onsdag. Ring til Lars.</p>`,
    visits: 98,
    language: 'da',
  },
  {
    key: 'paedagogisk-konsulent',
    company: 'strandby-kommune',
    title: 'Pædagogisk konsulent til dagtilbud',
    category: 'Undervisning og børn',
    subcategories: ['Vejledning og uddannelse', 'Vuggestue og børnehave'],
    occupation: 'pædagogisk konsulent',
    zip: '8300',
    address: 'Rådhuspladsen 1',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 40100, to: 43600, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 6,
    experience: 3,
    management: false,
    skills: [
      'Styrkede pædagogiske læreplan',
      'Mundtlig formidling',
      'Coaching',
      'Interessenthåndtering',
      'Skriftlig formidling',
    ],
    start: 50,
    deadlineInDays: 19,
    createdDaysAgo: 1.4,
    contact: {
      name: 'Pia Munksgaard',
      role: 'dagtilbudschef',
      email: 'pia@strandbykommune.test',
      phone: '87 00 00 16',
    },
    teaser: 'Du hjælper 31 institutioner med at omsætte den styrkede læreplan til noget, der virker mandag morgen.',
    descriptionHtml: `<p>Vi har fine planer i Strandby Kommune. Din opgave er, at de også kan mærkes på stuerne mandag morgen.</p>
<h3>Opgaven</h3>
<p>Du får 31 daginstitutioner, hvoraf du kender ti særlig godt. Halvdelen af tiden er du ude: på stuen, til personalemødet, i ledernes netværk. Resten går med tilsyn, oplæg og notater til udvalget.</p>
<ul><li>Sparring med ledere og faglige fyrtårne</li><li>Det pædagogiske tilsyn i ti institutioner om året</li><li>Et forløb om sprog, som løber de næste to år</li></ul>
<h3>Baggrund</h3>
<p>Du har en kandidat- eller diplomuddannelse, og du har selv arbejdet i et dagtilbud. Det sidste er vigtigere end det første. Du skriver, så et byråd forstår det, og taler, så en medhjælper gider høre efter.</p>
<h3>Proces</h3>
<p>Der er to samtaler. Til den anden får du en case to dage før og holder et oplæg på ti minutter.</p>`,
    visits: 121,
    language: 'da',
  },
  {
    key: 'paedagog-naturgruppe-sfo',
    company: 'strandby-kommune',
    title: 'Pædagog til naturgruppe i SFO',
    category: 'Undervisning og børn',
    subcategories: ['Pædagog', 'SFO og klub'],
    occupation: 'pædagog i SFO',
    zip: '8300',
    address: 'Skovvejen 44',
    jobType: 2,
    hoursPerWeek: 28,
    pay: { from: 30900, to: 33800, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 1,
    management: false,
    skills: ['Legepædagogik', 'Førstehjælp', 'Initiativrig', 'Børneattest'],
    start: 30,
    deadlineInDays: 20,
    createdDaysAgo: 5,
    contact: { name: 'Morten Skov', role: 'SFO-leder', email: 'morten@strandbykommune.test', phone: '87 00 00 18' },
    teaser: 'Bål, snitteværksted og shelters. Du tager 24 børn med ud tre eftermiddage om ugen.',
    descriptionHtml: `<p>Tre eftermiddage om ugen går vi 800 meter ind i skoven med 24 børn fra 1. til 3. klasse. Der ligger to shelters, en bålplads og et hul, som børnene har gravet på siden skolestart.</p>
<h3>Du får brug for</h3>
<ul><li>Pædagoguddannelsen og lyst til at bruge den udendørs</li><li>Et førstehjælpskursus, der ikke er ældre end to år, ellers betaler vi et nyt</li><li>Ro, når to børn bliver uenige om den samme pind</li></ul>
<p>De to andre eftermiddage er du på SFO'en, hvor du står for snitteværkstedet. Om formiddagen er du otte lektioner om ugen i 1. klasse som den ekstra voksne.</p>
<p>Lønnen er angivet for fuld tid. I skoleferierne holder vi åbent med færre børn og længere ture.</p>`,
    visits: 144,
    language: 'da',
  },
  {
    key: 'dansklaerer-voksne-freelance',
    company: 'sprogstuen-vest',
    title: 'Freelanceunderviser i dansk for voksne, aftenhold',
    category: 'Undervisning og børn',
    subcategories: ['Voksenundervisning og sprog'],
    occupation: 'sproglærer',
    zip: '6700',
    address: 'Kongensgade 47',
    jobType: 3,
    hoursPerWeek: 8,
    pay: { from: 340, to: 390, unit: 'hour' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 2,
    management: false,
    skills: ['Dansk som andetsprog', 'Voksenundervisning', 'Undervisningsplanlægning', 'Kulturforståelse'],
    start: 25,
    deadlineInDays: 14,
    createdDaysAgo: 15,
    contact: {
      name: 'Lis Gadegaard',
      role: 'uddannelsesleder',
      email: 'lis@sprogstuenvest.test',
      phone: '75 00 00 38',
    },
    teaser: 'Otte timer om ugen med svejsere, kokke og ingeniører, der vil kunne drille kollegerne på dansk.',
    descriptionHtml: `<p>Kursisterne kommer direkte fra arbejde. De er trætte, de er sultne, og de er kommet alligevel. Giv dem noget, de kan bruge i frokostpausen i morgen.</p>
<h3>Holdene</h3>
<p>Mandag og onsdag kl. 17.30–20.30 i Esbjerg, torsdag kl. 17–19 online. Der er højst 14 på et hold, og de går op til Prøve i Dansk 2 og 3.</p>
<h3>Om dig</h3>
<ul><li>Du har undervist voksne i dansk som andetsprog, eller du er ved at tage uddannelsen</li><li>Du kan lave en time ud af en lønseddel, et vejskilt og en vittighed</li><li>Du kan skrive en faktura, for du er selvstændig i jobbet</li></ul>
<p>Timelønnen er inklusive forberedelse. Materialer og lokaler er på plads, og du kan følge et hold i to uger, før du selv begynder. Kontrakten løber et halvt år ad gangen.</p>`,
    visits: 77,
    language: 'da',
  },
  {
    key: 'lektiehjaelper-nordvest',
    company: 'naboens-bord',
    title: 'Lektiehjælper i Nordvest',
    category: 'Undervisning og børn',
    subcategories: ['Specialundervisning og støtte'],
    occupation: 'undervisningsassistent',
    zip: '2400',
    address: 'Frederikssundsvej 118',
    jobType: 4,
    hoursPerWeek: 2,
    remote: 'none',
    education: 3,
    experience: 1,
    management: false,
    skills: ['Elevcoaching', 'Empati', 'Mødestabil'],
    start: 'snarest',
    deadlineInDays: 45,
    createdDaysAgo: 22,
    contact: { name: 'Yusuf Demir', role: 'koordinator', email: 'yusuf@naboensbord.test', phone: '38 00 00 19' },
    teaser: 'Tirsdag eller torsdag kl. 16–18. Bagefter er der mad til alle.',
    descriptionHtml: `<p>Klokken 16 kommer der 30 børn ind ad døren med tasker, der vejer det halve af dem selv. De mangler sjældent evner. De mangler en voksen, der har tid til at sidde ved siden af.</p>
<p>Du behøver ikke kunne det hele. Det er fint at sige »det ved jeg ikke, skal vi slå det op?«. Kan du matematik på gymnasieniveau, har vi et bord, hvor der altid er kø.</p>
<h3>Vi beder dig om</h3>
<ul><li>At komme fast, enten tirsdag eller torsdag</li><li>At blive i mindst ét skoleår</li><li>At sige til, hvis et barn fortæller dig noget, der bekymrer dig</li></ul>
<p>Kl. 18 dækker vi bord, og du spiser gratis med. Børneattest er en selvfølge, og vi ordner papirerne.</p>`,
    visits: 58,
    language: 'da',
  },
];
