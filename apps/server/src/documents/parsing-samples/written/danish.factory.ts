import type { WrittenCv } from './written-cv.factory.ts';

/** Danish CVs with names in another order, or with typing errors. */
export const danishCvs: readonly WrittenCv[] = [
  {
    style: 'employer in bold, title with the dates',
    text: `
# Torben Kjær
Ringvej 210, 8600 Silkeborg
40 11 22 33 / torben.kjaer@example.org
# Erhvervserfaring
# Transportcompagniet Midt, Horsens
Disponent (2018 - 2021)
Planlagde 40 biler om dagen og talte med alle chaufførerne.
# Blå Linje Spedition
Speditørelev (2015-2017)
# Uddannelse
# Learnmark Horsens
Speditør (2015-2017)
# Horsens Handelsgymnasium
HHX (2012-2015)
# IT
Navision, Excel og Outlook på brugerniveau`,
    name: 'Torben Kjær',
    email: 'torben.kjaer@example.org',
    phone: '40 11 22 33',
    zip: 8600,
    jobs: ['Disponent @ Transportcompagniet Midt 2018-2021', 'Speditørelev @ Blå Linje Spedition 2015-2017'],
    educations: ['Speditør @ Learnmark Horsens 2015-2017', 'HHX @ Horsens Handelsgymnasium 2012-2015'],
    skills: ['Navision', 'Excel', 'Outlook'],
  },
  {
    style: 'typed in a hurry',
    text: `
CV
Navn: Ahmad Khalil
Adresse: Gellerupvej 8, 2. tv., 8220 Brabrand
Mobil: 50 60 70 80
Mail: ahmad.khalil@example.com
Født: 12.05.1991
Arbejde:
2021 - nu Chauffør, Midtbus Danmark
2017-2021 Lagermedarbejder hos Dansk Frugtimport, Årslev
2015 Afløser i Brabrand Hjemmepleje
Skole:
2012-2013 Buschauffør, AMU Nordjylland
2009-2012 HF, VUC Aarhus
Sprog: arabisk, dansk og lidt engelsk
Kørekort: B, C og D`,
    name: 'Ahmad Khalil',
    email: 'ahmad.khalil@example.com',
    phone: '50 60 70 80',
    zip: 8220,
    jobs: [
      'Chauffør @ Midtbus Danmark 2021-nu',
      'Lagermedarbejder @ Dansk Frugtimport 2017-2021',
      'Afløser @ Brabrand Hjemmepleje 2015-2015',
    ],
    educations: ['Buschauffør @ AMU Nordjylland 2012-2013', 'HF @ VUC Aarhus 2009-2012'],
    languages: ['Arabisk', 'Dansk', 'Engelsk'],
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
  {
    style: 'lorry driver, short lines',
    text: `
CV for Bent Skovgaard
Født den 3. april 1968
Møllevej 4
7400 Herning
Telefon: 97 12 34 56
E-mail: bent.skovgaard@example.net
Kørekort: B, C, CE

Jeg har arbejdet som:
2016-      Eksportchauffør hos Midtjysk Kølefragt
2004-2016  Chauffør hos Ikast Vognmandsforretning
1996-2004  Fabriksarbejder hos Herning Tæpper
1988-1996  Landbrugsmedhjælper

Uddannelse og kurser:
2014  EU-efteruddannelse for chauffører, AMU Syd
2003  Stort kørekort, Herning Køreskole
1985  9. klasse, Gullestrup Skole`,
    name: 'Bent Skovgaard',
    email: 'bent.skovgaard@example.net',
    phone: '97 12 34 56',
    zip: 7400,
    jobs: [
      'Eksportchauffør @ Midtjysk Kølefragt 2016-nu',
      'Chauffør @ Ikast Vognmandsforretning 2004-2016',
      'Fabriksarbejder @ Herning Tæpper 1996-2004',
      'Landbrugsmedhjælper @  1988-1996',
    ],
    educations: [
      'EU-efteruddannelse for chauffører @ AMU Syd -2014',
      'Stort kørekort @ Herning Køreskole -2003',
      '9. klasse @ Gullestrup Skole -1985',
    ],
  },
  {
    style: 'young, jobs before the dates, one sentence each',
    text: `
# Mikkel Aagaard
17 år, 9000 Aalborg
mikkelaagaard@example.dk / 71 71 82 82
# Hvem er jeg
Jeg går i 2.g og leder efter et job i weekenderne.
# Job
Avisbud, Nordjyske Avis, januar 2022 - december 2023
Opvasker, Café Lille Peter, fra maj 2024
# Skole
Hasseris Gymnasium, STX, august 2024 - juni 2027 (forventet)
Sofiendalskolen, 9. klasse, 2015-2024
# Fritid
Håndbold i AaB`,
    name: 'Mikkel Aagaard',
    email: 'mikkelaagaard@example.dk',
    phone: '71 71 82 82',
    zip: 9000,
    jobs: ['Avisbud @ Nordjyske Avis 1/2022-12/2023', 'Opvasker @ Café Lille Peter 5/2024-nu'],
    educations: ['STX @ Hasseris Gymnasium 2024-2027', '9. klasse @ Sofiendalskolen 2015-2024'],
  },
  {
    style: 'lawyer, italics gone, employer then title then dates on lines of their own',
    text: `
# Amalie Rosenørn Krag
Advokatfuldmægtig
1264 København K
+45 30 31 32 33
amalie@example.legal
# ERHVERVSERFARING
# Advokatfirmaet Gammelholm
Advokatfuldmægtig
August 2022 – nu
Fast ejendom og entreprise.
# Advokatfirmaet Gammelholm
Stud.jur.
Februar 2020 – juli 2022
# Østre Landsret
Studentermedhjælper
Januar 2019 – januar 2020
# UDDANNELSE
# Københavns Universitet
Kandidat i jura
2019 – 2022
# Københavns Universitet
Bachelor i jura
2016 – 2019
# SPROG
Dansk — modersmål
Engelsk — flydende
Fransk — begynder`,
    name: 'Amalie Rosenørn Krag',
    email: 'amalie@example.legal',
    phone: '+45 30 31 32 33',
    zip: 1264,
    jobs: [
      'Advokatfuldmægtig @ Advokatfirmaet Gammelholm 8/2022-nu',
      'Stud.jur. @ Advokatfirmaet Gammelholm 2/2020-7/2022',
      'Studentermedhjælper @ Østre Landsret 1/2019-1/2020',
    ],
    educations: [
      'Kandidat i jura @ Københavns Universitet 2019-2022',
      'Bachelor i jura @ Københavns Universitet 2016-2019',
    ],
    languages: ['Dansk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'pedagogue, place before the dates, brackets',
    text: `
# Yusuf Demir
Pædagogisk assistent, 27 år
2620 Albertslund | yusuf.demir@example.dk | 93 84 75 66
# Arbejdserfaring
# Pædagogisk assistent (fuldtid)
Børnehuset Månen, Albertslund, 08.2020 – nu
# Pædagogmedhjælper (vikar)
Vikarbureauet Lille Venner, København, 01.2018 – 07.2020
# Uddannelse
# Pædagogisk assistent (PAU)
SOSU H, Brøndby, 2018 – 2020
# Andet
Fodboldtræner for U9 i BS72`,
    name: 'Yusuf Demir',
    email: 'yusuf.demir@example.dk',
    phone: '93 84 75 66',
    zip: 2620,
    jobs: [
      'Pædagogisk assistent (fuldtid) @ Børnehuset Månen 8/2020-nu',
      'Pædagogmedhjælper (vikar) @ Vikarbureauet Lille Venner 1/2018-7/2020',
    ],
    educations: ['Pædagogisk assistent (PAU) @ SOSU H, Brøndby 2018-2020'],
  },
];
