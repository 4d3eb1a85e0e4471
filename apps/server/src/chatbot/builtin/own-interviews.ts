import type { BotLink } from '@jobblik/contract/chatbot/chatbot.schema';
import { type InterviewOnWire, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import type { Principal } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { calendarPath, comingInterviews, dashboardInterviews, timeInWords } from '../../interviews/index.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { ChatbotAnswer } from '../chatbot.ts';
import { ownInterviewsId } from './own-interviews-id.ts';

const word = words('chatbot-answers');
const state = words('interviews');

/** Most interviews that are counted, and that are named. */
const mostCounted = 20;
const mostNamed = 3;

/** The coming interviews of the person who asks, of nobody else; a guest is asked to sign in. */
export async function answerWithInterviews(services: Services, who: Principal): Promise<ChatbotAnswer> {
  if (who.kind === 'guest')
    return answerOf(word('interviews.sign_in'), [{ label: word('interviews.sign_in_link'), to: pathTo('login') }]);
  if (who.role === 'admin') return answerOf(word('interviews.none'), []);
  const coming = await readComing(services, who.role, who);
  const now = services.clock.now();
  const to = calendarPath(who.role);
  const named = coming.slice(0, mostNamed).map(({ name, facts }) => ({
    label: word('interviews.with', { name }),
    to,
    note: [timeOf(facts), state(`state.${phaseOf(facts, now) as 'agreed'}`)].join(' · '),
  }));
  const calendar = { label: word('interviews.calendar'), to };
  const text =
    coming.length === 0
      ? word('interviews.none')
      : word('interviews.coming', { count: coming.length, when: timeOf(coming[0]?.facts) });
  return answerOf(text, [...named, calendar]);
}

async function readComing(
  services: Services,
  role: 'seeker' | 'employer',
  { userId, demo }: { userId: number; demo: boolean },
) {
  if (role === 'seeker')
    return (await dashboardInterviews(services, userId)).map(({ company, ...facts }) => ({ name: company, facts }));
  return (await comingInterviews(services, { userId, demo }, mostCounted)).map(({ name, ...facts }) => ({
    name,
    facts,
  }));
}

function timeOf(facts: InterviewOnWire | undefined): string {
  const instant = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return timeInWords({ startsAt: instant(facts?.starts_at), endsAt: instant(facts?.ends_at) });
}

function answerOf(answer: string, links: BotLink[]): ChatbotAnswer {
  return { kind: 'answer', answer, links, choices: [], context: { topic: ownInterviewsId } };
}
