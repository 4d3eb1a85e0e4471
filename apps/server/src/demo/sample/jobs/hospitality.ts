import type { SampleContact, SampleJob } from '../sample.types.ts';

const charlotte: SampleContact = {
  name: 'Charlotte Kofoed',
  role: 'hotelchef',
  email: 'charlotte@klintely.test',
  phone: '56 00 00 24',
};
const rasmus: SampleContact = {
  name: 'Rasmus Thorup',
  role: 'bagermester',
  email: 'rasmus@havnensbageri.test',
  phone: '66 00 00 17',
};
const jesper: SampleContact = {
  name: 'Jesper Munk',
  role: 'kædechef',
  email: 'jesper@peberrod.test',
  phone: '44 00 00 63',
};

export const hospitalityJobs: SampleJob[] = [
  {
    key: 'bager-morgenhold',
    company: 'havnens-bageri',
    title: 'Bager til morgenhold',
    category: 'Hotel og køkken',
    subcategories: ['Bager og konditor'],
    occupation: 'bager',
    zip: '5000',
    address: 'Kanalkajen 3',
    jobType: 2,
    hoursPerWeek: 25,
    pay: { from: 185, to: 205, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Bageri', 'Svendebrev', 'Kvalitetsbevidst', 'Samarbejdsevner'],
    start: 14,
    deadlineInDays: 11,
    createdDaysAgo: 0.45,
    contact: rasmus,
    teaser: 'Fra kl. 3 til 8, fem nætter. Surdejen hedder Bodil og skal have mad først.',
    descriptionHtml: `<p>Om natten er vi fire i bageriet, og vi taler ikke så meget før kl. 5. Så kommer kaffen, og så går det bedre. Vi søger en bager, der holder af den rytme.</p>
<h3>Det skal du lave</h3>
<ul><li>Opslag og afbagning af hvede- og surdejsbrød</li><li>Rugbrød, 900 om dagen, som vi stadig rører i hånden til sidst</li><li>Oplæring af vores elev på skift med de andre</li></ul>
<h3>Det ser vi gerne</h3>
<p>Svendebrev og gode hænder. Du mærker på dejen, før du ser på uret. Melallergi er desværre en hindring.</p>
<h3>Vilkår</h3>
<p>25 timer fordelt på fem nætter, hver anden weekend fri. Løn inklusive nattillæg, pension og morgenbrød. Vil du op i tid senere, er der god chance.</p>`,
    visits: 133,
    language: 'da',
  },
  {
    key: 'konditor-odense',
    company: 'havnens-bageri',
    title: 'Konditor til kager og bestillinger',
    category: 'Hotel og køkken',
    subcategories: ['Bager og konditor'],
    occupation: 'konditor',
    zip: '5000',
    address: 'Kanalkajen 3',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 29200, to: 33800, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Bageri', 'Kreativ', 'Kvalitetsbevidst', 'Hygiejnebevis'],
    start: 30,
    deadlineInDays: 19,
    createdDaysAgo: 12.2,
    contact: rasmus,
    teaser: 'Dagarbejde fra kl. 6, eget koldkøkken og frie hænder ti uger om året.',
    descriptionHtml: `<p>Vi bager brød, så det kan vi. Kager har vi lært undervejs. Nu vil vi gerne have en, der kan det rigtigt.</p>
<h3>Hverdagen</h3>
<p>Du laver de faste kager til to butikker og seks caféer og bestillinger til bryllupper og bisættelser. Ti uger om året laver du en serie, du selv har fundet på, og som vi sælger, indtil den er væk.</p>
<h3>Du har</h3>
<ul><li>Svendebrev som konditor</li><li>En hånd, der ikke ryster, når fru Lund vil have roser</li><li>Ordenssans nok til et kølerum, som to deler</li></ul>
<p>Arbejdstid kl. 6–13.30 mandag til fredag og hver tredje lørdag.</p>`,
    visits: 79,
    language: 'da',
  },
  {
    key: 'kok-klintely',
    company: 'klintely',
    title: 'Kok til badehotel på Bornholm, bolig følger med',
    category: 'Hotel og køkken',
    subcategories: ['Kok'],
    occupation: 'kok',
    zip: '3760',
    address: 'Klippestien 5',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 31000, to: 36000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Madlavning', 'Menuplanlægning', 'Svendebrev', 'Hygiejnebevis', 'Samarbejdsevner'],
    start: 45,
    deadlineInDays: 26,
    createdDaysAgo: 2.9,
    contact: { name: 'Anders Ipsen', role: 'køkkenchef', email: 'anders@klintely.test', phone: '56 00 00 25' },
    teaser: 'Helårsjob med fire kokke, fisk fra molen og to fridage, der ligger ved siden af hinanden.',
    descriptionHtml: `<p>Kl. 8 går en af os ned på havnen og ser, hvad der er kommet ind. Kl. 9 ved vi, hvad der er til aften. Det kræver kokke, der kan lide ikke at vide det endnu.</p>
<h3>Jobbet</h3>
<ul><li>Fast helårsstilling i et køkken på fire kokke og en elev</li><li>En menu på fem retter og et morgenbord, gæsterne skriver hjem om</li><li>Ansvar for et parti, som skifter hver anden måned</li></ul>
<h3>Livet</h3>
<p>Fem dage, to fri i træk, hver tredje uge en weekend. Vi lukker ned fire uger om vinteren med fuld løn. Du kan leje en lejlighed 300 meter fra køkkenet for 4.200 kr. om måneden, og flyttebilen betaler vi.</p>
<h3>Dig</h3>
<p>Du er udlært kok og har et par år bag dig. Du råber ikke. Det gør vi heller ikke.</p>`,
    visits: 191,
    language: 'da',
  },
  {
    key: 'receptionist-klintely',
    company: 'klintely',
    title: 'Receptionist til badehotel',
    category: 'Hotel og køkken',
    subcategories: ['Hotel og reception'],
    occupation: 'receptionist på hotel eller beværtning',
    zip: '3760',
    address: 'Klippestien 5',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 26200, to: 29400, unit: 'month' },
    remote: 'none',
    education: 3,
    experience: 1,
    management: false,
    skills: ['Hotelreception', 'Serviceminded', 'Mødebooking', 'Kulturforståelse'],
    start: 30,
    deadlineInDays: 14,
    createdDaysAgo: 6.8,
    contact: charlotte,
    teaser: 'Du er den første, gæsterne møder, når de har kørt ni timer fra Hannover.',
    descriptionHtml: `<p>De har kørt ni timer og sejlet i halvanden. Børnene er trætte, og værelset er først klart om tyve minutter. Hvad du siger nu, afgør resten af ferien.</p>
<h3>Opgaver</h3>
<ul><li>Ind- og udtjekning, booking og telefon</li><li>Gode råd om stier, strande og røgerier</li><li>Aftenvagt alene tre gange om ugen uden for sæsonen</li></ul>
<h3>Sprog og erfaring</h3>
<p>Du taler dansk, engelsk og nok tysk til at klare en reklamation med et smil. Erfaring fra hotel er rart, men en butik eller en færge gør det også.</p>
<p>Stillingen er fast og hele året. Vi hjælper med bolig, og hotellets sauna er åben for personalet før kl. 7 og efter kl. 22.</p>`,
    visits: 125,
    language: 'da',
  },
  {
    key: 'tjener-saeson',
    company: 'klintely',
    title: 'Tjener til sæsonen',
    category: 'Hotel og køkken',
    subcategories: ['Tjener'],
    occupation: 'tjener',
    zip: '3760',
    address: 'Klippestien 5',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 156, to: 178, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Tjener', 'Serviceminded', 'Bartender', 'Humor'],
    start: 55,
    deadlineInDays: -2,
    createdDaysAgo: 23,
    contact: charlotte,
    teaser: 'Fem måneder ved vandet med værelse, kolleger og drikkepenge, der bliver delt lige.',
    descriptionHtml: `<p>Hver sæson kommer der 20 nye tjenere til Klintely. Halvdelen har været her før. Det siger vi ikke for at prale, men fordi de andre kan spørge dem om alt.</p>
<h3>Du får</h3>
<ul><li>Fem måneder med fem dage om ugen</li><li>Eget værelse i gårdhuset for 1.800 kr. om måneden med strøm og internet</li><li>Tre dages oplæring, før den første gæst sætter sig</li><li>Drikkepenge delt lige mellem sal, køkken og opvask</li></ul>
<p>Du behøver ikke have båret tre tallerkener før. Du skal kunne huske, smile og gå hurtigt uden at løbe. Rejsen til og fra øen er betalt, hvis du bliver hele sæsonen.</p>`,
    visits: 356,
    language: 'da',
  },
  {
    key: 'koekkenchef-kantine',
    company: 'peberrod',
    title: 'Køkkenchef til kantine med 400 gæster',
    category: 'Hotel og køkken',
    subcategories: ['Kok', 'Kantine og storkøkken'],
    occupation: 'køkkenchef',
    zip: '2750',
    address: 'Malervangen 6',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 37500, to: 42000, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 4,
    management: true,
    skills: ['Storkøkken', 'Menuplanlægning', 'Teamledelse', 'Budgetansvar', 'HACCP'],
    start: 42,
    deadlineInDays: 15,
    createdDaysAgo: 4.8,
    contact: jesper,
    teaser: 'Fri kl. 15, fri i weekenden og en menu, ingen andre end dig bestemmer.',
    descriptionHtml: `<p>Du har stået i restaurant og ved, hvordan lørdag aften lugter. Nu vil du gerne hjem og spise med dine egne. Vi har et køkken til dig i Ballerup.</p>
<h3>Køkkenet</h3>
<p>400 gæster, fem kolleger, 38 kroner i råvarer pr. kuvert. Der bliver bagt hver morgen, og halvdelen af retterne er grønne, fordi gæsterne vælger dem, når de er gode.</p>
<h3>Dit ansvar</h3>
<ul><li>Menu, indkøb og budget</li><li>Fem medarbejdere, hvoraf to er i gang med en uddannelse</li><li>Madspildet, som vi vejer hver dag</li><li>Forholdet til gæsterne, også dem, der savner frikadeller</li></ul>
<h3>Vi tilbyder</h3>
<p>Arbejdstid kl. 6.30–14.30, bonus efter årets resultat, og et netværk med 28 andre køkkenchefer, der svarer, når man skriver.</p>`,
    visits: 118,
    language: 'da',
  },
  {
    key: 'koekkenassistent-ballerup',
    company: 'peberrod',
    title: 'Køkkenassistent, 25 timer',
    category: 'Hotel og køkken',
    subcategories: ['Køkkenmedhjælper', 'Kantine og storkøkken'],
    occupation: 'køkkenassistent',
    zip: '2750',
    address: 'Malervangen 6',
    jobType: 2,
    hoursPerWeek: 25,
    pay: { from: 146, to: 157, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Storkøkken', 'Opvask', 'Hygiejnebevis', 'Samarbejdsevner'],
    start: 'snarest',
    deadlineInDays: 8,
    createdDaysAgo: 1.2,
    contact: jesper,
    teaser: 'Kl. 8–13 på hverdage. Du snitter, anretter og bliver bedre til begge dele.',
    descriptionHtml: `<p>Hver dag skal der bruges ni kilo løg. Nogen skal skrælle dem, og den person kan ende som køkkenchef. Det er sket 14 gange hos os.</p>
<ul><li>Salater, smørrebrød og anretning på buffeten</li><li>Opvask og rengøring på skift</li><li>Hjælp ved møder med mad, to eftermiddage om måneden</li></ul>
<h3>Hvem passer det til?</h3>
<p>Dig, der vil arbejde, mens børnene er i skole. Dig, der læser om aftenen. Dig, der har lavet mad hjemme i tyve år og gerne vil have løn for det. Hygiejnekursus tager du her, og det er betalt.</p>
<p>Du skal kunne forstå en opskrift på dansk. Vi hjælper med ordene.</p>`,
    visits: 243,
    language: 'da',
  },
  {
    key: 'frivillig-kok',
    company: 'naboens-bord',
    title: 'Frivillig i køkkenet hver anden torsdag',
    category: 'Hotel og køkken',
    subcategories: ['Køkkenmedhjælper'],
    occupation: 'køkkenassistent',
    zip: '2400',
    address: 'Frederikssundsvej 118',
    jobType: 4,
    hoursPerWeek: 3,
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['Madlavning', 'Samarbejdsevner', 'Humor'],
    start: 'snarest',
    deadlineInDays: 50,
    createdDaysAgo: 25,
    contact: { name: 'Yusuf Demir', role: 'koordinator', email: 'yusuf@naboensbord.test', phone: '38 00 00 19' },
    teaser: 'Mad til 120 på tre timer. Du lærer at hakke løg, mens du taler om noget andet.',
    descriptionHtml: `<p>Kl. 15 står der 40 kilo overskudsgrøntsager på bordet. Kl. 18 er der mad til 120. Hvad der sker derimellem, er noget forskelligt hver gang.</p>
<p>I er otte i køkkenet, og der er altid en kok, som ved, hvad hun laver. Resten af os gør, som hun siger, og finder ud af, hvem hinanden er. På et hold har der været en dommer, en taxachauffør, to pensionister og en, der lige var kommet til landet.</p>
<h3>Godt at vide</h3>
<ul><li>Torsdag kl. 15–18.30, hver anden uge</li><li>Du spiser med bagefter</li><li>Vi betaler hygiejnekurset</li></ul>`,
    visits: 49,
    language: 'da',
  },
];
