import type { PageCv } from './page-files.factory.ts';

/** Further CVs like those of `page-cvs`, labelled before they were first read. They were held out until the first rules stood. */
export const morePageCvs: readonly PageCv[] = [
  {
    style: 'letters apart with single blanks, employer and town by a dash, engagement',
    language: 'da',
    look: { name: 22, heading: 12, title: 11.5, spacing: 6 },
    text: `
= Signe Damgaard Bech
Kommunikationsrådgiver
Tlf.: 61 - 20 - 88 - 34 · signe.bech@example.dk · Odensevej 112, 5260 Odense S
## Arbejdserfaring
+ Kommunikationsrådgiver
Fyns Erhvervsråd – Odense
jan. 2020 – nu
- Presse, nyhedsbreve og krisekommunikation
+ Kommunikationsmedarbejder
Energi Assens – Assens
feb. 2015 – dec. 2019
- Hjemmeside og sociale medier
+ Journalistpraktikant
Fyens Folkeblad – Svendborg
aug. 2013 – jan. 2015
## Uddannelser
+ Journalist
Danmarks Medie- og Journalisthøjskole – Aarhus
2011 – 2015
+ STX
Svendborg Gymnasium – Svendborg
2007 – 2010
## Frivillige indsatser
+ Koordinator
Natteravnene – Odense
2016 – 2020
## Kompetencer
Pressearbejde, InDesign, WordPress
## Sprog
Dansk (modersmål), engelsk (flydende), spansk (begynder)`,
    name: 'Signe Damgaard Bech',
    email: 'signe.bech@example.dk',
    phone: '61 - 20 - 88 - 34',
    zip: 5260,
    jobs: [
      'Kommunikationsrådgiver @ Fyns Erhvervsråd 1/2020-nu',
      'Kommunikationsmedarbejder @ Energi Assens 2/2015-12/2019',
      'Journalistpraktikant @ Fyens Folkeblad 8/2013-1/2015',
    ],
    educations: ['Journalist @ Danmarks Medie- og Journalisthøjskole 2011-2015', 'STX @ Svendborg Gymnasium 2007-2010'],
    skills: ['Pressearbejde', 'InDesign', 'WordPress'],
    languages: ['Dansk', 'Engelsk', 'Spansk'],
  },
  {
    style: 'everyday words as labels, years by a stroke',
    language: 'da',
    look: { name: 19, heading: 12, title: 10.5 },
    text: `
= Mit navn er Yusuf Aydin
Ring gerne: 0045 28 74 10 99
Mail mig: yusuf.aydin@example.com
Bopæl: Gellerupvej 20, 8220 Brabrand
## Lidt om mig selv
Jeg kører bus og taler med alle, der står på. Før det var jeg på lager i ti år, og jeg mødte hver dag.
## Arbejdspladser jeg har haft
# Buschauffør / Turistchauffør	2017 / 02 – nu
Østjyllands Busser
# Lagermedarbejder / Truckfører	2007 / 10 – 2017 / 01
Brabrand Fragtcentral
# Avisomdeler	2005 / 3 – 2007 / 9
Stiftsbladet
## Skoler og kurser
# Erhvervschauffør	2016
Learnmark Horsens
# Truckcertifikat B	2007
AMU Østjylland
## Det er jeg god til
Vinterkørsel, førstehjælp, tålmodighed
## Sprog
Tyrkisk, dansk, kurdisk`,
    name: 'Yusuf Aydin',
    email: 'yusuf.aydin@example.com',
    phone: '0045 28 74 10 99',
    zip: 8220,
    jobs: [
      'Buschauffør / Turistchauffør @ Østjyllands Busser 2/2017-nu',
      'Lagermedarbejder / Truckfører @ Brabrand Fragtcentral 10/2007-1/2017',
      'Avisomdeler @ Stiftsbladet 3/2005-9/2007',
    ],
    educations: ['Erhvervschauffør @ Learnmark Horsens -2016', 'Truckcertifikat B @ AMU Østjylland -2007'],
    skills: ['Vinterkørsel', 'førstehjælp', 'tålmodighed'],
    languages: ['Tyrkisk', 'Dansk', 'Kurdisk'],
  },
  {
    style: 'long lines with bars and dashes, no years of study',
    language: 'da',
    look: { name: 21, heading: 12.5, title: 10.5, upper: true },
    text: `
= Curriculum Vitae | Troels Hessellund Friis
Bygningskonstruktør | Kirkebakken 9, 7400 Herning | 97‑12‑44‑30 | thf@example.dk
## Karriere
# Projektleder – totalentreprise | Hoffmann & Juul A/S | Herning og Silkeborg | maj 2016 – nu
Boliger og skoler til op mod 200 mio. kr.
# Bygningskonstruktør – projektering | Tegnestuen Vest | Ringkøbing | juni 2009 – april 2016
# Tømrersvend | Lem Tømrer- og Snedkerforretning | Lem | august 2003 – juli 2005
## Uddannelse
Bygningskonstruktør – VIA University College, Horsens
Tømrer – Herningsholm Erhvervsskole
## Projekter i fritiden
# Istandsættelse af Lem Forsamlingshus | 2018 – 2021
## Hverv
# Formand | Lem Sogneforening | 2015 – 2019
## IT
Revit, AutoCAD, Sigma
## Sprog
Dansk, engelsk`,
    name: 'Troels Hessellund Friis',
    email: 'thf@example.dk',
    phone: '97‑12‑44‑30',
    zip: 7400,
    jobs: [
      'Projektleder – totalentreprise @ Hoffmann & Juul A/S 5/2016-nu',
      'Bygningskonstruktør – projektering @ Tegnestuen Vest 6/2009-4/2016',
      'Tømrersvend @ Lem Tømrer- og Snedkerforretning 8/2003-7/2005',
    ],
    educations: ['Bygningskonstruktør @ VIA University College -', 'Tømrer @ Herningsholm Erhvervsskole -'],
    skills: ['Revit', 'AutoCAD', 'Sigma'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'a column at the right, titles as large as the headings',
    language: 'da',
    look: { name: 25, heading: 12, title: 12 },
    text: `
[[
= A M A L I E   K J Æ R
Fysioterapeut
## Erhvervserfaring
+ Fysioterapeut
Klinik Ryg & Led – Roskilde
2019 – nu
Genoptræning efter operationer i skulder og knæ.
+ Fysioterapeut, barselsvikar
Køge Kommune, Sundhedscentret
2018 – 2019
Hold for borgere med KOL.
## Uddannelse
+ Professionsbachelor i fysioterapi
Absalon – Roskilde
2014 – 2018
## Foreningsliv
+ Instruktør
Greve Gymnastik – Greve
2011 – 2018
||
## Kontakt
Algade 40, 2. sal
4000 Roskilde
50 912 233
amalie.kjaer@example.dk
## Det kan jeg
Manuel terapi
Ultralyd
Holdtræning
## Sprog
Dansk
Engelsk
]]`,
    name: 'Amalie Kjær',
    email: 'amalie.kjaer@example.dk',
    phone: '50 912 233',
    zip: 4000,
    jobs: [
      'Fysioterapeut @ Klinik Ryg & Led 2019-nu',
      'Fysioterapeut, barselsvikar @ Køge Kommune, Sundhedscentret 2018-2019',
    ],
    educations: ['Professionsbachelor i fysioterapi @ Absalon 2014-2018'],
    skills: ['Manuel terapi', 'Ultralyd', 'Holdtræning'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'CV behind the name, a form of everyday words',
    language: 'da',
    look: { name: 18, heading: 12, title: 10 },
    text: `
= Inger-Lise Mathiesens CV
Du træffer mig på telefon 86 17 52 40 og på mail: il.mathiesen@example.dk
Postadresse: Bakkedraget 5, 8362 Hørning
## Hvor jeg har arbejdet
Arbejdsplads: Hørning Lægehus
Mit job: Lægesekretær
Fra og til: 1998 – nu
Opgaver: Tidsbestilling, journaler og laboratorieprøver
Arbejdsplads: Skanderborg Sygehus
Mit job: Sekretær
Fra og til: 1989 – 1998
Opgaver: Journaler
## Min uddannelse
Lægesekretær, Aarhus Købmandsskole
Handelseksamen, Skanderborg Handelsskole
## Frivilligt
Besøgsven i Ældre Sagen siden 2012
## Sprog
Dansk og engelsk`,
    name: 'Inger-Lise Mathiesen',
    email: 'il.mathiesen@example.dk',
    phone: '86 17 52 40',
    zip: 8362,
    jobs: ['Lægesekretær @ Hørning Lægehus 1998-nu', 'Sekretær @ Skanderborg Sygehus 1989-1998'],
    educations: ['Lægesekretær @ Aarhus Købmandsskole -', 'Handelseksamen @ Skanderborg Handelsskole -'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'name between Resume and letters, town and state',
    language: 'en',
    look: { name: 22, heading: 12.5, title: 10.5 },
    text: `
= Resume of Terrence J. Blackwood
1420 Maple Ave, Columbus, OH 43201
Phone – (614) 555‑0162 | tblackwood@example.net
## Objective
A post as a lead electrician in which I can train apprentices and run my own sites.
## Employment History
# Lead Electrician	Apr 2016 – Present
Buckeye Power & Light – Columbus, OH
- Wired three schools and a hospital wing
# Journeyman Electrician	Jul 2010 – Mar 2016
Erie Electric, Cleveland, OH
- Industrial maintenance
# Apprentice Electrician	Aug 2006 – Jun 2010
IBEW Local 38 – Cleveland, OH
## Education and Licenses
# Electrical Apprenticeship	2006 – 2010
Cleveland JATC
# High School Diploma	2006
Shaker Heights High School
## Community Service
# Habitat for Humanity – Columbus, OH	2014 – Present
Crew leader
## Skills
Conduit bending, PLC, blueprint reading`,
    name: 'Terrence J. Blackwood',
    email: 'tblackwood@example.net',
    phone: '(614) 555‑0162',
    jobs: [
      'Lead Electrician @ Buckeye Power & Light 4/2016-nu',
      'Journeyman Electrician @ Erie Electric 7/2010-3/2016',
      'Apprentice Electrician @ IBEW Local 38 8/2006-6/2010',
    ],
    educations: [
      'Electrical Apprenticeship @ Cleveland JATC 2006-2010',
      'High School Diploma @ Shaker Heights High School -2006',
    ],
    skills: ['Conduit bending', 'PLC', 'blueprint reading'],
  },
  {
    style: 'long lines with bars, international number in odd groups',
    language: 'en',
    look: { name: 23, heading: 13, title: 12 },
    text: `
= Aoife Ní Bhriain
+ Product Manager
Dublin, Ireland | +353 (0)86 555 0147 | aoife.nibhriain@example.ie
## Professional Experience
+ Senior Product Manager
Liffey Payments Ltd | Dublin, Ireland | October 2018 – Present
- Card payments in eleven countries
- Owns a roadmap that three teams build
+ Product Manager / Business Analyst
Shannon Cloud | Limerick, Ireland | March 2014 – September 2018
- Brought a billing service to market
+ Graduate Analyst
Corrib Consulting | Galway, Ireland | September 2012 – February 2014
## Education
+ BComm International
National University of Ireland, Galway | 2008 – 2012
## Societies and Involvement
+ Auditor
Literary and Debating Society | 2010 – 2011
## Key Skills
Discovery, SQL, Jira, pricing
## Languages
English, Irish, Spanish`,
    name: 'Aoife Ní Bhriain',
    email: 'aoife.nibhriain@example.ie',
    phone: '+353 (0)86 555 0147',
    jobs: [
      'Senior Product Manager @ Liffey Payments Ltd 10/2018-nu',
      'Product Manager / Business Analyst @ Shannon Cloud 3/2014-9/2018',
      'Graduate Analyst @ Corrib Consulting 9/2012-2/2014',
    ],
    educations: ['BComm International @ National University of Ireland, Galway 2008-2012'],
    skills: ['Discovery', 'SQL', 'Jira', 'pricing'],
  },
  {
    style: 'letters of the name apart, year before month, projects',
    language: 'en',
    look: { name: 24, heading: 12, title: 11, spacing: 8 },
    text: `
= WEI CHEN
Machine learning engineer
San Jose, CA · 408 555 0176 · wei.chen@example.com
## Experience
# Machine Learning Engineer	2019 / 06 – Present
Orchard Robotics – San Jose, CA
- Vision for machines that pick fruit
# Research Engineer / Software Engineer	2016 / 07 – 2019 / 05
Bayside Imaging – Oakland, CA
- Segmentation of scans
## Personal Projects
# Chessboard reader	2021
Reads a game of chess from a phone camera.
# Birdsong	2018
Names a bird by its song.
## Education
# M.S. in Electrical Engineering	2014 / 09 – 2016 / 06
Stanford University
# B.S. in Physics	2010 / 09 – 2014 / 06
University of Washington
## Volunteer Experience
# Tutor	2017 – 2019
San Jose Public Library
## Technologies
PyTorch, CUDA, C++, ROS`,
    name: 'Wei Chen',
    email: 'wei.chen@example.com',
    phone: '408 555 0176',
    jobs: [
      'Machine Learning Engineer @ Orchard Robotics 6/2019-nu',
      'Research Engineer / Software Engineer @ Bayside Imaging 7/2016-5/2019',
    ],
    educations: [
      'M.S. in Electrical Engineering @ Stanford University 2014-2016',
      'B.S. in Physics @ University of Washington 2010-2014',
    ],
    skills: ['PyTorch', 'CUDA', 'C++', 'ROS'],
  },
  {
    style: 'words for labels, studies without years',
    language: 'en',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= Hello, I'm Beatriz Carvalho
You can call me on +351 912 345 678 or write to beatriz.carvalho@example.pt
Living in Porto, Portugal
## Who I am
Pastry chef with a weakness for custard. I run a calm kitchen, and I count every gram.
## Where I have worked
# Head Pastry Chef, Hotel Ribeira, Porto (since May 2018)
Breakfast and banquets for two hundred guests.
# Pastry Cook, Confeitaria Bolhão, Porto (Jan 2012 – Apr 2018)
# Baker, Padaria Central, Braga (Jun 2009 – Dec 2011)
## What I have studied
# Diploma in Pastry Arts, Escola de Hotelaria do Porto
# Secondary School Certificate, Escola Secundária de Braga
## What I am good at
Laminated dough, sugar work, food costing
## Languages I speak
Portuguese (native), English (fluent), French (some)`,
    name: 'Beatriz Carvalho',
    email: 'beatriz.carvalho@example.pt',
    phone: '+351 912 345 678',
    jobs: [
      'Head Pastry Chef @ Hotel Ribeira 5/2018-nu',
      'Pastry Cook @ Confeitaria Bolhão 1/2012-4/2018',
      'Baker @ Padaria Central 6/2009-12/2011',
    ],
    educations: [
      'Diploma in Pastry Arts @ Escola de Hotelaria do Porto -',
      'Secondary School Certificate @ Escola Secundária de Braga -',
    ],
    skills: ['Laminated dough', 'sugar work', 'food costing'],
    languages: ['Portugisisk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'titles as large as the headings, firm and town on a line',
    language: 'en',
    look: { name: 22, heading: 13, title: 13, upper: true },
    text: `
= Rebecca Stein
Chicago, IL 60614 | 312.555.0121 | rebecca.stein@example.com
## Work History
+ Human Resources Director
Lakeshore Health Partners, Chicago, IL
February 2017 – Present
- Two thousand employees in nine clinics
+ Human Resources Manager
Prairie Foods Inc., Peoria, IL
June 2010 – January 2017
- Negotiated four union contracts
+ Recruiter / Coordinator
Midwest Staffing, Springfield, IL
August 2007 – May 2010
## Education
+ Master of Human Resources
University of Illinois, Urbana, IL
2007
+ Bachelor of Arts in Psychology
Bradley University, Peoria, IL
2005
## Leadership and Engagement
+ Chapter President
Chicago HR Association
2019 – 2021
## Strengths
Labor law, Workday, mediation`,
    name: 'Rebecca Stein',
    email: 'rebecca.stein@example.com',
    phone: '312.555.0121',
    jobs: [
      'Human Resources Director @ Lakeshore Health Partners 2/2017-nu',
      'Human Resources Manager @ Prairie Foods Inc. 6/2010-1/2017',
      'Recruiter / Coordinator @ Midwest Staffing 8/2007-5/2010',
    ],
    educations: [
      'Master of Human Resources @ University of Illinois -2007',
      'Bachelor of Arts in Psychology @ Bradley University -2005',
    ],
    skills: ['Labor law', 'Workday', 'mediation'],
  },
];
