import type blog from '@jobblik/words/da/blog.json';
import type chatbot from '@jobblik/words/da/chatbot.json';
import type chatbotAnswers from '@jobblik/words/da/chatbot-answers.json';
import type content from '@jobblik/words/da/content.json';
import type cvDocument from '@jobblik/words/da/cv-document.json';
import type guides from '@jobblik/words/da/guides.json';
import type interviews from '@jobblik/words/da/interviews.json';
import type jobs from '@jobblik/words/da/jobs.json';
import type landing from '@jobblik/words/da/landing.json';
import type mail from '@jobblik/words/da/mail.json';
import type membership from '@jobblik/words/da/membership.json';
import type notifications from '@jobblik/words/da/notifications.json';
import type problems from '@jobblik/words/da/problems.json';
import type recommendations from '@jobblik/words/da/recommendations.json';
import type services from '@jobblik/words/da/services.json';
import type shell from '@jobblik/words/da/shell.json';

/** The lists of words that the server writes with, by name. */
export interface WordResources {
  blog: typeof blog;
  chatbot: typeof chatbot;
  'chatbot-answers': typeof chatbotAnswers;
  content: typeof content;
  'cv-document': typeof cvDocument;
  guides: typeof guides;
  interviews: typeof interviews;
  jobs: typeof jobs;
  landing: typeof landing;
  mail: typeof mail;
  membership: typeof membership;
  notifications: typeof notifications;
  problems: typeof problems;
  recommendations: typeof recommendations;
  services: typeof services;
  shell: typeof shell;
}
