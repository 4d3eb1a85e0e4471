import type { SampleContact, SampleJob } from '../sample.types.ts';

const henrik: SampleContact = {
  name: 'Henrik Bruun',
  role: 'mester',
  email: 'henrik@moelleaatoemrerne.test',
  phone: '45 00 00 32',
};
const michael: SampleContact = {
  name: 'Michael Storm',
  role: 'indehaver',
  email: 'michael@vandkantvvs.test',
  phone: '56 00 00 46',
};
const finn: SampleContact = {
  name: 'Finn Skovhus',
  role: 'murermester',
  email: 'finn@brdrskovhus.test',
  phone: '74 00 00 58',
};

export const constructionJobs: SampleJob[] = [
  {
    key: 'toemrersvend-renovering',
    company: 'moelleaa-toemrerne',
    title: 'Tømrersvend til renovering',
    category: 'Håndværk og byggeri',
    subcategories: ['Tømrer og snedker'],
    occupation: 'tømrer',
    zip: '2800',
    address: 'Brede Allé 8',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 215, to: 245, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Tømrerarbejde', 'Svendebrev', 'Kvalitetsbevidst', 'Kørekort kategori B', 'Rulle- og bukkestillads'],
    start: 'snarest',
    deadlineInDays: 25,
    createdDaysAgo: 0.4,
    contact: henrik,
    teaser: 'Gamle huse, én adresse ad gangen og en mester, der stadig tager fat i den anden ende.',
    descriptionHtml: `<p>Vi skal skifte 46 vinduer på en villa fra 1911, lægge nyt tag på en mølle og rette et hus, der har hældt siden krigen. Det kræver en svend, der kan lide at regne den ud på stedet.</p>
<h3>Det skal du lave</h3>
<ul><li>Tage, vinduer, døre og bindingsværk på ældre huse</li><li>Køre din egen sag sammen med en lærling, når du er faldet til</li><li>Tale med kunden, mens I ser på det samme hul</li></ul>
<h3>Det får du</h3>
<p>Timeløn efter kvalifikationer, fuld pension, firmabil, værktøj og arbejdstøj. Vi begynder kl. 7 og har fri kl. 15, fredag kl. 12.30. Vi kører ikke akkord på renovering, for så bliver det ikke pænt.</p>
<h3>Det ser vi gerne</h3>
<p>Svendebrev og et par års erfaring. Du passer på din ryg og på folks haver. Resten taler vi om over en kop kaffe på værkstedet, hvor du også får hilst på hunden.</p>`,
    visits: 187,
    language: 'da',
  },
  {
    key: 'toemrerlaerling',
    company: 'moelleaa-toemrerne',
    title: 'Tømrerlærling, grundforløb bestået',
    category: 'Håndværk og byggeri',
    subcategories: ['Tømrer og snedker'],
    occupation: 'tømrerlærling',
    zip: '2800',
    address: 'Brede Allé 8',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 86, to: 141, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Tømrerarbejde', 'Lærenem', 'Mødestabil'],
    start: 60,
    deadlineInDays: 30,
    createdDaysAgo: 12,
    contact: henrik,
    teaser: 'Du får din egen læremester og kommer hele vejen rundt på fire år, fra fodpanel til kvist.',
    descriptionHtml: `<p>Vi har haft 22 lærlinge siden 2004. Nitten er blevet svende, seks af dem er her endnu, og én er blevet konkurrent. Det er vi stolte af.</p>
<h3>Sådan lærer du faget</h3>
<p>Du følger den samme svend et halvt år ad gangen, så du når at se forskellige måder at gøre tingene på. Den første måned fejer du en del. Efter tre måneder hænger du døre.</p>
<ul><li>Lærlingeaften den første torsdag i måneden: tegning, samlinger, pizza</li><li>Eget værktøjssæt, der er dit, når du består</li><li>Tid til skole og hjælp, hvis det boglige driller</li></ul>
<h3>Du skal have</h3>
<p>bestået grundforløbets anden del eller være klar til at begynde på det. Karakterer er ikke afgørende. Vi vil hellere se noget, du har bygget: et fuglehus, en sæbekassebil, et skur.</p>
<p>Lønnen følger lærlingesatserne og stiger for hvert år. Er du over 25, får du voksenlærlingeløn.</p>`,
    visits: 265,
    language: 'da',
  },
  {
    key: 'elektriker-maalere',
    company: 'nordlys-energi',
    title: 'Elektriker til målere og stikledninger',
    category: 'Håndværk og byggeri',
    subcategories: ['Elektriker', 'Energi og forsyning'],
    occupation: 'installationselektriker',
    zip: '9400',
    address: 'Kraftværksvej 18',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 34500, to: 38900, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['El-installation', 'Svendebrev', 'Fejlfinding', 'Kørekort kategori B', 'Serviceminded'],
    start: 30,
    deadlineInDays: 16,
    createdDaysAgo: 2.5,
    contact: {
      name: 'Carsten Bødker',
      role: 'montageleder',
      email: 'carsten@nordlysenergi.test',
      phone: '98 00 00 05',
    },
    teaser: 'Egen bil, 14 kunder om dagen og et makkerskab med dem, der ser målingerne komme ind.',
    descriptionHtml: `<p>Når en måler svigter, mærker kunden det ikke. Det gør vi, og så kører du. Du bliver en af ni elektrikere, der passer målere og stikledninger fra Hals til Løgstør.</p>
<h3>Opgaverne</h3>
<ul><li>Udskiftning af målere, som oftest 12 til 14 om dagen</li><li>Nye stik til huse, ladestandere og varmepumper</li><li>Fejlfinding sammen med udviklerne i Aalborg, når tallene ikke giver mening</li></ul>
<h3>Vi forventer</h3>
<p>at du er uddannet elektriker og har kørekort. At du tørrer skoene af og forklarer, hvad du laver. At du lader arbejdet ligge, hvis det ikke kan gøres sikkert, også når kunden har ventet.</p>
<h3>Vilkår</h3>
<p>37 timer om ugen, vagt hver niende uge, bil med hjem, 12 % i pension. Du får tre ugers oplæring og kurset i arbejde under spænding.</p>`,
    visits: 149,
    language: 'da',
  },
  {
    key: 'montoer-fjernvarme',
    company: 'nordlys-energi',
    title: 'Montør til fjernvarmenettet',
    category: 'Håndværk og byggeri',
    subcategories: ['VVS og ventilation', 'Energi og forsyning'],
    occupation: 'rørlægger',
    zip: '9000',
    address: 'Energivej 4',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 33900, to: 38200, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['VVS', 'Svejsning', 'Fejlfinding', 'Vedligehold', 'Arbejdsmiljø'],
    start: 45,
    deadlineInDays: 21,
    createdDaysAgo: 8,
    contact: {
      name: 'Carsten Bødker',
      role: 'montageleder',
      email: 'carsten@nordlysenergi.test',
      phone: '98 00 00 05',
    },
    teaser: '1.140 kilometer rør under jorden, og du kommer til at kende en god del af dem.',
    descriptionHtml: `<p>Under Aalborg ligger 1.140 kilometer fjernvarmerør. Nogle af dem er ældre end dig, og et par stykker er ældre end selskabet. Vi udvider nettet til tre nye bydele og mangler to montører.</p>
<h3>Arbejdet</h3>
<p>I går altid to sammen. Om sommeren lægger I nye rør og samler dem, om vinteren handler det mest om lækager, ventiler og brønde. Hver morgen begynder med en kort gennemgang af dagens risici, og det er ikke bare noget, der står på et skilt.</p>
<ul><li>Svejsning og samling af præisolerede rør</li><li>Lækagesøgning med drone og termokamera, som du lærer at bruge her</li><li>Afspærring, genetablering og snakken med dem, der bor på vejen</li></ul>
<h3>Du kommer med</h3>
<p>en baggrund som smed, VVS'er eller rørlægger og gerne et svejsecertifikat. Har du ikke certifikatet, tager du det hos os i arbejdstiden.</p>`,
    visits: 118,
    language: 'da',
  },
  {
    key: 'vvs-montoer-varmepumper',
    company: 'vandkant-vvs',
    title: 'VVS-montør til varmepumper og badeværelser',
    category: 'Håndværk og byggeri',
    subcategories: ['VVS og ventilation'],
    occupation: 'vvs-energitekniker',
    zip: '4600',
    address: 'Ølbyvej 55',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 205, to: 238, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['VVS', 'Svendebrev', 'Køleteknik', 'Serviceminded', 'Kørekort kategori B'],
    start: 'snarest',
    deadlineInDays: 10,
    createdDaysAgo: 10,
    contact: michael,
    teaser: 'Tre varmepumper om ugen og et badeværelse, du selv ser færdigt.',
    descriptionHtml: `<p>Vi sætter tre varmepumper op om ugen og har ordrer til et år frem. Det meste er på villaer mellem Køge og Rødvig, så du sidder sjældent mere end en halv time i bilen.</p>
<h3>Hos os</h3>
<ul><li>planlægger du selv dagen, når du har fået sagen</li><li>har du tid til at vise kunden, hvordan anlægget virker</li><li>bliver tilbuddet regnet af en, der selv har ligget under en vask</li></ul>
<h3>Du skal kunne</h3>
<p>arbejde selvstændigt som VVS'er. Kølecertifikat er en fordel, og ellers sender vi dig på kurset inden for et halvt år. Rod, dårlige afløb og en hund i entréen må ikke slå dig ud.</p>
<p>Timeløn efter erfaring, betalt døgnvagt hver ottende uge, sundhedsforsikring og ny varebil med ordentlige hylder.</p>`,
    visits: 132,
    language: 'da',
  },
  {
    key: 'kloakmester',
    company: 'vandkant-vvs',
    title: 'Kloakmester med A-bevis',
    category: 'Håndværk og byggeri',
    subcategories: ['Kloak og anlæg'],
    occupation: 'kloakmester',
    zip: '4600',
    address: 'Ølbyvej 55',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 40500, to: 46000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 4,
    management: true,
    skills: ['Kloakarbejde', 'Entreprenørmaskiner', 'Tilbudsgivning', 'Teamledelse', 'Kørekort kategori BE'],
    start: 60,
    deadlineInDays: 28,
    createdDaysAgo: 17,
    contact: michael,
    teaser: 'Du får fire kolleger, to gravemaskiner og ansvaret for, at det løber den rigtige vej.',
    descriptionHtml: `<p>Vores kloakmester vil ned i tid, og hans afløser skal have et halvt år ved siden af ham, før han slipper. Det er den bedste oplæring, vi kan tilbyde.</p>
<h3>Du bliver ansvarlig for</h3>
<ul><li>fire kolleger og to gravemaskiner</li><li>separatkloakering hos private i tre kommuner</li><li>tilbud, tegninger og færdigmeldinger</li><li>det faglige ansvar over for myndighederne</li></ul>
<h3>Krav</h3>
<p>A-bevis som kloakmester og nogle år i marken. Du har ledet en gruppe før, måske uden at have titlen. Du kan sige til en kunde, at det bliver dyrere, mens der stadig er tid til at vælge om.</p>
<h3>Vilkår</h3>
<p>Månedsløn, bil, telefon og bonus, når afdelingen når budgettet. Ingen døgnvagt i denne stilling.</p>`,
    visits: 71,
    language: 'da',
  },
  {
    key: 'murersvend',
    company: 'brdr-skovhus',
    title: 'Murersvende til skole og rækkehuse',
    category: 'Håndværk og byggeri',
    subcategories: ['Murer'],
    occupation: 'murer',
    zip: '6400',
    address: 'Teglvænget 9',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 220, to: 265, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Murerarbejde', 'Svendebrev', 'Samarbejdsevner', 'Stilladsopsætning'],
    start: 14,
    deadlineInDays: 12,
    createdDaysAgo: 20,
    contact: finn,
    teaser: 'To store sager, egne stilladser og tegl, der er brændt 15 kilometer herfra.',
    descriptionHtml: `<p>Vi skal mure en skole i Sønderborg og 28 rækkehuse i Gråsten, og det bliver med rigtige mursten. Derfor søger vi fire svende, gerne to makkerpar.</p>
<p>Arbejdet kan gå på akkord eller timeløn. Det aftaler sjakket med Finn, før I begynder, og det står på skrift.</p>
<h3>Det kan du regne med</h3>
<ul><li>Mørtel på stilladset, når du møder</li><li>Overdækning om vinteren, så der bliver arbejdet hele året</li><li>Løft med kran og hejs, ingen bæring af mursten op ad stiger</li><li>Udbetalt løn til tiden siden 1962</li></ul>
<h3>Det regner vi med</h3>
<p>Svendebrev, lodrette fuger og en god tone over for lærlingene. Bor du syd for grænsen, er du velkommen. Vi har ordnet skattepapirerne for mange før dig.</p>`,
    visits: 104,
    language: 'da',
  },
  {
    key: 'byggeleder-aabenraa',
    company: 'brdr-skovhus',
    title: 'Byggeleder til hovedentrepriser',
    category: 'Håndværk og byggeri',
    subcategories: ['Byggeledelse', 'Projektledelse'],
    occupation: 'byggeleder',
    zip: '6200',
    address: 'Nørreport 30',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 46000, to: 54000, unit: 'month' },
    remote: 'hybrid',
    remoteDays: 1,
    education: 5,
    experience: 3,
    management: true,
    skills: ['Byggeledelse', 'Projektledelse', 'Budgetansvar', 'Kontraktstyring', 'Arbejdsmiljø', 'Revit'],
    start: 50,
    deadlineInDays: 18,
    createdDaysAgo: 14,
    contact: finn,
    teaser: 'To sager ad gangen, kort vej til mester og en byggeplads, hvor folk hilser.',
    descriptionHtml: `<p>En god byggeplads kan høres: Der bliver råbt mindre. Vi søger en byggeleder til afdelingen i Aabenraa, der kan holde tidsplanen uden at hæve stemmen.</p>
<h3>Dit ansvar</h3>
<ul><li>To hovedentrepriser ad gangen, typisk mellem 8 og 40 mio. kr.</li><li>Økonomi, tid, kvalitet og sikkerhed</li><li>Byggemøder, hvor referatet er færdigt samme dag</li><li>Fagentreprenører, som vi for det meste har kendt i mange år</li></ul>
<h3>Din baggrund</h3>
<p>Du er bygningskonstruktør, ingeniør eller en håndværker, der har bygget ovenpå. Du har haft din egen sag fra udbud til aflevering. Arbejdsmiljøuddannelsen er på plads, eller også tager du den hos os.</p>
<h3>Samtaler</h3>
<p>Vi mødes på en byggeplads første gang. Tag sko på, der kan tåle det.</p>`,
    visits: 89,
    language: 'da',
  },
];
