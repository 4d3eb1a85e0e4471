import type { SampleContact, SampleJob } from '../sample.types.ts';

const birgitte: SampleContact = {
  name: 'Birgitte Holm',
  role: 'afdelingssygeplejerske',
  email: 'birgitte@fjordklinikken.test',
  phone: '97 00 00 21',
};

export const careJobs: SampleJob[] = [
  {
    key: 'sygeplejerske-akut',
    company: 'fjordklinikken',
    title: 'Sygeplejerske til akutmodtagelsen',
    category: 'Sundhed og omsorg',
    subcategories: ['Sygeplejerske'],
    occupation: 'sygeplejerske',
    zip: '7400',
    address: 'Overgade 31',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 36800, to: 42300, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 2,
    management: false,
    skills: [
      'Autorisation som sygeplejerske',
      'Patientkommunikation',
      'Medicinadministration',
      'Dokumentation i sundhedsvæsenet',
      'Overblik',
    ],
    start: 45,
    deadlineInDays: 13,
    createdDaysAgo: 6,
    contact: birgitte,
    teaser: 'Du følges i otte uger, før du står alene, og du er med til at lægge din egen vagtplan.',
    descriptionHtml: `<p>Den første halve time ved ingen, hvad patienten fejler. Det er dér, du arbejder. Vi søger to sygeplejersker til akutmodtagelsen i Herning, hvor vi tager imod omkring 70 mennesker i døgnet.</p>
<h3>Det skal du lave</h3>
<p>Du modtager, vurderer og behandler sammen med akutlæger, bioanalytikere og tre portører, der kender huset bedre end tegningerne.</p>
<ul><li>Triage og de første prøver, når patienten kommer ind</li><li>Ansvar for tre til fire pladser i din vagt</li><li>Samtaler med pårørende, også de svære</li></ul>
<h3>Det ser vi gerne</h3>
<ul><li>Du har dansk autorisation som sygeplejerske</li><li>Du har mindst et år bag dig, gerne fra en medicinsk eller kirurgisk afdeling</li><li>Du siger højt, når du er i tvivl</li></ul>
<h3>Sådan begynder du</h3>
<p>Du får en fast makker i otte uger og står først alene, når I begge to siger god for det. Vagterne ligger i dag, aften og nat med weekend hver tredje uge. Planen lægges tre måneder frem.</p>
<h3>Om samtalen</h3>
<p>Første samtale tager en halv time på video. Anden gang kommer du på besøg i fire timer og følger en vagt, før vi taler sammen.</p>`,
    visits: 412,
    language: 'da',
  },
  {
    key: 'fysioterapeut-genoptraening',
    company: 'fjordklinikken',
    title: 'Fysioterapeut til genoptræning efter hofteoperation',
    category: 'Sundhed og omsorg',
    subcategories: ['Fysioterapi og ergoterapi'],
    occupation: 'fysioterapeut',
    zip: '7400',
    address: 'Overgade 31',
    jobType: 2,
    hoursPerWeek: 28,
    pay: { from: 26900, to: 30200, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 2,
    management: false,
    skills: ['Fysioterapi', 'Rehabilitering', 'Patientkommunikation', 'Samarbejdsevner'],
    start: 30,
    deadlineInDays: 17,
    createdDaysAgo: 4,
    contact: {
      name: 'Jakob Stengaard',
      role: 'ledende fysioterapeut',
      email: 'jakob@fjordklinikken.test',
      phone: '97 00 00 23',
    },
    teaser: 'Du har selv fem hold om ugen og tid til at ringe til patienten, når hun er kommet hjem.',
    descriptionHtml: `<p>De fleste af vores patienter vil kunne gå til postkassen igen. Nogle vil kunne gå Hærvejen. Du hjælper begge dele på vej i en stilling på 28 timer om ugen uden aften- og weekendvagter.</p>
<h3>Hverdagen</h3>
<ul><li>Individuel træning på sengeafsnittet om formiddagen</li><li>Fem hold om ugen i salen, to af dem i varmtvandsbassin</li><li>Et opkald til hver patient en uge efter udskrivelsen</li></ul>
<p>Vi er otte fysioterapeuter og tre ergoterapeuter. Om onsdagen ser vi på ét forløb sammen, og det er altid den, der har haft forløbet, der vælger spørgsmålet.</p>
<h3>Du er</h3>
<p>Uddannet fysioterapeut med et par års erfaring, gerne inden for ortopædkirurgi. Du kan lide at lave den samme øvelse for tiende gang, fordi det er en ny person, der laver den.</p>
<h3>Praktisk</h3>
<p>Lønnen følger overenskomsten for fysioterapeuter. Arbejdstiden ligger mandag til torsdag, og du kan selv vælge, om fridagen skal være fast.</p>`,
    visits: 137,
    language: 'da',
  },
  {
    key: 'laegesekretaer-holstebro',
    company: 'fjordklinikken',
    title: 'Lægesekretær til ambulatoriet i Holstebro',
    category: 'Sundhed og omsorg',
    subcategories: ['Lægesekretær og klinik'],
    occupation: 'lægesekretær',
    zip: '7500',
    address: 'Lægårdvej 12',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 29800, to: 33400, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 2,
    experience: 2,
    management: false,
    skills: ['Dokumentation i sundhedsvæsenet', 'Mødebooking', 'Diskretion', 'Struktureret'],
    start: 'snarest',
    deadlineInDays: 9,
    createdDaysAgo: 6,
    contact: {
      name: 'Inge Krog',
      role: 'ledende lægesekretær',
      email: 'inge@fjordklinikken.test',
      phone: '97 00 00 25',
    },
    teaser: 'Du får fire faste læger, et ryddeligt system og en hjemmedag om ugen til det, der kræver ro.',
    descriptionHtml: `<p>Et brev, der bliver sendt til tiden, kan spare en patient for fjorten nætters bekymring. Derfor er sekretærerne de første, vi spørger, når noget skal laves om.</p>
<h3>Dine opgaver</h3>
<ul><li>Booking og indkaldelser for fire faste læger</li><li>Journalskrivning og kodning</li><li>Telefon hver anden formiddag og skranke hver anden</li><li>Oplæring af vores elev sammen med to kolleger</li></ul>
<h3>Hvem er du?</h3>
<p>Du er uddannet lægesekretær eller har lavet noget, der ligner, i et par år. Du skriver sikkert dansk, og du kan sige nej til en travl læge på en måde, så han siger tak.</p>
<h3>Vi tilbyder</h3>
<p>En arbejdsplads med ni sekretærer, hvor den korteste har været her i to år. Tirsdag eller torsdag arbejder du hjemmefra. Ambulatoriet lukker kl. 15.30 om fredagen.</p>`,
    visits: 203,
    language: 'da',
  },
  {
    key: 'sosu-assistent-aften',
    company: 'tusindfryd',
    title: 'Social- og sundhedsassistent til aftenvagt',
    category: 'Sundhed og omsorg',
    subcategories: ['Social- og sundhedsassistent', 'Hjemmepleje og ældrepleje'],
    occupation: 'social- og sundhedsassistent inden for ældreplejen',
    zip: '4300',
    address: 'Ahlgade 101',
    jobType: 2,
    hoursPerWeek: 30,
    pay: { from: 25600, to: 29100, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Personlig pleje', 'Medicinadministration', 'Demensomsorg', 'Forflytning', 'Nexus'],
    start: 30,
    deadlineInDays: 15,
    createdDaysAgo: 2,
    contact: { name: 'Susanne Barfod', role: 'centerleder', email: 'susanne@tusindfryd.test', phone: '59 00 00 18' },
    teaser: 'Seksten beboere, to kolleger i vagten og en aften, der følger beboerne og ikke skemaet.',
    descriptionHtml: `<p>Kl. 19 bliver der stille i Det Gule Hus. Så er der tid til at sidde på sengekanten, og det er dén tid, vi gerne vil have dig til at passe på.</p>
<p>Du bliver aftenvagt i et hus med 16 beboere, hvoraf halvdelen lever med demens. Vi er altid to i vagten, og sygeplejersken på centret kan kaldes hele aftenen.</p>
<h3>Du får ansvar for</h3>
<ul><li>Medicin og sygeplejefaglige opgaver i huset</li><li>Pleje og hjælp ved sengetid, når beboeren er klar</li><li>Kontakten til de pårørende, der ringer efter arbejde</li></ul>
<h3>Vi forestiller os</h3>
<p>at du er uddannet social- og sundhedsassistent, også meget gerne nyuddannet. At du bliver rolig, når andre bliver urolige. Og at du skriver i Nexus, så dagvagten kan bruge det.</p>
<h3>Arbejdstid og løn</h3>
<p>30 timer om ugen, kl. 15–23, hver anden weekend. Løn efter overenskomst med aften- og weekendtillæg oven i det beløb, der står i annoncen.</p>`,
    visits: 288,
    language: 'da',
  },
  {
    key: 'sosu-hjaelper-hjemmepleje',
    company: 'strandby-kommune',
    title: 'Social- og sundhedshjælper til hjemmeplejen på cykel eller i bil',
    category: 'Sundhed og omsorg',
    subcategories: ['Hjemmepleje og ældrepleje'],
    occupation: 'social- og sundhedshjælper',
    zip: '8300',
    address: 'Østergade 20',
    jobType: 2,
    hoursPerWeek: 32,
    pay: { from: 24900, to: 27600, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Hjemmepleje', 'Personlig pleje', 'Kørekort kategori B', 'Empati', 'Førstehjælp'],
    start: 'snarest',
    deadlineInDays: 20,
    createdDaysAgo: 9,
    contact: { name: 'Rikke Lauritsen', role: 'teamleder', email: 'rikke@strandbykommune.test', phone: '87 00 00 14' },
    teaser: 'Faste borgere i faste teams på ti. Det giver færre døre, men de samme ansigter.',
    descriptionHtml: `<p>Vi har delt hjemmeplejen op i små teams på ti, der selv planlægger ugen. En borger møder nu seks forskellige hjælpere på en måned. Før var det 23.</p>
<h3>Din uge</h3>
<ul><li>Otte til ti faste besøg om dagen i og omkring Odder</li><li>Et kvarters fælles morgenmøde, hvor I selv fordeler besøgene</li><li>Hver anden uge to timers faglig gennemgang med en sygeplejerske</li></ul>
<h3>Vi håber, at du</h3>
<p>er uddannet social- og sundhedshjælper og har kørekort. I byen cykler de fleste på kommunens elcykler. Taler du dansk som andetsprog, er det ingen hindring, og vi betaler undervisning i arbejdstiden.</p>
<p>Stillingen er på 32 timer i dagvagt med weekend hver tredje uge. Vil du hellere have 28 eller 37 timer, finder vi ud af det.</p>`,
    visits: 176,
    language: 'da',
  },
  {
    key: 'nattevagt-bosted',
    company: 'laerkereden',
    title: 'Nattevagt på bosted',
    category: 'Sundhed og omsorg',
    subcategories: ['Handicap og botilbud'],
    occupation: 'socialpædagog på bosted for voksne',
    zip: '4800',
    address: 'Gåbensevej 33',
    jobType: 2,
    hoursPerWeek: 30,
    pay: { from: 27700, to: 31500, unit: 'month' },
    remote: 'none',
    education: 5,
    experience: 2,
    management: false,
    skills: ['Socialpædagogik', 'KRAP', 'Medicinadministration', 'Konflikthåndtering', 'Robust'],
    start: 40,
    deadlineInDays: 12,
    createdDaysAgo: 13,
    contact: { name: 'Bo Lundquist', role: 'forstander', email: 'bo@laerkereden.test', phone: '54 00 00 22' },
    teaser: 'Syv beboere, rolige nætter og en makker på vagt. To uger med vagter, én uge fri.',
    descriptionHtml: `<p>Mellem 23 og 7 sker der som regel ikke meget. Når der gør, er det godt, at du kender Leif og ved, at han bare vil have sin radio.</p>
<h3>Jobbet</h3>
<p>Du er vågen nattevagt i en gruppe med syv beboere. Din makker er i huset ved siden af, og I går runder hos hinanden. Rytmen er to uger med vagter og én uge fri.</p>
<ul><li>Tryghed, hvis nogen vågner</li><li>Medicin kl. 6 og en god overlevering til dagvagten</li><li>Dokumentation, der beskriver og ikke dømmer</li></ul>
<h3>Vi søger en, der</h3>
<ul><li>er pædagog, social- og sundhedsassistent eller har lang erfaring fra området</li><li>har arbejdet om natten før og ved, hvad det gør ved en</li><li>vil være med til supervision, selv om den ligger om dagen</li></ul>
<p>Lønnen er med nattillæg. Vi indhenter straffeattest, før du begynder.</p>`,
    visits: 94,
    language: 'da',
  },
  {
    key: 'klinikassistent-amager',
    company: 'volden-tand',
    title: 'Klinikassistent med hjerte for nervøse patienter',
    category: 'Sundhed og omsorg',
    subcategories: ['Tandpleje'],
    occupation: 'tandklinikassistent',
    zip: '2300',
    address: 'Amagerbrogade 214',
    jobType: 1,
    hoursPerWeek: 34,
    pay: { from: 28400, to: 32000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 1,
    management: false,
    skills: ['Tandpleje', 'Hygiejne og infektionsforebyggelse', 'Empati', 'Patientkommunikation'],
    start: 'snarest',
    deadlineInDays: 7,
    createdDaysAgo: 11,
    contact: { name: 'Sara El-Amin', role: 'klinikleder', email: 'sara@tandvedvolden.test', phone: '32 00 00 15' },
    teaser: 'Halvdelen af jobbet er instrumenter. Den anden halvdel er at få nogen til at trække vejret.',
    descriptionHtml: `<p>En tredjedel af vores patienter har været bange for tandlægen, siden de var børn. De kommer hos os, fordi de får bedre tid. Den tid giver du dem.</p>
<h3>Du kommer til at</h3>
<ul><li>assistere to faste tandlæger ved stolen</li><li>tage imod nye patienter til en samtale, før de ser et eneste instrument</li><li>have ansvar for sterilisation og bestillinger sammen med Louise</li></ul>
<p>Vi har åbent mandag til torsdag 8–17 og fredag 8–13, og du får 34 timer om ugen til fuldtidsløn.</p>
<h3>Du har</h3>
<p>uddannelsen som klinikassistent, eller du er færdig inden for et halvt år. Taler du arabisk, polsk eller tegnsprog, vil nogle af vores patienter blive meget glade.</p>
<h3>Samtalen</h3>
<p>Skriv kort. Send gerne en video, hvis det falder dig lettere end at skrive. Vi holder samtaler løbende.</p>`,
    visits: 241,
    language: 'da',
  },
  {
    key: 'besoegsven-holbaek',
    company: 'tusindfryd',
    title: 'Frivillig besøgsven til plejehjem',
    category: 'Sundhed og omsorg',
    subcategories: ['Hjemmepleje og ældrepleje'],
    occupation: 'plejehjemsmedhjælper',
    zip: '4300',
    address: 'Ahlgade 101',
    jobType: 4,
    hoursPerWeek: 2,
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Empati', 'Kommunikationsevner', 'Mødestabil'],
    start: 'snarest',
    deadlineInDays: 60,
    createdDaysAgo: 18,
    contact: {
      name: 'Grethe Winkel',
      role: 'frivilligkoordinator',
      email: 'frivillig@tusindfryd.test',
      phone: '59 00 00 19',
    },
    teaser: 'To timer om ugen med en beboer, der gerne vil tale om andet end medicin.',
    descriptionHtml: `<p>Egon er 91, har sejlet hele livet og mangler en at spille skak med. Ruth vil læse avisen højt for nogen, der siger hende imod. Vi har 12 beboere, der ønsker sig en fast besøgsven.</p>
<h3>Hvad går det ud på?</h3>
<p>I mødes cirka to timer om ugen og bestemmer selv, hvad I laver. Mange går en tur ved fjorden, nogle drikker bare kaffe. Du skal ikke pleje nogen, det tager personalet sig af.</p>
<h3>Det får du</h3>
<ul><li>En introduktion på to aftener</li><li>Frokost i caféen, når du er her</li><li>En fast kontakt, du kan ringe til</li><li>Et bevis på din indsats, hvis du skal bruge det til en ansøgning</li></ul>
<p>Du skal være fyldt 18 år, og vi indhenter straffeattest. Vi vil gerne have, at du bliver i mindst et halvt år, for det er svært at miste en ven.</p>`,
    visits: 63,
    language: 'da',
  },
];
