import { describe, expect, it } from 'vitest';
import { describeBrowserError } from './browser-errors.rules.ts';
import type { BrowserError } from './browser-errors.schema.ts';

const described = (part: Partial<BrowserError>) =>
  describeBrowserError({ kind: 'script', route: '', type: '', message: '', stack: '', ...part });

describe('the message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined (reading …'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Karen', 'Minified React error #418'],
    ['Kære Karen Holm er ikke til at finde', '… at …'],
    ['Failed to fetch https://jobblik.test/kandidat?email=karen@example.dk', 'Failed to fetch …'],
    ['"karen@example.dk" is not a valid value', '… is not a valid value'],
    ['Invalid CPR 010190-1234 for Karen', 'Invalid … for …'],
    ['Unexpected token \'K\', "Karen" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ])('%s: %s', (message, left) => expect(described({ message }).message).toBe(left));

  it('is short, whatever is sent', () => {
    expect(described({ message: 'not '.repeat(5000) }).message.length).toBeLessThanOrEqual(200);
  });
});

describe('the stack', () => {
  it.each([
    ['V8', '    at Inbox (https://jobblik.test/assets/inbox-Bx1.js?v=Karen:12:345)', 'Inbox inbox-Bx1.js:12:345'],
    ['V8', '    at https://jobblik.test/assets/inbox-Bx1.js:12:345', '(anonymous) inbox-Bx1.js:12:345'],
    ['V8', '    at async load (https://jobblik.test/assets/a.js:1:2)', 'load a.js:1:2'],
    ['Firefox and Safari', 'Inbox@https://jobblik.test/assets/inbox-Bx1.js:12:345', 'Inbox inbox-Bx1.js:12:345'],
    ['anything else', 'Error: Kære Karen Holm\nhttps://jobblik.test/kandidat?email=karen@example.dk', ''],
  ])('of %s has places only: %s', (_, stack, left) => expect(described({ stack }).stack).toBe(left));

  it('has at most ten lines', () => {
    const stack = Array.from({ length: 50 }, (_, at) => `f@https://jobblik.test/a.js:${at}:1`).join('\n');
    expect(described({ stack }).stack.split('\n')).toHaveLength(10);
  });
});

it.each([
  ['jobs/ad/job.page', 'jobs/ad/job.page'],
  ['/job/17/kok?keyword=Karen', ''],
  ['Karen Holm', ''],
])('the route %s: %s', (route, left) => expect(described({ route }).route).toBe(left));

it.each([
  ['TypeError', 'TypeError'],
  ['DOMException', 'DOMException'],
  ['Karen', 'Error'],
  ['karen@example.dk Error', 'Error'],
])('the type %s: %s', (type, left) => expect(described({ type }).type).toBe(left));
