import { createServer } from 'node:http';
import { Server } from 'socket.io';

// The smallest possible chat server, in a separate process: sockets choose their own identity, it checks and stores nothing. Prints
// the port that it listens on.
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
