import type { PageCv } from './page-files.factory.ts';

/** Yet other CVs, labelled before they were first read and held out until the second rules stood. */
export const furtherPageCvs: readonly PageCv[] = [
  {
    style: 'firm above, town behind a bar, dates under the title, societies',
    language: 'da',
    look: { name: 27, heading: 13, title: 11.5, spacing: 4, upper: true },
    text: `
= Mikkel Stensgaard
Cand.polyt. og projektchef
Solrød Strandvej 210, 2680 Solrød Strand
+45 24 – 77 – 10 – 58  |  mikkel@stensgaard.example.net
## Professionel erfaring
+ Nordhavn Rådgivende Ingeniører A/S
Projektchef, infrastruktur | København
06.2018 – d.d.
- Letbane, broer og to havneudvidelser
- Personaleansvar for fjorten ingeniører
+ Vejdirektoratet
Projektleder | Skanderborg
09.2011 – 05.2018
- Anlæg af motorvej fra skitse til aflevering
+ Banegruppen
Ingeniør / Tilsynsførende | Fredericia
02.2008 – 08.2011
## Uddannelsesbaggrund
+ Aalborg Universitet
Civilingeniør i veje og trafik
2002 – 2008
+ Roskilde Katedralskole
Matematisk student
1998 – 2001
## Bestyrelser og foreninger
+ Solrød Sejlklub
Formand
2016 – 2021
## Sprogkundskaber
Dansk: modersmål
Engelsk: forhandlingsniveau
Tysk: basis`,
    name: 'Mikkel Stensgaard',
    email: 'mikkel@stensgaard.example.net',
    phone: '+45 24-77-10-58',
    zip: 2680,
    jobs: [
      'Projektchef, infrastruktur @ Nordhavn Rådgivende Ingeniører A/S 6/2018-nu',
      'Projektleder @ Vejdirektoratet 9/2011-5/2018',
      'Ingeniør / Tilsynsførende @ Banegruppen 2/2008-8/2011',
    ],
    educations: [
      'Civilingeniør i veje og trafik @ Aalborg Universitet 2002-2008',
      'Matematisk student @ Roskilde Katedralskole 1998-2001',
    ],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'a teenager, first person all through',
    language: 'da',
    look: { name: 18, heading: 12, title: 10 },
    text: `
= Hej! Jeg hedder Freja Lund Kirkeby
Jeg er 17 år og bor på Egevej 12, 4200 Slagelse.
Fang mig på 42 66 18 90 eller freja.kirkeby@example.dk
## Hvem er jeg?
Jeg går i 2.g og leder efter et job i weekenderne. Jeg er hurtig på kassen og glemmer aldrig en kunde igen.
## Det har jeg lavet
# Kassemedarbejder, Rema 1000 Slagelse (august 2023 – nu)
Jeg sidder ved kassen og fylder op.
# Avisbud, Sjællandske Medier (maj 2021 – juli 2023)
Jeg delte aviser ud hver onsdag.
## Min skolegang
# STX, Slagelse Gymnasium (2023 – nu)
# Folkeskolens afgangseksamen, Broskolen (2023)
## Frivillig
# Leder for de små, Slagelse Spejderne (2022 – nu)
## Jeg kan
Excel, Canva, førstehjælp
## Jeg taler
Dansk, engelsk og lidt tysk`,
    name: 'Freja Lund Kirkeby',
    email: 'freja.kirkeby@example.dk',
    phone: '42 66 18 90',
    zip: 4200,
    jobs: ['Kassemedarbejder @ Rema 1000 Slagelse 8/2023-nu', 'Avisbud @ Sjællandske Medier 5/2021-7/2023'],
    educations: ['STX @ Slagelse Gymnasium 2023-', 'Folkeskolens afgangseksamen @ Broskolen -2023'],
    skills: ['Excel', 'Canva', 'førstehjælp'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'dates before the names, long line with bars, studies without years in a list',
    language: 'da',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= LONE ØSTERBY THORSEN · CV
Social‑ og sundhedsassistent · Vestergade 30 · 6870 Ølgod · 22 318 047 · lone.thorsen@example.dk
## Profil
Assistent med femten års erfaring i ældreplejen og et særligt øje for medicin. Jeg møder ind med ro.
## Ansættelsesforhold
2019 / 03 – : Social- og sundhedsassistent, Plejecenter Lindely, Ølgod
- Medicinansvarlig og vejleder for elever
2012 / 06 – 2019 / 02: Social- og sundhedshjælper, Hjemmeplejen Varde Nord
- Aften og hver anden weekend
2009 / 01 – 2012 / 05: Rengøringsassistent, Ølgod Skole
## Uddannelser
- Social- og sundhedsassistent, SOSU Esbjerg
- Social- og sundhedshjælper, SOSU Esbjerg
- 10. klasse, Ølgod Skole
## Kurser
- Demens og adfærd, 2020
## Frivilligt arbejde
2015 – : Bestyrelsesmedlem, Ølgod Forsamlingshus
## IT-kundskaber
Nexus, Cura, Word
## Sprog
Dansk`,
    name: 'Lone Østerby Thorsen',
    email: 'lone.thorsen@example.dk',
    phone: '22 318 047',
    zip: 6870,
    jobs: [
      'Social- og sundhedsassistent @ Plejecenter Lindely 3/2019-nu',
      'Social- og sundhedshjælper @ Hjemmeplejen Varde Nord 6/2012-2/2019',
      'Rengøringsassistent @ Ølgod Skole 1/2009-5/2012',
    ],
    educations: [
      'Social- og sundhedsassistent @ SOSU Esbjerg -',
      'Social- og sundhedshjælper @ SOSU Esbjerg -',
      '10. klasse @ Ølgod Skole -',
    ],
    skills: ['Nexus', 'Cura', 'Word'],
    languages: ['Dansk'],
  },
  {
    style: 'a column at the left with projects, titles as large as the headings',
    language: 'da',
    look: { name: 21, heading: 12.5, title: 12.5 },
    text: `
[[
## Kontaktinfo
Mobil 27-93-08-41
hanne.skou
@example.com
Jyllandsgade 18
9520 Skørping
## Værktøjskassen
Photoshop
Illustrator
After Effects
## Sprog
Dansk
Engelsk
Fransk
||
= H A N N E   S K O U
Grafisk designer
## Erfaring
+ Grafisk designer
Tegnestuen Blæk – Aalborg
marts 2018 – nu
Identiteter, plakater og skilte til museer og kommuner.
+ Mediegrafiker
Nordjyske Medier – Aalborg
august 2011 – februar 2018
Annoncer og tillæg.
## Udvalgte projekter
+ Rebild Nationalpark
Ny vejvisning, 2021
+ Aalborg Festivals
Plakatserie, 2019
## Uddannelse
+ Mediegrafiker
Aalborg Tekniske Skole
2007 – 2011
## Frivillige kræfter
+ Layouter
Kirkebladet i Skørping
2013 – nu
]]`,
    name: 'Hanne Skou',
    email: 'hanne.skou@example.com',
    phone: '27-93-08-41',
    zip: 9520,
    jobs: ['Grafisk designer @ Tegnestuen Blæk 3/2018-nu', 'Mediegrafiker @ Nordjyske Medier 8/2011-2/2018'],
    educations: ['Mediegrafiker @ Aalborg Tekniske Skole 2007-2011'],
    skills: ['Photoshop', 'Illustrator', 'After Effects'],
    languages: ['Dansk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'two titles, a form with its own words',
    language: 'da',
    look: { name: 19, heading: 12, title: 10 },
    text: `
= Resumé – Rasmus Højbjerg
Kontakt mig på tlf. 40.71.22.66 / rasmus.hoejbjerg@example.dk
Adresse: Nørregade 4, 1. tv, 7100 Vejle
## Job
Stilling: Lagerchef / Indkøber
Sted: Vejle Byggemarked
Periode: 2016/4 – nu
Ansvar: Lager, indkøb og seks kolleger
Stilling: Lagerassistent
Sted: Danfragt
Periode: 2010/1 – 2016/3
Ansvar: Modtagelse og forsendelse
## Skole
Uddannelse: Handelsassistent
Sted: Campus Vejle
Periode: 2008 – 2010
## Kan også
Truck, SAP, tysk kundeservice
## Kørekort
B og BE`,
    name: 'Rasmus Højbjerg',
    email: 'rasmus.hoejbjerg@example.dk',
    phone: '40.71.22.66',
    zip: 7100,
    jobs: ['Lagerchef / Indkøber @ Vejle Byggemarked 4/2016-nu', 'Lagerassistent @ Danfragt 1/2010-3/2016'],
    educations: ['Handelsassistent @ Campus Vejle 2008-2010'],
  },
  {
    style: 'letters of the name apart, town and state under the firm, honors',
    language: 'en',
    look: { name: 24, heading: 12, title: 11, spacing: 9, upper: true },
    text: `
= JAMES OKAFOR
Raleigh, NC 27601 • 919 555 0134 • james.okafor@example.org
## Experience
# Triangle Credit Union	Raleigh, NC
Branch Manager	02/2019 – Present
- Grew deposits by a fifth in three years
- Leads a team of twelve
# First Piedmont Bank	Durham, NC
Assistant Branch Manager	07/2014 – 01/2019
- Consumer and small business lending
# First Piedmont Bank	Durham, NC
Teller / Personal Banker	05/2011 – 06/2014
## Education
# North Carolina Central University	Durham, NC
Bachelor of Business Administration	2007 – 2011
## Campus Involvement
# Student Government Association	Durham, NC
Treasurer	2009 – 2011
## Additional Skills
Salesforce, Fiserv, Spanish`,
    name: 'James Okafor',
    email: 'james.okafor@example.org',
    phone: '919 555 0134',
    jobs: [
      'Branch Manager @ Triangle Credit Union 2/2019-nu',
      'Assistant Branch Manager @ First Piedmont Bank 7/2014-1/2019',
      'Teller / Personal Banker @ First Piedmont Bank 5/2011-6/2014',
    ],
    educations: ['Bachelor of Business Administration @ North Carolina Central University 2007-2011'],
    skills: ['Salesforce', 'Fiserv', 'Spanish'],
  },
  {
    style: 'academic, everything on long lines',
    language: 'en',
    look: { name: 18, heading: 12, title: 10.5 },
    text: `
= Curriculum Vitae of Dr. Ingrid Solberg
Department of Biology, University of Bergen, Norway
Tel. +47 55 58 01 24 · ingrid.solberg@example.no
## Appointments
2018–present: Associate Professor, University of Bergen, Norway
2014–2018: Postdoctoral Researcher, University of Copenhagen, Denmark
2010–2014: Research Assistant, Norwegian Institute for Water Research, Oslo
## Degrees
PhD in Marine Ecology, University of Oslo
MSc in Biology, University of Tromsø
## Outreach
2016–2020: Organizer, Science in the Pub, Bergen
## Grants and projects
2021–2024: Kelp forests of the north, Research Council of Norway
## Languages
Norwegian (native), English (fluent), Danish (good)`,
    name: 'Ingrid Solberg',
    email: 'ingrid.solberg@example.no',
    phone: '+47 55 58 01 24',
    jobs: [
      'Associate Professor @ University of Bergen 2018-nu',
      'Postdoctoral Researcher @ University of Copenhagen 2014-2018',
      'Research Assistant @ Norwegian Institute for Water Research 2010-2014',
    ],
    educations: ['PhD in Marine Ecology @ University of Oslo -', 'MSc in Biology @ University of Tromsø -'],
    languages: ['Norsk', 'Engelsk', 'Dansk'],
  },
  {
    style: 'firm – town on a line, title below, French number',
    language: 'en',
    look: { name: 22, heading: 13, title: 11 },
    text: `
= Camille Rousseau
Marketing & communications
Lyon, France — +33 6 12 55 01 78 — camille.rousseau@example.fr
## What I bring
A marketer who writes her own copy, reads her own numbers and tells the truth about both.
## Professional background
# Maison Verlaine – Lyon	Sept. 2019 – today
Marketing Manager / Brand Lead
- Launched two product lines
# Atelier Bleu – Grenoble	Jan. 2015 – Aug. 2019
Communications Officer
- Press and events
# Radio Isère – Grenoble	June 2013 – Dec. 2014
Journalist
## Studies
# Sciences Po Lyon	2011 – 2013
Master in Communication
# Université Grenoble Alpes	2008 – 2011
Bachelor in Literature
## Associations
# Les Restos du Coeur – Lyon	2017 – 2022
Volunteer coordinator
## Tools
Figma, HubSpot, Premiere Pro
## Languages
French: mother tongue
English: C1
Italian: B1`,
    name: 'Camille Rousseau',
    email: 'camille.rousseau@example.fr',
    phone: '+33 6 12 55 01 78',
    jobs: [
      'Marketing Manager / Brand Lead @ Maison Verlaine 9/2019-nu',
      'Communications Officer @ Atelier Bleu 1/2015-8/2019',
      'Journalist @ Radio Isère 6/2013-12/2014',
    ],
    educations: [
      'Master in Communication @ Sciences Po Lyon 2011-2013',
      'Bachelor in Literature @ Université Grenoble Alpes 2008-2011',
    ],
    skills: ['Figma', 'HubSpot', 'Premiere Pro'],
    languages: ['Fransk', 'Engelsk', 'Italiensk'],
  },
  {
    style: 'student, projects above the jobs, year and month with a stroke',
    language: 'en',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= Arjun Mehta's Resume
arjun.mehta@example.com | (412) 555-0187 | Pittsburgh, PA
## Education
# Carnegie Mellon University – Pittsburgh, PA	2025 / 05
B.S. in Computer Science
## Course Projects
# Tiny kernel	2024 / 02
A kernel with processes and a shell.
# Raytracer	2023 / 10
Renders a glass of water in four minutes.
## Internships
# Software Engineering Intern	2024 / 06 – 2024 / 08
Keystone Software – Philadelphia, PA
- Rewrote the importer and halved its time
# Teaching Assistant / Grader	2023 / 09 – 2024 / 05
Carnegie Mellon University – Pittsburgh, PA
- Held two sections a week
## Clubs
# Robotics Club	2022 – 2024
Vice president
## Programming
Rust, Python, OCaml, Verilog`,
    name: 'Arjun Mehta',
    email: 'arjun.mehta@example.com',
    phone: '(412) 555-0187',
    jobs: [
      'Software Engineering Intern @ Keystone Software 6/2024-8/2024',
      'Teaching Assistant / Grader @ Carnegie Mellon University 9/2023-5/2024',
    ],
    educations: ['B.S. in Computer Science @ Carnegie Mellon University -2025'],
    skills: ['Rust', 'Python', 'OCaml', 'Verilog'],
  },
  {
    style: 'titles as large as the headings, dates in words, no years of study',
    language: 'en',
    look: { name: 23, heading: 13, title: 13 },
    text: `
= Siobhan Gallagher
Call or text me: +44 7700 900 318
siobhan.gallagher@example.co.uk
Leeds, England
## In short
Chef turned teacher. I show sixteen-year-olds how to hold a knife and a budget.
## Career so far
+ Lecturer in Catering
Leeds City College, Leeds
from September 2016 to the present day
+ Sous Chef
The Tetley, Leeds
from March 2011 to August 2016
+ Commis Chef / Pastry Cook
Hotel Metropole, York
from June 2008 to February 2011
## Qualifications
+ Certificate in Education
University of Huddersfield
+ NVQ Level 3 in Professional Cookery
York College
## Giving back
+ Kitchen volunteer
Leeds Food Hub
2018 – 2023
## Strong points
Curriculum design, food safety, butchery`,
    name: 'Siobhan Gallagher',
    email: 'siobhan.gallagher@example.co.uk',
    phone: '+44 7700 900 318',
    jobs: [
      'Lecturer in Catering @ Leeds City College 9/2016-nu',
      'Sous Chef @ The Tetley 3/2011-8/2016',
      'Commis Chef / Pastry Cook @ Hotel Metropole 6/2008-2/2011',
    ],
    educations: [
      'Certificate in Education @ University of Huddersfield -',
      'NVQ Level 3 in Professional Cookery @ York College -',
    ],
    skills: ['Curriculum design', 'food safety', 'butchery'],
  },
];
