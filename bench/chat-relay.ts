import { createServer } from 'node:http';
import { Server } from 'socket.io';

// The smallest chat server there can be, as a process of its own: who a socket is it says itself, nothing is asked, nothing is
// stored. Prints the port it listens on.
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  const { id } = socket.handshake.auth as { id: number };
  void socket.join(`user:${id}`);
  socket.on(
    'chat_message',
    (message: { uuid: string; receiver: number; message: string }, acknowledge: (answer: unknown) => void) => {
      io.to([`user:${id}`, `user:${message.receiver}`]).emit('chat_message', { ...message, userid: id });
      acknowledge({ uuid: message.uuid, seq: 1 });
    },
  );
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
