import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import { beforeEach, expect, it } from 'vitest';
import { newConversation, readConversation, storeConversation, withTurn } from './conversation';

beforeEach(() => sessionStorage.clear());

const spoken = (owner: number | null) => withTurn(newConversation(owner), { id: '1', from: 'person', text: 'hej' });

it.each([
  ['a guest keeps it', null, null, 1],
  ['a guest who signs in keeps it', null, 7, 1],
  ['a person keeps it', 7, 7, 1],
  ['it is empty for a guest after signing out', 7, null, 0],
  ['it is empty for another person', 7, 8, 0],
])('%s', (_what, before, now, turns) => {
  storeConversation(spoken(before));
  const read = readConversation(now);
  expect([read.turns.length, read.owner]).toEqual([turns, now]);
});

it('starts empty if the stored conversation cannot be read', () => {
  sessionStorage.setItem('chatbot', '{');
  expect(readConversation(null).turns).toEqual([]);
});

it('keeps only the newest lines', () => {
  let conversation = newConversation(null);
  for (let at = 0; at < chatbotLimits.turns + 5; at += 1)
    conversation = withTurn(conversation, { id: `${at}`, from: 'person', text: `${at}` });
  expect(conversation.turns).toHaveLength(chatbotLimits.turns);
  expect(conversation.turns[0]).toMatchObject({ text: '5' });
});
