import { chatbotQuestions, judge, sharesOf } from './support/chatbot-questions.ts';
import { say } from './support/report.ts';

// npm run bench:chatbot: how the built-in chatbot answers labelled Danish questions (bench/questions/chatbot.json). With --weak it
// also lists those that it does not answer right.

const goals = { right: 0.9, wrong: 0.05 };
const missed: string[] = [];
for (const split of ['tuned', 'held'] as const) {
  const { right, wrong, questions } = sharesOf(split);
  say(`${split}, questions`, questions);
  say(`${split}, answered right`, right.toFixed(3));
  say(`${split}, wrong with confidence`, wrong.toFixed(3));
  if (right < goals.right) missed.push(`${split}: right`);
  if (wrong >= goals.wrong) missed.push(`${split}: wrong`);
}
if (process.argv.includes('--weak')) {
  for (const one of chatbotQuestions) {
    const { verdict, given } = judge(one);
    if (verdict !== 'right')
      say(`${verdict} (${one.split})`, `${one.question} → ${given}, not ${one.expect.join(' or ')}`);
  }
}
say('goals', missed.length > 0 ? `missed (${missed.join(', ')})` : 'reached');
