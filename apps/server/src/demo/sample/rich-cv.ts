/** Further content of the sample seeker's CV, in which every part is filled in. */
export const richCv = {
  person: 'amalie',
  phone: '42 00 00 17',
  aboutHtml:
    '<p>Jeg bygger systemer, der skal holde, også når jeg har ferie. De seneste fem år har jeg arbejdet med <strong>måledata og betalinger</strong>, mest i Go og PostgreSQL.</p><p>Det får du med mig:</p><ul><li>Rolig drift: de tjenester, jeg har ansvaret for, har haft tre natlige opkald på to år.</li><li>Kode, som den næste kan læse. Jeg skriver beslutningen ned, mens vi stadig husker den.</li><li>En kollega, der siger til i god tid, når en plan ikke holder.</li></ul><p>Jeg trives bedst på små hold, hvor man taler om koden, før man skriver den. Jeg bor i Aalborg og arbejder gerne hjemmefra et par dage om ugen.</p>',
  /** Added to each experience, newest first, a line each. */
  experienceNotes: [
    [
      'Flyttede 1,2 millioner aftaler uden at lukke for betalinger.',
      'Mentor for to nyuddannede.',
      'Vagt hver sjette uge.',
    ],
    ['Skrev importen om, så en dags data tager 20 minutter i stedet for seks timer.', 'Holdt kurser hos kunderne.'],
    ['Fik tre semestres studerende gennem eksamen i databaser.'],
  ],
  /** Added to each education, newest first. */
  educationNotes: ['Speciale om forespørgsler på tidsserier.', 'Bachelorprojekt med Aalborg Forsyning.'],
} as const;
