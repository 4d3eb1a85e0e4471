import type { SampleContact, SampleJob } from '../sample.types.ts';

const lene: SampleContact = {
  name: 'Lene Kjærgaard',
  role: 'teamleder',
  email: 'lene@nordlysenergi.test',
  phone: '98 00 00 00',
};
const thomas: SampleContact = {
  name: 'Thomas Vinding',
  role: 'udviklingschef',
  email: 'thomas@kornblaa.test',
  phone: '35 00 00 42',
};

export const itJobs: SampleJob[] = [
  {
    key: 'backendudvikler-maaledata',
    company: 'nordlys-energi',
    title: 'Backendudvikler til måledata',
    category: 'It og udvikling',
    subcategories: ['Softwareudvikling', 'Data og kunstig intelligens'],
    occupation: 'softwareudvikler',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 52000, to: 60000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 3,
    management: false,
    skills: ['Go', 'Kotlin', 'PostgreSQL', 'Kafka', 'Test', 'CI/CD'],
    start: 70,
    deadlineInDays: 6,
    createdDaysAgo: 10.2,
    contact: lene,
    teaser: 'Hvert kvarter sender 210.000 husstande en måling. Du gør den til noget, folk kan forstå på deres regning.',
    descriptionHtml: `<p>Hvert kvarter sender 210.000 husstande en måling til os. Du får ansvaret for den del, der gør målingen til noget, folk kan forstå på deres regning.</p>
<h3>Det skal du lave</h3>
<p>Du kommer til at bygge videre på vores måletjeneste, som er skrevet i Go og Kotlin og kører på egne servere i Aalborg og Viborg. Det første halve år handler især om at gøre beregningen hurtigere og lettere at teste.</p>
<ul><li>Udvikle og drive den tjeneste, der beregner forbrug og pris time for time</li><li>Skrive prøver, der kan stoles på, sammen med to kolleger i kvalitet</li><li>Tage din del af fejlretningen i arbejdstiden. Vi har ingen natvagt</li></ul>
<h3>Det ser vi gerne</h3>
<ul><li>Du har arbejdet med store datamængder før, uanset sprog</li><li>Du skriver dansk eller engelsk, så andre forstår det første gang</li><li>Du siger, når noget er en dårlig idé, også når den er vores</li></ul>
<h3>Om samtalen</h3>
<p>Første samtale er på video her på Jobblik og varer 30 minutter. Anden samtale er hos os, hvor du får vist koden. Vi sender ikke hjemmeopgaver.</p>`,
    visits: 386,
    language: 'da',
  },
  {
    key: 'dataingenioer-fjernvarme',
    company: 'nordlys-energi',
    title: 'Dataingeniør til fjernvarme',
    category: 'It og udvikling',
    subcategories: ['Data og kunstig intelligens', 'Energi og forsyning'],
    occupation: 'databaseudvikler',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 50000, to: 56000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 3,
    education: 6,
    experience: 2,
    management: false,
    skills: ['Python', 'SQL', 'Datavarehus', 'Datamodellering', 'Maskinlæring', 'Power BI'],
    start: 60,
    deadlineInDays: 14,
    createdDaysAgo: 1.1,
    contact: lene,
    teaser: 'Én grad lavere fremløb sparer byen for millioner. Du bygger det, der viser hvor.',
    descriptionHtml: `<p>Sænker vi temperaturen i fjernvarmenettet med én grad, sparer det byen for 4 millioner kroner om året. Vi ved bare ikke altid, hvor vi tør. Det skal dine data fortælle os.</p>
<h3>Opgaven</h3>
<p>Du samler målinger fra 61.000 varmemålere, 300 følere i nettet og vejrudsigten. Resultatet skal ende på skærmen hos driftsvagten, som ikke er interesseret i modellen, men i, om fru Andersen på Kornblomstvej fryser.</p>
<ul><li>Datastrømme i Python og SQL, der kan tåle, at en måler lyver</li><li>Modeller af varmetab gade for gade</li><li>En dag om måneden ude med montørerne</li></ul>
<h3>Du kunne være</h3>
<p>ingeniør, datalog eller noget tredje med tal i. Du har bygget noget, der stadig kører, og du kan fortælle om det, så vi får lyst til at spørge.</p>
<p>Teamet er på seks. Vi mødes på kontoret tirsdag og torsdag, resten bestemmer du.</p>`,
    visits: 164,
    language: 'da',
  },
  {
    key: 'systemudvikler-offentlig',
    company: 'strandby-kommune',
    title: 'Systemudvikler til offentlige løsninger',
    category: 'It og udvikling',
    subcategories: ['Softwareudvikling'],
    occupation: 'softwareudvikler',
    zip: '8300',
    address: 'Rådhuspladsen 1',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 46200, to: 52800, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 4,
    experience: 2,
    management: false,
    skills: ['C#', '.NET', 'Microsoft SQL Server', 'REST API', 'Webtilgængelighed', 'GDPR'],
    start: 45,
    deadlineInDays: 21,
    createdDaysAgo: 3.2,
    contact: {
      name: 'Allan Rønne',
      role: 'digitaliseringschef',
      email: 'allan@strandbykommune.test',
      phone: '87 00 00 22',
    },
    teaser: 'Små systemer, som 34.000 borgere faktisk bruger, og en bruger, der bor om hjørnet.',
    descriptionHtml: `<p>Den løsning, du laver i marts, kan din nabo brokke sig over i april. Det er en hurtigere tilbagemelding, end de fleste udviklere får.</p>
<h3>Hvad vi bygger</h3>
<p>Vi køber de store systemer og bygger selv det ind imellem: pladsanvisning, bådpladser, genbrugskort, tilmelding til svømning. Det er mest C# og .NET, og vi er tre udviklere og en designer.</p>
<ul><li>Du har ansvar for to til fire løsninger, fra idé til drift</li><li>Du taler selv med dem, der skal bruge dem</li><li>Alt skal kunne bruges med tastatur og skærmlæser, og det bliver prøvet af nogen, der gør det til daglig</li></ul>
<h3>Du har</h3>
<p>et par års erfaring og en uddannelse som datamatiker eller tilsvarende. Du synes, at en god fejlbesked er en fin ting at bruge en formiddag på.</p>
<p>Løn efter overenskomsten med PROSA, flekstid og to faste hjemmedage.</p>`,
    visits: 128,
    language: 'da',
  },
  {
    key: 'udvikler-drift',
    company: 'lindgaard-robotics',
    title: 'Udvikler med blik for drift',
    category: 'It og udvikling',
    subcategories: ['Softwareudvikling', 'Drift og infrastruktur'],
    occupation: 'softwareudvikler',
    zip: '9200',
    address: 'Værkstedsgade 22',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 54000, to: 62000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 3,
    management: false,
    skills: ['Python', 'Linux', 'Docker', 'Kubernetes', 'CI/CD', 'IoT'],
    start: 60,
    deadlineInDays: 28,
    createdDaysAgo: 7.5,
    contact: {
      name: 'Søren Lindgaard',
      role: 'teknisk direktør',
      email: 'soren@lindgaardrobotics.test',
      phone: '98 00 00 62',
    },
    teaser: '412 robotter på 38 fabrikker skal opdateres om natten, uden at nogen opdager det.',
    descriptionHtml: `<p>Vi har 412 robotter stående på 38 fabrikker, og hver af dem er en lille Linux-maskine med arme. De skal opdateres, overvåges og en gang imellem hives op af en grøft. Digitalt, som regel.</p>
<h3>Det kommer du til at arbejde med</h3>
<ul><li>Udrulning af nye versioner til robotter, der kun har netforbindelse om natten</li><li>Overvågning, der ringer til os, før kunden gør</li><li>Værktøjer til de 20 kolleger, der skriver styringen</li></ul>
<h3>Vi leder efter en, som</h3>
<p>både skriver kode og bliver nysgerrig, når den kører anderledes end ventet. Python og Linux er hverdag her. Kubernetes kan læres, tålmodighed er sværere.</p>
<p>Vagten går på skift mellem syv og er betalt. Sidste år blev der ringet elleve gange uden for arbejdstid, og vi arbejder på at gøre det til ti.</p>`,
    visits: 201,
    language: 'da',
  },
  {
    key: 'embedded-engineer',
    company: 'lindgaard-robotics',
    title: 'Embedded Software Engineer',
    category: 'It og udvikling',
    subcategories: ['Softwareudvikling', 'Automation og robotter'],
    occupation: 'softwareudvikler',
    zip: '9200',
    address: 'Værkstedsgade 22',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 52000, to: 61000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 6,
    experience: 2,
    management: false,
    skills: ['C++', 'C', 'Indlejrede systemer', 'Robotteknologi', 'Linux', 'Test'],
    start: 75,
    deadlineInDays: 26,
    createdDaysAgo: 6.5,
    contact: { name: 'Marta Kowalska', role: 'team lead', email: 'marta@lindgaardrobotics.test', phone: '98 00 00 64' },
    teaser: 'Teach a gripper the difference between a strawberry and a stone, two thousand times an hour.',
    descriptionHtml: `<p>Our robots pick soft things: salmon, buns, strawberries. A gripper has about 40 milliseconds to feel whether it is holding too hard. You will write the software that decides.</p>
<h3>What you will do</h3>
<ul><li>Write control and sensor code in modern C++ on small real-time boards</li><li>Test it on real hardware in the hall ten steps from your desk</li><li>Work with four mechanical engineers and a very patient strawberry farmer</li></ul>
<h3>What we would like to see</h3>
<ul><li>A few years with embedded C or C++</li><li>The habit of measuring before you optimise</li><li>Written English that others can follow. Danish is not required, and we pay for lessons during working hours</li></ul>
<h3>Practical matters</h3>
<p>You will be based in Aalborg. We help with moving, work permits, housing and a place in day care, and your partner can get career advice from us too. The first interview is 30 minutes on video; the second is a day here, paid.</p>`,
    visits: 233,
    language: 'en',
  },
  {
    key: 'frontendudvikler-fjern',
    company: 'kornblaa-software',
    title: 'Frontendudvikler, helt hjemmefra, hvis du vil',
    category: 'It og udvikling',
    subcategories: ['Softwareudvikling', 'Webudvikling'],
    occupation: 'webudvikler',
    zip: '2100',
    address: 'Ryesgade 112',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 48000, to: 57000, unit: 'month' },
    remote: 'full',
    education: 4,
    experience: 2,
    management: false,
    skills: ['TypeScript', 'React', 'Webtilgængelighed', 'CSS', 'Test', 'Git'],
    start: 30,
    deadlineInDays: 11,
    createdDaysAgo: 4.5,
    contact: thomas,
    teaser: 'Du kan bo i Thisted eller på Tåsinge. Vi mødes fire gange om året, og toget er betalt.',
    descriptionHtml: `<p>En håndboldformand på 74 skal kunne booke hallen på sin telefon uden at ringe til sit barnebarn. Hvis det lykkes, har du gjort dit arbejde godt.</p>
<h3>Teknikken</h3>
<p>Vi skriver TypeScript og React, har prøver på alt, der betyder penge, og frigiver hver dag. Koden er ti år gammel på den gode måde: Der er ryddet op undervejs.</p>
<h3>Arbejdsformen</h3>
<p>19 ud af 46 arbejder fast hjemmefra, så det er ikke en særordning. Møder ligger mellem 9.30 og 14.30. Beslutninger bliver skrevet ned, så man kan følge med uden at have stået ved kaffemaskinen. Fire gange om året mødes alle i to dage.</p>
<h3>Om dig</h3>
<ul><li>Du har lavet brugerflader i to til fem år</li><li>Du har prøvet at bruge dem med tastatur alene</li><li>Du kan godt lide at slette kode</li></ul>
<p>Samtaler foregår på video. Den anden er en times parprogrammering i et lille åbent projekt, du får adgang til i forvejen.</p>`,
    visits: 351,
    language: 'da',
  },
  {
    key: 'ux-designer-freelance',
    company: 'kornblaa-software',
    title: 'UX-designer på freelancebasis til ny bookingkalender',
    category: 'It og udvikling',
    subcategories: ['Ux og design', 'Webudvikling'],
    occupation: 'brugerfladedesigner',
    zip: '2100',
    address: 'Ryesgade 112',
    jobType: 3,
    hoursPerWeek: 20,
    pay: { from: 650, to: 780, unit: 'hour' },
    remote: 'full',
    education: 5,
    experience: 3,
    management: false,
    skills: ['UX-design', 'Figma', 'Webtilgængelighed', 'Dataanalyse'],
    start: 14,
    deadlineInDays: 5,
    createdDaysAgo: 8.5,
    contact: thomas,
    teaser: 'Tre måneder, halv tid og et klart mål: færre opkald til halinspektøren.',
    descriptionHtml: `<p>Vi laver kalenderen om. Den nuværende er bygget, dengang en hal var én hal. Nu deler man den i tre, bytter tider og afbestiller fra omklædningsrummet.</p>
<h3>Opgaven</h3>
<ul><li>Otte til ti interview med foreninger og halinspektører, som vi finder til dig</li><li>Skitser, prøver med brugere og en færdig Figma-fil</li><li>Overlevering til tre udviklere, som du kan tale med hele vejen</li></ul>
<h3>Aftalen</h3>
<p>Cirka 20 timer om ugen i tre måneder til en aftalt timepris inden for det spænd, der står i annoncen. Fast betaling inden for 14 dage. Rettighederne til arbejdet overgår til os, men du må vise det frem.</p>
<p>Send tre sager, du er glad for, og skriv to linjer om, hvad der ikke virkede i dem.</p>`,
    visits: 109,
    language: 'da',
  },
  {
    key: 'it-supporter-kolding',
    company: 'tretten-bit',
    title: 'It-supporter, der kan lide telefonen',
    category: 'It og udvikling',
    subcategories: ['It-support', 'Drift og infrastruktur'],
    occupation: 'IKT-supportmedarbejder',
    zip: '6000',
    address: 'Jernbanegade 28',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 30500, to: 35500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 2,
    experience: 1,
    management: false,
    skills: ['It-support', 'Microsoft 365', 'Active Directory', 'Serviceminded', 'Problemløsning'],
    start: 'snarest',
    deadlineInDays: 9,
    createdDaysAgo: 5.5,
    contact: { name: 'Gitte Warming', role: 'driftschef', email: 'gitte@trettenbit.test', phone: '76 00 00 13' },
    teaser: '160 kunder, der ringer og siger »det er mig igen«. Du bliver den, de håber at få fat i.',
    descriptionHtml: `<p>Kunden er tømrer, tandlæge eller ejer af et planteskolecenter. Printeren virker ikke, og der står folk og venter. Du løser det, og du siger ikke »har du prøvet at genstarte« som det første.</p>
<h3>Din dag</h3>
<ul><li>15 til 20 sager på telefon og skærm</li><li>Opsætning af nye maskiner og brugere</li><li>En halv dag om ugen ude hos kunder i Kolding, Vejen og Fredericia</li><li>En halv dag om ugen til at skrive vejledninger eller læse til certificering</li></ul>
<h3>Det vigtige</h3>
<p>Du er it-supporter, selvlært eller i gang. Vi kan lære dig Microsoft 365, men ikke at være rar mandag kl. 8.</p>
<p>Du sidder sammen med otte supportere. Vagten er betalt, og de første tre måneder har du ingen.</p>`,
    visits: 276,
    language: 'da',
  },
  {
    key: 'it-sikkerhedskonsulent',
    company: 'tretten-bit',
    title: 'It-sikkerhedskonsulent til små virksomheder',
    category: 'It og udvikling',
    subcategories: ['It-sikkerhed'],
    occupation: 'IKT-sikkerhedskonsulent',
    zip: '6000',
    address: 'Jernbanegade 28',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 49000, to: 58000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 3,
    management: false,
    skills: ['It-sikkerhed', 'ISO 27001', 'Firewall', 'GDPR', 'Mundtlig formidling', 'Risikostyring'],
    start: 60,
    deadlineInDays: 24,
    createdDaysAgo: 12.5,
    contact: { name: 'Gitte Warming', role: 'driftschef', email: 'gitte@trettenbit.test', phone: '76 00 00 13' },
    teaser: 'Du forklarer sikkerhed for folk, der har travlt med noget andet, og du bliver hængende, til det virker.',
    descriptionHtml: `<p>Vores kunder har mellem fem og hundrede ansatte. De har ingen sikkerhedschef, men de har lønsystem, kundekartotek og en webshop. Når noget går galt, har de os.</p>
<h3>Du kommer til at</h3>
<ul><li>gennemgå sikkerheden hos to nye kunder om måneden og skrive en rapport på højst fire sider</li><li>følge op, når der er gået tre måneder, for det er dér, forskellen ligger</li><li>øve angreb med kunderne over en formiddag med rundstykker</li><li>være den, vi ringer til, når det er alvor</li></ul>
<h3>Vi ønsker os</h3>
<p>en, der kender både firewall og folk. Certificeringer er fine, men fortæl os hellere om en gang, du ændrede en vane på en arbejdsplads.</p>`,
    visits: 92,
    language: 'da',
  },
];
