import type { ForeignWords } from '../foreign/foreign-cv.factory.ts';

/** Labels of a form in one language: those that rules are made for, and those that are held out. */
export type FormWords = Readonly<
  Record<
    | 'document'
    | 'person'
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'address'
    | 'phone'
    | 'email'
    | 'birth'
    | 'nationality'
    | 'town',
    readonly [tuned: string, heldOut: string]
  >
>;

export const formWords: Readonly<Record<ForeignWords['language'], FormWords>> = {
  no: {
    document: ['Søknadsskjema', 'Personopplysningsskjema'],
    person: ['Personopplysninger', 'Personalia'],
    name: ['Navn', 'For- og etternavn'],
    firstName: ['Fornavn', 'Fornavn'],
    lastName: ['Etternavn', 'Etternavn'],
    address: ['Adresse', 'Bostedsadresse'],
    phone: ['Telefon', 'Mobilnummer'],
    email: ['E-post', 'E-postadresse'],
    birth: ['Fødselsdato', 'Født'],
    nationality: ['Nasjonalitet', 'Statsborgerskap'],
    town: ['Poststed', 'Postnummer og sted'],
  },
  sv: {
    document: ['Ansökningsblankett', 'Intresseanmälan'],
    person: ['Personuppgifter', 'Personlig information'],
    name: ['Namn', 'Förnamn och efternamn'],
    firstName: ['Förnamn', 'Tilltalsnamn'],
    lastName: ['Efternamn', 'Efternamn'],
    address: ['Adress', 'Bostadsadress'],
    phone: ['Telefon', 'Mobiltelefon'],
    email: ['E-post', 'E-postadress'],
    birth: ['Födelsedatum', 'Född'],
    nationality: ['Nationalitet', 'Medborgarskap'],
    town: ['Ort', 'Postnummer och ort'],
  },
  de: {
    document: ['Bewerbungsbogen', 'Personalfragebogen'],
    person: ['Persönliche Daten', 'Angaben zur Person'],
    name: ['Name', 'Vor- und Zuname'],
    firstName: ['Vorname', 'Vorname(n)'],
    lastName: ['Nachname', 'Familienname'],
    address: ['Anschrift', 'Straße und Hausnummer'],
    phone: ['Telefon', 'Handynummer'],
    email: ['E-Mail', 'E-Mail-Adresse'],
    birth: ['Geburtsdatum', 'Geboren am'],
    nationality: ['Staatsangehörigkeit', 'Nationalität'],
    town: ['Wohnort', 'PLZ, Ort'],
  },
  pl: {
    document: ['Kwestionariusz osobowy', 'Formularz zgłoszeniowy'],
    person: ['Dane osobowe', 'Informacje osobiste'],
    name: ['Imię i nazwisko', 'Imię i nazwisko'],
    firstName: ['Imię', 'Imiona'],
    lastName: ['Nazwisko', 'Nazwisko'],
    address: ['Adres', 'Adres zamieszkania'],
    phone: ['Telefon', 'Telefon kontaktowy'],
    email: ['E-mail', 'Adres e-mail'],
    birth: ['Data urodzenia', 'Data urodzenia'],
    nationality: ['Narodowość', 'Obywatelstwo'],
    town: ['Miejscowość', 'Kod pocztowy i miejscowość'],
  },
  uk: {
    document: ['Анкета кандидата', 'Анкета працівника'],
    person: ['Особисті дані', 'Персональні дані'],
    name: ["Ім'я та прізвище", 'Прізвище, ім’я'],
    firstName: ["Ім'я", 'Ім’я'],
    lastName: ['Прізвище', 'Прізвище'],
    address: ['Адреса', 'Адреса проживання'],
    phone: ['Телефон', 'Мобільний телефон'],
    email: ['Електронна пошта', 'Ел. пошта'],
    birth: ['Дата народження', 'Дата народження'],
    nationality: ['Громадянство', 'Національність'],
    town: ['Місто', 'Населений пункт'],
  },
};
