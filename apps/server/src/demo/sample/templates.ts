import type { NewTemplate } from '@jobblik/contract/companies/templates.schema';

/** Texts and questions that the sample company often uses. */
export const sampleTemplates: NewTemplate[] = [
  {
    kind: 'reject',
    name: 'Efter første læsning',
    message:
      'Hej {name}\n\nTak for din ansøgning. Vi fik mange gode og er gået videre med nogle, hvis erfaring ligger tættere på opgaverne. ' +
      'Det siger ikke noget om dit arbejde, og du er velkommen til at søge hos os igen.\n\nVenlig hilsen\n{employer}',
    questions: [],
  },
  {
    kind: 'reject',
    name: 'Efter samtalen',
    message:
      'Hej {name}\n\nTak for en god samtale. Vi har valgt en anden til stillingen. Det var et tæt valg, og vi fortæller gerne, ' +
      'hvad vi lagde vægt på. Ring eller skriv, hvis du vil høre mere.\n\nVenlig hilsen\n{employer}',
    questions: [],
  },
  {
    kind: 'park',
    name: 'Svar i næste uge',
    message:
      'Hej {name}\n\nVi har læst din ansøgning og vil gerne se de sidste, før vi inviterer til samtaler. Du hører fra os i næste uge.' +
      '\n\nVenlig hilsen\n{employer}',
    questions: [],
  },
  {
    kind: 'ask',
    name: 'Start, vagter og en opgave',
    message: '',
    questions: [
      { question: 'Hvornår kan du begynde?', text: 1, video: 0 },
      { question: 'Kan du tage en vagt om måneden?', text: 1, video: 0 },
      { question: 'Fortæl om en opgave, du er stolt af.', text: 1, video: 1 },
    ],
  },
];
