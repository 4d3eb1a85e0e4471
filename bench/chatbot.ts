import { inLanguage } from '../apps/server/src/platform/language.ts';
import { chatbotQuestions, englishQuestions, judge, sharesInEnglish, sharesOf } from './support/chatbot-questions.ts';
import { say } from './support/report.ts';

// npm run bench:chatbot: how many labelled questions (bench/questions/chatbot.json, chatbot-en.json) the built-in chatbot
// answers correctly. With --weak it also lists the others.

const goals = { right: 0.9, wrong: 0.05 };
const missed: string[] = [];
const halves = [
  ['tuned', sharesOf('tuned')],
  ['held', sharesOf('held')],
  ['English', sharesInEnglish()],
] as const;
for (const [split, { right, wrong, questions }] of halves) {
  say(`${split}, questions`, questions);
  say(`${split}, answered right`, right.toFixed(3));
  say(`${split}, wrong with confidence`, wrong.toFixed(3));
  if (right < goals.right) missed.push(`${split}: right`);
  if (wrong >= goals.wrong) missed.push(`${split}: wrong`);
}
if (process.argv.includes('--weak')) {
  const judged = [
    ...chatbotQuestions.map((one) => ({ one, ...judge(one) })),
    ...englishQuestions.map((one) => ({ one, ...inLanguage('en', () => judge(one)) })),
  ];
  for (const { one, verdict, given } of judged) {
    if (verdict !== 'right')
      say(`${verdict} (${one.split})`, `${one.question} → ${given}, not ${one.expect.join(' or ')}`);
  }
}
say('goals', missed.length > 0 ? `missed (${missed.join(', ')})` : 'reached');
