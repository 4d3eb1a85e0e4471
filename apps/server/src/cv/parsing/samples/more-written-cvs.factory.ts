import type { WrittenCv } from './written-cvs.factory.ts';

/** More CVs in styles that no generator here has. */
export const moreWrittenCvs: readonly WrittenCv[] = [
  {
    style: 'academic',
    text: `
# Dr. Ingrid Vestergaard Lau
Department of Biology, University of Copenhagen
ingrid.lau@example.edu	Phone: +45 35 32 11 00
# Academic positions
2021 – present	Assistant Professor, Department of Biology, University of Copenhagen
2018 – 2021	Postdoctoral researcher, Lund University
2014 – 2018	PhD fellow, Aarhus University
# Education
2018	PhD in Ecology, Aarhus University
2014	MSc in Biology, Aarhus University
# Languages
Danish (native), English (fluent), French (basic)`,
    name: 'Ingrid Vestergaard Lau',
    email: 'ingrid.lau@example.edu',
    phone: '+45 35 32 11 00',
    jobs: [
      'Assistant Professor @ Department of Biology, University of Copenhagen 2021-nu',
      'Postdoctoral researcher @ Lund University 2018-2021',
      'PhD fellow @ Aarhus University 2014-2018',
    ],
    educations: ['PhD in Ecology @ Aarhus University -2018', 'MSc in Biology @ Aarhus University -2014'],
    languages: ['Dansk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'craftsman, employer first with comma',
    text: `
Kenneth Buus
Tømrer
Engvej 12
9400 Nørresundby
Tlf. 30 40 50 61
kenneth.buus@example.dk

Erhvervserfaring:
Juni 2019 – d.d.  Limfjordens Tømrerforretning ApS, tømrersvend
Maj 2014 – maj 2019  Bygmester Kragh, Aabybro, tømrersvend
August 2010 – april 2014  Bygmester Kragh, Aabybro, tømrerlærling

Uddannelse:
2010 – 2014  Tømrer, Tech College Aalborg
2009  10. klasse, Nørresundby Ungdomsskole

Kurser:
2018  Varmt arbejde
2016  Stilladskursus`,
    name: 'Kenneth Buus',
    email: 'kenneth.buus@example.dk',
    phone: '30 40 50 61',
    zip: 9400,
    jobs: [
      'tømrersvend @ Limfjordens Tømrerforretning ApS 6/2019-nu',
      'tømrersvend @ Bygmester Kragh 5/2014-5/2019',
      'tømrerlærling @ Bygmester Kragh 8/2010-4/2014',
    ],
    educations: ['Tømrer @ Tech College Aalborg 2010-2014', '10. klasse @ Nørresundby Ungdomsskole -2009'],
  },
  {
    style: 'title, employer, town, then dates with words',
    text: `
# Maria Clausen Friis
maria.friis@example.com
+45 2876 5432
4700 Næstved
# Min erhvervserfaring
# Social- og sundhedsassistent
Plejecenter Symfonien, Næstved Kommune
Fra februar 2017 til nu
Jeg står for medicin og pårørendesamtaler.
# Social- og sundhedshjælper
Hjemmeplejen Syd, Vordingborg Kommune
Fra august 2012 til januar 2015
# Min uddannelse
# Social- og sundhedsassistent
SOSU Nykøbing
Afsluttet januar 2017
# Social- og sundhedshjælper
SOSU Nykøbing
Afsluttet juni 2012
# Mine styrker
Omsorg, dokumentation, samarbejde`,
    name: 'Maria Clausen Friis',
    email: 'maria.friis@example.com',
    phone: '+45 2876 5432',
    zip: 4700,
    jobs: [
      'Social- og sundhedsassistent @ Plejecenter Symfonien, Næstved Kommune 2/2017-nu',
      'Social- og sundhedshjælper @ Hjemmeplejen Syd, Vordingborg Kommune 8/2012-1/2015',
    ],
    educations: [
      'Social- og sundhedsassistent @ SOSU Nykøbing -2017',
      'Social- og sundhedshjælper @ SOSU Nykøbing -2012',
    ],
    skills: ['Omsorg', 'dokumentation', 'samarbejde'],
  },
  {
    style: 'LinkedIn in English',
    text: `
Contact
sam.odgaard@example.com
www.linkedin.com/in/samodgaard
Top Skills
Product Management
Scrum
User Research
# Sam Odgaard
Product Manager at Lumen Health
Copenhagen Metropolitan Area
# Experience
Lumen Health
3 years 4 months
Product Manager
January 2022 - Present (2 years)
Copenhagen, Capital Region, Denmark
Leading a team of six.
Associate Product Manager
September 2020 - December 2021 (1 year 4 months)
Tradeline
Business Analyst
June 2017 - August 2020 (3 years 3 months)
# Education
IT-Universitetet i København
Master of Science - MS, Digital Innovation & Management · (2015 - 2017)
Copenhagen Business School
Bachelor's degree, Business Administration and Digital Management · (2012 - 2015)`,
    name: 'Sam Odgaard',
    email: 'sam.odgaard@example.com',
    jobs: [
      'Product Manager @ Lumen Health 1/2022-nu',
      'Associate Product Manager @ Lumen Health 9/2020-12/2021',
      'Business Analyst @ Tradeline 6/2017-8/2020',
    ],
    educations: [
      'Master of Science (MS), Digital Innovation & Management @ IT-Universitetet i København 2015-2017',
      "Bachelor's degree, Business Administration and Digital Management @ Copenhagen Business School 2012-2015",
    ],
    skills: ['Product Management', 'Scrum', 'User Research'],
  },
  {
    style: 'dates in brackets after the employer',
    text: `
# Oliver Skov Jessen
Vesterbrogade 140B, 3. th., 1620 København V
oliver@example.net | (+45) 60 70 80 90
# PROFIL
Kok med hang til grøntsager og ro i køkkenet.
# KARRIERE
Souschef, Restaurant Karse (02.2022–)
Kok, Bistro Lille Tove (08.2019–01.2022)
Kokkeelev, Hotel Postgaarden (08.2015–07.2019)
# UDDANNELSE
Kok, Hotel- og Restaurantskolen (2015–2019)
Folkeskolens afgangseksamen, Sorø Borgerskole (2015)
# KOMPETENCER
Menuplanlægning · Egenkontrol · Oplæring af elever`,
    name: 'Oliver Skov Jessen',
    email: 'oliver@example.net',
    phone: '(+45) 60 70 80 90',
    zip: 1620,
    jobs: [
      'Souschef @ Restaurant Karse 2/2022-nu',
      'Kok @ Bistro Lille Tove 8/2019-1/2022',
      'Kokkeelev @ Hotel Postgaarden 8/2015-7/2019',
    ],
    educations: ['Kok @ Hotel- og Restaurantskolen 2015-2019', 'Folkeskolens afgangseksamen @ Sorø Borgerskole -2015'],
    skills: ['Menuplanlægning', 'Egenkontrol', 'Oplæring af elever'],
  },
  {
    style: 'a table with the years to the right',
    text: `
Birgitte Storm
Adresse	Kirkestræde 2, 4600 Køge
Telefon	56 65 43 21
E-mail	birgitte.storm@example.dk
ERHVERVSERFARING
Økonomichef, Køge Bolighjælp	2015 – i dag
Ansvar for regnskab, budget og løn.
Regnskabschef, Sjællandske Møller	2008 – 2015
Revisorassistent, Revisionshuset Køge	2003 – 2008
UDDANNELSE
HD i regnskab, Copenhagen Business School	2004 – 2008
Matematisk student, Køge Gymnasium	1999 – 2002
SPROG
Dansk	Modersmål
Engelsk	Flydende i skrift og tale
Tysk	Skolekundskaber`,
    name: 'Birgitte Storm',
    email: 'birgitte.storm@example.dk',
    phone: '56 65 43 21',
    zip: 4600,
    jobs: [
      'Økonomichef @ Køge Bolighjælp 2015-nu',
      'Regnskabschef @ Sjællandske Møller 2008-2015',
      'Revisorassistent @ Revisionshuset Køge 2003-2008',
    ],
    educations: [
      'HD i regnskab @ Copenhagen Business School 2004-2008',
      'Matematisk student @ Køge Gymnasium 1999-2002',
    ],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'student, summer jobs and expected end',
    text: `
# Emil Winther
emilwinther@example.dk
Tlf: 42424343
5000 Odense C
# Uddannelse
Civilingeniør i robotteknologi, Syddansk Universitet
Sep 2022 – forventet juni 2027
STX med matematik A, Sankt Knuds Gymnasium
Aug 2018 – juni 2021
# Studiejob og fritidsjob
Studentermedhjælper, Robotværkstedet Odense
Feb 2024 – nu
Ispige, Is på Havnen
Sommer 2020
# Computer skills
C++, ROS, MATLAB og SolidWorks`,
    name: 'Emil Winther',
    email: 'emilwinther@example.dk',
    phone: '42424343',
    zip: 5000,
    jobs: ['Studentermedhjælper @ Robotværkstedet Odense 2/2024-nu', 'Ispige @ Is på Havnen 2020-2020'],
    educations: [
      'Civilingeniør i robotteknologi @ Syddansk Universitet 2022-2027',
      'STX med matematik A @ Sankt Knuds Gymnasium 2018-2021',
    ],
    skills: ['C++', 'ROS', 'MATLAB', 'SolidWorks'],
  },
  {
    style: 'public servant, long titles',
    text: `
# CV
# Jakob Thorup Nygaard
Fuldmægtig
Mobil 20 19 18 17 – jakob.nygaard@example.dk – Amager Strandvej 100, 2300 København S
# Ansættelser
# Fuldmægtig, Kontor for Digital Forvaltning
Indenrigsministeriet, 2020–
• Lovforberedende arbejde
# Studentermedhjælper, Sekretariatet
Dansk Industri, 2017–2020
# Praktikant
Danmarks Ambassade, Prag, efteråret 2016
# Uddannelser
# Cand.scient.pol.
Københavns Universitet, 2017–2020
# Bachelor i statskundskab
Københavns Universitet, 2013–2017`,
    name: 'Jakob Thorup Nygaard',
    email: 'jakob.nygaard@example.dk',
    phone: '20 19 18 17',
    zip: 2300,
    jobs: [
      'Fuldmægtig, Kontor for Digital Forvaltning @ Indenrigsministeriet 2020-nu',
      'Studentermedhjælper, Sekretariatet @ Dansk Industri 2017-2020',
      'Praktikant @ Danmarks Ambassade 2016-2016',
    ],
    educations: [
      'Cand.scient.pol. @ Københavns Universitet 2017-2020',
      'Bachelor i statskundskab @ Københavns Universitet 2013-2017',
    ],
  },
];
