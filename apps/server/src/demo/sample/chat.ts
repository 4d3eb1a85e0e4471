import { messageType } from '@jobblik/contract/chat/chat.rules';

/** A message of the sample seeker's conversations. */
export interface SampleMessage {
  from: 'seeker' | 'employer';
  daysAgo: number;
  type: Exclude<(typeof messageType)[keyof typeof messageType], typeof messageType.interview>;
  text?: string;
  /** An interview that many working days from the load: from HH:mm to HH:mm, and the outcome of the request. */
  interview?: { days: number; start: string; end: string; state: 'open' | 'accepted' | 'declined' | 'moved' };
  /** For types 3, 4 and 80: answers the last request before it; type 80 with this reason. */
  reason?: string;
}

export interface SampleConversation {
  /** The ad that they write about. */
  job: string;
  /** Who has read everything; for the other the last messages are unread. */
  read: 'both' | 'employer';
  messages: SampleMessage[];
}

const { text, questions, interviewRequest, interviewAccepted, interviewDeclined } = messageType;
const { image, document, pdf, postponed, pending, rejected } = messageType;

/** Conversations of the sample seeker, one of them with the demo's employer. */
export const sampleConversations: SampleConversation[] = [
  {
    job: 'backendudvikler-maaledata',
    read: 'employer',
    messages: [
      { from: 'employer', daysAgo: 4, type: questions },
      { from: 'seeker', daysAgo: 3.9, type: text, text: 'Tak for spørgsmålene. Jeg svarer på dem i morgen.' },
      { from: 'employer', daysAgo: 3.8, type: text, text: 'Det lyder godt. Der er ingen hast.' },
      { from: 'seeker', daysAgo: 3, type: pdf, text: 'CV.pdf' },
      {
        from: 'employer',
        daysAgo: 2.2,
        type: interviewRequest,
        interview: { days: 3, start: '10:00', end: '10:30', state: 'accepted' },
      },
      { from: 'seeker', daysAgo: 2.1, type: interviewAccepted },
      { from: 'employer', daysAgo: 0.3, type: image, text: 'Vores kontor.png' },
      {
        from: 'employer',
        daysAgo: 0.29,
        type: text,
        text: 'Sådan ser der ud hos os.\nVi glæder os til at tale med dig.',
      },
    ],
  },
  {
    job: 'udvikler-drift',
    read: 'both',
    messages: [
      {
        from: 'employer',
        daysAgo: 5,
        type: pending,
        text: 'Kære Amalie, tak for din ansøgning. Vi læser den i denne uge.',
      },
      {
        from: 'employer',
        daysAgo: 4,
        type: interviewRequest,
        interview: { days: -1, start: '13:00', end: '13:45', state: 'moved' },
      },
      { from: 'seeker', daysAgo: 3.9, type: postponed, reason: 'Jeg er desværre på kursus den dag.' },
      {
        from: 'employer',
        daysAgo: 3,
        type: interviewRequest,
        interview: { days: 4, start: '09:00', end: '09:45', state: 'open' },
      },
      { from: 'employer', daysAgo: 2.9, type: document, text: 'Om samtalen.docx' },
    ],
  },
  {
    job: 'frontendudvikler-fjern',
    read: 'both',
    messages: [
      {
        from: 'employer',
        daysAgo: 9,
        type: interviewRequest,
        interview: { days: -6, start: '11:00', end: '11:30', state: 'declined' },
      },
      { from: 'seeker', daysAgo: 8.5, type: interviewDeclined },
      {
        from: 'employer',
        daysAgo: 7,
        type: rejected,
        text: 'Kære Amalie, tak for snakken. Vi er gået videre med en anden. Held og lykke fremover.',
      },
    ],
  },
];
