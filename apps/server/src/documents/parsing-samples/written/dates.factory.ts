import type { WrittenCv } from './written-cv.factory.ts';

/** Danish CVs, each with its dates in another position. */
export const datePlaceCvs: readonly WrittenCv[] = [
  {
    style: 'whole dates before a colon',
    text: `
CURRICULUM VITAE
Hans Ole Mikkelsen, Havnegade 3, 8900 Randers C
Telefon 86 42 10 11, hom@example.dk
Ansættelser
01.01.2011 - : Driftsleder, Gudenå Varme, Randers
1. august 2005 – 31. december 2010: Maskinmester på M/F Kyholm, Samsø Linien
1/9 1999 - 30/6 2005: Maskinassistent, Rederiet Nordhavet
Uddannelser
1995-1999: Maskinmester, Aarhus Maskinmesterskole
1992-95: Smed, Randers Tekniske Skole`,
    name: 'Hans Ole Mikkelsen',
    email: 'hom@example.dk',
    phone: '86 42 10 11',
    zip: 8900,
    jobs: [
      'Driftsleder @ Gudenå Varme 1/2011-nu',
      'Maskinmester på M/F Kyholm @ Samsø Linien 8/2005-12/2010',
      'Maskinassistent @ Rederiet Nordhavet 9/1999-6/2005',
    ],
    educations: ['Maskinmester @ Aarhus Maskinmesterskole 1995-1999', 'Smed @ Randers Tekniske Skole 1992-1995'],
  },
  {
    style: 'place and dates on one line below',
    text: `
# SOFIE AMALIE DAM
Pædagog
sofie.dam@example.com • 2500 Valby • 29 38 47 56
# Erfaring
# Pædagog i børnehave
Mælkevejen
Valby | maj 2018 - aug. 2023
- Naturgruppe hver torsdag
# Pædagogmedhjælper
Vuggestuen Tusindfryd
Hvidovre | aug. 2013 - juli 2014
# Uddannelse
# Pædagoguddannelsen
Københavns Professionshøjskole
2014 - jan. 2018
# Sprog
Dansk – modersmål
Spansk – hverdag`,
    name: 'Sofie Amalie Dam',
    email: 'sofie.dam@example.com',
    phone: '29 38 47 56',
    zip: 2500,
    jobs: ['Pædagog i børnehave @ Mælkevejen 5/2018-8/2023', 'Pædagogmedhjælper @ Vuggestuen Tusindfryd 8/2013-7/2014'],
    educations: ['Pædagoguddannelsen @ Københavns Professionshøjskole 2014-2018'],
    languages: ['Dansk', 'Spansk'],
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
    style: 'teacher, year ranges with a stroke, place in brackets',
    text: `
Karen Margrethe Østergaard
Lærer og læsevejleder
Bakkedraget 9
8660 Skanderborg
kmo@example.dk
Tlf. 86 52 00 11 / 26 52 00 11
ANSÆTTELSER
2012/ Lærer og læsevejleder, Morten Børup Skolen (Skanderborg)
2006/2012 Lærer, Højvangskolen (Stilling)
2005/2006 Lærervikar, Engdalskolen (Brabrand)
UDDANNELSE
2016/2017 Læsevejleder, VIA University College
2001/2005 Lærer med linjefagene dansk og billedkunst, Silkeborg Seminarium`,
    name: 'Karen Margrethe Østergaard',
    email: 'kmo@example.dk',
    phone: '86 52 00 11',
    zip: 8660,
    jobs: [
      'Lærer og læsevejleder @ Morten Børup Skolen 2012-nu',
      'Lærer @ Højvangskolen 2006-2012',
      'Lærervikar @ Engdalskolen 2005-2006',
    ],
    educations: [
      'Læsevejleder @ VIA University College 2016-2017',
      'Lærer med linjefagene dansk og billedkunst @ Silkeborg Seminarium 2001-2005',
    ],
  },
  {
    style: 'bank clerk, dates in the middle',
    text: `
# Sanne Overgaard Lind
Lindevej 22, 2. th.
3000 Helsingør
Mobil: +45 26 15 04 93
Privat mail: sanne.lind@example.dk
# Karriereforløb
# Privatrådgiver · 2017 – nu · Sparekassen Nordsjælland
Rådgiver 300 familier om bolig og pension.
# Bankassistent · 2011 – 2017 · Sparekassen Nordsjælland
# Finanselev · 2009 – 2011 · Handelsbanken Hillerød
# Uddannelse
# Finansuddannelsen · 2009 – 2011 · Niels Brock
# HHX · 2006 – 2009 · Erhvervsskolen Nordsjælland
# Sprog
Dansk, engelsk og svensk`,
    name: 'Sanne Overgaard Lind',
    email: 'sanne.lind@example.dk',
    phone: '+45 26 15 04 93',
    zip: 3000,
    jobs: [
      'Privatrådgiver @ Sparekassen Nordsjælland 2017-nu',
      'Bankassistent @ Sparekassen Nordsjælland 2011-2017',
      'Finanselev @ Handelsbanken Hillerød 2009-2011',
    ],
    educations: ['Finansuddannelsen @ Niels Brock 2009-2011', 'HHX @ Erhvervsskolen Nordsjælland 2006-2009'],
    languages: ['Dansk', 'Engelsk', 'Svensk'],
  },
  {
    style: 'gardener, employer on the line of the dates',
    text: `
CURRICULUM VITÆ
Flemming Holt
Adr.: Hovedgaden 71, 4270 Høng
Tlf: 58 85 11 22
flemming.holt@example.net
Ansættelser
2014 - d.d.	Kalundborg Kommune, Park og Vej
	Anlægsgartner
2003 - 2014	Vestsjællands Anlæg ApS
	Anlægsgartner og formand
1999 - 2003	Vilhelmsborg Planteskole
	Gartnerelev
Uddannelse
1999 - 2003	Anlægsgartner, Vilvorde Gartnerskole
Kurser
2010	Motorsavskursus
2012	Arbejdsmiljø`,
    name: 'Flemming Holt',
    email: 'flemming.holt@example.net',
    phone: '58 85 11 22',
    zip: 4270,
    jobs: [
      'Anlægsgartner @ Kalundborg Kommune, Park og Vej 2014-nu',
      'Anlægsgartner og formand @ Vestsjællands Anlæg ApS 2003-2014',
      'Gartnerelev @ Vilhelmsborg Planteskole 1999-2003',
    ],
    educations: ['Anlægsgartner @ Vilvorde Gartnerskole 1999-2003'],
  },
  {
    style: 'receptionist, months in full, employer after a dash',
    text: `
# Anja Falkenberg
Skolegade 17, 1. tv. · 6700 Esbjerg · Mobil 22 44 66 88 · anja.falkenberg@example.dk
# Kort om mig
Jeg møder folk med ro og et smil, også når telefonen ringer imens.
# Arbejdserfaring
# Receptionist – Hotel Britta, Esbjerg
april 2021 – nuværende
Check-in, booking og morgenkasse.
# Butiksassistent – Kop & Kande Broen
september 2017 – marts 2021
Betjening og vareopfyldning.
# Uddannelse
# Serviceøkonom – Erhvervsakademi SydVest
august 2015 – juni 2017
# Studentereksamen – Esbjerg Gymnasium
august 2012 – juni 2015
# IT-kundskaber
Opera PMS • Office 365 • Navision
# Sprogkundskaber
Dansk (modersmål) • Engelsk (flydende) • Tysk (godt)`,
    name: 'Anja Falkenberg',
    email: 'anja.falkenberg@example.dk',
    phone: '22 44 66 88',
    zip: 6700,
    jobs: ['Receptionist @ Hotel Britta 4/2021-nu', 'Butiksassistent @ Kop & Kande Broen 9/2017-3/2021'],
    educations: ['Serviceøkonom @ Erhvervsakademi SydVest 2015-2017', 'Studentereksamen @ Esbjerg Gymnasium 2012-2015'],
    skills: ['Opera PMS', 'Office 365', 'Navision'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
];
