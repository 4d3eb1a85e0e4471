import type chatbotAnswers from '@jobblik/words/da/chatbot-answers.json';
import type content from '@jobblik/words/da/content.json';
import type cvDocument from '@jobblik/words/da/cv-document.json';
import type mail from '@jobblik/words/da/mail.json';
import type membership from '@jobblik/words/da/membership.json';
import type problems from '@jobblik/words/da/problems.json';
import type shell from '@jobblik/words/da/shell.json';

/** The lists of words that the server writes with, by name. */
export interface WordResources {
  'chatbot-answers': typeof chatbotAnswers;
  content: typeof content;
  'cv-document': typeof cvDocument;
  mail: typeof mail;
  membership: typeof membership;
  problems: typeof problems;
  shell: typeof shell;
}
