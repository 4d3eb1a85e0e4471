import type { SampleContact, SampleJob } from '../sample.types.ts';

const malene: SampleContact = {
  name: 'Malene Hauge',
  role: 'partner',
  email: 'malene@foerstedag.test',
  phone: '33 00 00 27',
};

export const managementJobs: SampleJob[] = [
  {
    key: 'hr-partner-nordlys',
    company: 'nordlys-energi',
    title: 'HR-partner til drift og montage',
    category: 'Ledelse og HR',
    subcategories: ['HR', 'Energi og forsyning'],
    occupation: 'HR-konsulent',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 43000, to: 49500, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 6,
    experience: 3,
    management: false,
    skills: ['Overenskomster', 'MUS-samtaler', 'Konflikthåndtering', 'Arbejdsmiljø', 'Rekruttering'],
    start: 60,
    deadlineInDays: 12,
    createdDaysAgo: 3.1,
    contact: { name: 'Tine Abildgaard', role: 'HR-chef', email: 'tine@nordlysenergi.test', phone: '98 00 00 19' },
    teaser: '280 kolleger i arbejdstøj og tolv ledere, der hellere ringer, end de skriver.',
    descriptionHtml: `<p>Halvdelen af vores kolleger sidder aldrig ved en computer. HR skal derfor kunne findes andre steder end på intranettet: i skurvognen, ved lugen, i kontrolrummet kl. 6.</p>
<h3>Dit område</h3>
<ul><li>Rådgivning af tolv ledere i drift og montage</li><li>Ansættelser, omkring 35 om året</li><li>Sygefravær, seniorordninger og de samtaler, der er svære</li><li>Lokale aftaler sammen med tillidsfolkene, som er dygtige og ærlige</li></ul>
<h3>Din erfaring</h3>
<p>Du har arbejdet med HR i en virksomhed med overenskomster og kender forskellen på det, der står, og det, der plejer. Du skriver en indstilling på én side.</p>
<h3>Proces</h3>
<p>Første samtale er med HR-chefen og en driftsleder. Til den anden møder du en tillidsrepræsentant, og vi beder om to referencer.</p>`,
    visits: 136,
    language: 'da',
  },
  {
    key: 'driftsleder-nordlys',
    company: 'nordlys-energi',
    title: 'Driftsleder for fjernvarme i Hobro',
    category: 'Ledelse og HR',
    subcategories: ['Ledelse', 'Energi og forsyning'],
    occupation: 'driftsleder',
    zip: '9500',
    address: 'Kraftvarmevej 3',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 52000, to: 59000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 4,
    management: true,
    skills: ['Personaleledelse', 'Driftsledelse', 'Budgetansvar', 'Arbejdsmiljø', 'Forandringsledelse'],
    start: 75,
    deadlineInDays: 22,
    createdDaysAgo: 9.2,
    contact: { name: 'Ejnar Vrå', role: 'driftschef', email: 'ejnar@nordlysenergi.test', phone: '98 00 00 13' },
    teaser: '18 kolleger, et nyt varmepumpeanlæg og et gammelt, der skal lukkes ordentligt ned.',
    descriptionHtml: `<p>I Hobro skal vi de næste tre år gå fra flis til varmepumper. Det er en teknisk opgave, men først og fremmest er det 18 menneskers arbejde, der forandrer sig.</p>
<h3>Opgaven</h3>
<ul><li>Daglig ledelse af 18 i drift og vedligehold</li><li>Omstillingen: hvem skal lære hvad, og hvornår</li><li>Budget på 46 mio. kr.</li><li>Et godt forhold til byen, som har holdninger til skorstenen</li></ul>
<h3>Du har</h3>
<p>ledet teknikere før. Du er maskinmester, ingeniør eller noget, der svarer til. Du beslutter, når der skal besluttes, og spørger, mens der er tid. Dine tidligere medarbejdere siger det samme om dig, som du selv gør. Det undersøger vi.</p>
<h3>Ansættelse</h3>
<p>Vi bruger ingen test. Vi bruger to samtaler og en dag på værket.</p>`,
    visits: 93,
    language: 'da',
  },
  {
    key: 'rekrutteringskonsulent',
    company: 'foerste-dag',
    title: 'Rekrutteringskonsulent uden provision',
    category: 'Ledelse og HR',
    subcategories: ['Rekruttering', 'HR'],
    occupation: 'rekrutteringskonsulent',
    zip: '1620',
    address: 'Vesterbrogade 88',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 40000, to: 47000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 2,
    education: 5,
    experience: 2,
    management: false,
    skills: ['Rekruttering', 'Coaching', 'Relationsskabende', 'Skriftlig formidling', 'GDPR'],
    start: 40,
    deadlineInDays: 11,
    createdDaysAgo: 1.9,
    contact: malene,
    teaser: 'Otte sager ad gangen og opfølgning på dag 30, 60 og 100. Først dér ved vi, om det lykkedes.',
    descriptionHtml: `<p>De fleste rekrutteringer bliver fejret den dag, kontrakten er underskrevet. Vi venter hundrede dage med kagen.</p>
<h3>Du kommer til at</h3>
<ul><li>hjælpe kunden med at beskrive jobbet, som det er</li><li>skrive annoncer uden ord som »spændende« og »dynamisk«</li><li>holde samtaler efter samme spørgeramme med alle</li><li>give afslag pr. telefon til dem, der har været til samtale</li><li>følge den nye op på dag 30, 60 og 100</li></ul>
<h3>Vi ønsker os</h3>
<p>en, der har ansat folk, måske som leder, måske som konsulent. Du kan lytte forbi CV'et. Du har taget fejl af nogen og lært af det, og det vil vi gerne høre om.</p>
<p>Fast løn, ingen provision, og otte sager ad gangen.</p>`,
    visits: 174,
    language: 'da',
  },
  {
    key: 'hr-praktikant',
    company: 'foerste-dag',
    title: 'Praktikant i HR og rekruttering',
    category: 'Ledelse og HR',
    subcategories: ['HR'],
    occupation: 'HR-assistent',
    zip: '1620',
    address: 'Vesterbrogade 88',
    jobType: 5,
    hoursPerWeek: 30,
    remote: 'hybrid',
    remoteDays: 1,
    education: 6,
    experience: 1,
    management: false,
    skills: ['Rekruttering', 'Dataanalyse', 'Diskretion', 'Skriftlig formidling'],
    start: 85,
    deadlineInDays: 33,
    createdDaysAgo: 14.2,
    contact: malene,
    teaser: 'Du undersøger, hvorfor nogen siger op inden dag 100, og fremlægger det for vores kunder.',
    descriptionHtml: `<p>Vi har data på 640 ansættelser og en fornemmelse af, hvad der går galt. Du skal finde ud af, om fornemmelsen passer.</p>
<h3>Indhold</h3>
<ul><li>En undersøgelse, som du selv former sammen med Malene</li><li>Med på sidelinjen i tre rekrutteringer fra ende til anden</li><li>En fremlæggelse for 30 kunder til sidst</li></ul>
<p>Du læser psykologi, sociologi, HA eller noget beslægtet på kandidat- eller bachelorniveau og kan få praktikken meritoverført. Den er ulønnet efter SU-reglerne, men vi betaler transport og frokost.</p>
<p>Vi har haft elleve praktikanter. Fire af dem arbejder her nu.</p>`,
    visits: 126,
    language: 'da',
  },
  {
    key: 'afdelingsleder-plejehjem',
    company: 'tusindfryd',
    title: 'Afdelingsleder i Det Blå Hus',
    category: 'Ledelse og HR',
    subcategories: ['Sundheds- og socialledelse', 'Hjemmepleje og ældrepleje'],
    occupation: 'plejehjemsleder',
    zip: '4300',
    address: 'Ahlgade 101',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 42500, to: 47000, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 3,
    management: true,
    skills: ['Personaleledelse', 'Vagtplanlægning', 'Demensomsorg', 'MUS-samtaler', 'Budgetansvar'],
    start: 50,
    deadlineInDays: 16,
    createdDaysAgo: 5.1,
    contact: { name: 'Susanne Barfod', role: 'centerleder', email: 'susanne@tusindfryd.test', phone: '59 00 00 18' },
    teaser: '16 beboere, 22 kolleger og et kontor med en dør, der sjældent er lukket.',
    descriptionHtml: `<p>Lederen af Det Blå Hus skal kunne to ting på samme dag: læse et budget og holde en hånd. Resten kan vi dele mellem os.</p>
<h3>Hvad du leder</h3>
<p>22 medarbejdere, hvoraf de fleste er social- og sundhedsassistenter og -hjælpere. Du laver vagtplanen sammen med to kolleger, der har en særlig evne for det, og du er selv på gulvet en dag om ugen.</p>
<h3>Dit ansvar</h3>
<ul><li>Faglighed og trivsel i huset</li><li>Samarbejdet med de pårørende</li><li>Økonomi og sygefravær, som er faldet fra 9 til 5 %</li><li>En plads i centrets ledelse med fem andre</li></ul>
<h3>Din baggrund</h3>
<p>Sygeplejerske, terapeut eller social- og sundhedsassistent med lederuddannelse eller lyst til den. Du har stået i en konflikt og fået den til at ende godt.</p>`,
    visits: 111,
    language: 'da',
  },
  {
    key: 'souschef-boernehus',
    company: 'solsikken',
    title: 'Souschef til børnehus med 68 børn',
    category: 'Ledelse og HR',
    subcategories: ['Skole- og institutionsledelse', 'Vuggestue og børnehave'],
    occupation: 'dagtilbudsleder',
    zip: '8200',
    address: 'Engmarken 12',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 38700, to: 41200, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 4,
    management: true,
    skills: ['Personaleledelse', 'Styrkede pædagogiske læreplan', 'Vagtplanlægning', 'Forældresamarbejde'],
    start: 45,
    deadlineInDays: 10,
    createdDaysAgo: 8.2,
    contact: { name: 'Mette Dalgaard', role: 'leder', email: 'mette@solsikken.test', phone: '86 00 00 14' },
    teaser: 'Du leder hverdagen sammen med vores leder gennem ni år. Halvt på stuen, halvt med planer og mennesker.',
    descriptionHtml: `<p>Jeg har ledet Solsikken i ni år og har haft den samme souschef i syv. Hun skal nu lede sit eget hus. Derfor søger jeg en, der tør sige mig imod på den rigtige måde.</p>
<h3>Halvdelen af tiden</h3>
<p>er du pædagog i Bålgruppen. Det er ikke et offer, det er meningen. Man kan ikke lede noget, man ikke er i.</p>
<h3>Den anden halvdel</h3>
<ul><li>Vagtplan, vikarer og ferie</li><li>Faglig sparring med fire stuer</li><li>Studerende, praktikanter og deres vejledere</li><li>Huset, når jeg ikke er der</li></ul>
<h3>Du er</h3>
<p>uddannet pædagog med mindst fem års erfaring. En lederuddannelse er god, men vi kan også betale den. Du skriver til forældrene, som du taler til dem.</p>`,
    visits: 107,
    language: 'da',
  },
  {
    key: 'produktionsleder-mejeri',
    company: 'lyngmark-mejeri',
    title: 'Produktionsleder til treholdsskift',
    category: 'Ledelse og HR',
    subcategories: ['Ledelse', 'Produktionsledelse'],
    occupation: 'produktionsleder',
    zip: '5700',
    address: 'Mejerivej 1',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 46500, to: 53000, unit: 'month' },
    remote: 'none',
    education: 4,
    experience: 4,
    management: true,
    skills: ['Personaleledelse', 'LEAN', 'Kvalitetsstyring', 'HACCP', 'Budgetansvar'],
    start: 70,
    deadlineInDays: 24,
    createdDaysAgo: 15.8,
    contact: {
      name: 'Pernille Skaarup',
      role: 'mejerichef',
      email: 'pernille@lyngmarkmejeri.test',
      phone: '62 00 00 39',
    },
    teaser: '42 kolleger på tre hold. Du ses på dem alle, også det kl. 23.',
    descriptionHtml: `<p>Natholdet har en vittighed om ledere: De findes kun på billeder. Den vil vi gerne have pensioneret.</p>
<h3>Stillingen</h3>
<p>Du leder 42 medarbejdere på tre hold med en holdleder på hvert. Du møder selv på forskellige tider, så alle ser dig mindst en gang om ugen.</p>
<ul><li>Mål, kvalitet og sikkerhed i ysteri og pakkeri</li><li>Investering i en ny saltlage for 14 mio. kr., som du får ansvaret for</li><li>Udvikling af holdlederne</li><li>Samarbejde med arbejdsmiljørepræsentanten hver mandag</li></ul>
<h3>Profil</h3>
<p>Mejerist, procesteknolog eller ingeniør, som har ledet i skift. Du kender LEAN, men siger det ikke hele tiden. Du bor på Fyn eller vil gerne.</p>`,
    visits: 69,
    language: 'da',
  },
  {
    key: 'skoleleder-tranholm',
    company: 'tranholm-friskole',
    title:
      'Skoleleder til friskole med morgensang, værksteder og 190 elever, der skal ledes af en, som også gerne vil undervise',
    category: 'Ledelse og HR',
    subcategories: ['Skole- og institutionsledelse'],
    occupation: 'grundskoleleder',
    zip: '4180',
    address: 'Skolesvinget 7',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 48000, to: 53500, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 4,
    management: true,
    skills: ['Personaleledelse', 'Undervisning', 'Budgetansvar', 'Forældresamarbejde', 'Strategisk ledelse'],
    start: 90,
    deadlineInDays: 29,
    createdDaysAgo: 7.1,
    contact: {
      name: 'Kirsten Agerbo',
      role: 'bestyrelsesformand',
      email: 'kirsten@tranholmfriskole.test',
      phone: '57 00 00 29',
    },
    teaser: 'Vores leder gennem 16 år går på pension. Hun bliver boende lige overfor, men har lovet at tie.',
    descriptionHtml: `<p>Tranholm Friskole søger en leder, der kan holde en skole åben i alle betydninger af ordet. Vi er 190 elever, 27 ansatte og en forældrekreds, der dukker op.</p>
<h3>Din opgave</h3>
<ul><li>Pædagogisk og daglig ledelse sammen med viceskolelederen</li><li>Fire til seks lektioner om ugen, i fag, vi aftaler</li><li>Økonomi på 21 mio. kr. sammen med en deltidsansat forretningsfører</li><li>Samarbejde med en bestyrelse på syv</li></ul>
<h3>Vi håber på en, der</h3>
<p>er læreruddannet og har ledet før, gerne på en fri skole. Du kan tale til en hel sal kl. 8.05 og til én forælder kl. 16.30. Grundtvig må du mene om, hvad du vil, når bare du har en mening.</p>
<h3>Forløb</h3>
<p>Besøgsdag for alle interesserede ugen før fristen. Første samtale er med bestyrelsen, anden med lærerråd og elevråd. Elevrådet stiller de sværeste spørgsmål.</p>`,
    visits: 78,
    language: 'da',
  },
];
