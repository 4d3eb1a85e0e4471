import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import rooms from '@jobblik/words/da/rooms.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { InviteDialog } from './invite-dialog';

/** A server that refuses every address, and the number of its requests. */
let server: Server;
let requestCount = 0;

beforeAll(async () => {
  registerWords('da', { da: { problems, rooms, ui } });
  server = createServer((_request, response) => {
    requestCount += 1;
    const fields = [{ path: 'email', code: 'not_an_email' }];
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'invalid_input', title: '', status: 400, fields }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/stream/1`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(cleanup);

test('an invitation without an address, or with a refused one, moves the focus to the field', async () => {
  renderScreen(<InviteDialog path="/stream/1" mayMail onClose={vi.fn()} />);
  const field = screen.getByLabelText<HTMLInputElement>(rooms.invite.email);
  const send = screen.getByRole('button', { name: rooms.invite.send });
  const expectWrong = async (error: string) => {
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(error)).toBeTruthy();
  };
  send.focus();
  fireEvent.click(send);
  await expectWrong(problems.fields.required);
  expect(requestCount).toBe(0);
  fireEvent.change(field, { target: { value: 'karen' } });
  send.focus();
  fireEvent.click(send);
  await expectWrong(problems.fields.not_an_email);
  expect(requestCount).toBe(1);
});
