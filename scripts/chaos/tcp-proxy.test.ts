import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../stack/ports.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
beforeEach(async () => {
  const port = await freePort();
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(
    port,
    '127.0.0.1',
  );
  proxy = await startTcpProxy();
  proxy.forwardTo(`127.0.0.1:${port}`);
});
afterEach(async () => {
  await proxy.close();
  echo.close();
});

function dial() {
  const [host, port] = proxy.address.split(':');
  // The proxy resets what is open when a test ends.
  return connect(Number(port), host)
    .setEncoding('utf8')
    .on('error', () => undefined);
}

it('passes bytes on in both directions', async () => {
  const socket = dial();
  socket.write('hola');
  expect(await once(socket, 'data')).toEqual(['hola']);
});

it('holds bytes back until it passes again, and keeps their order', async () => {
  const socket = dial();
  socket.write('uno');
  await once(socket, 'data');
  proxy.setMode('hold');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.write('dos ');
  socket.write('tres');
  await new Promise(setImmediate);
  expect(heard).toBe('');
  proxy.setMode('pass');
  while (heard !== 'dos tres') await once(socket, 'data');
});

it('holds answers back alone, and what is asked arrives', async () => {
  const asked = once(echo, 'connection').then(([socket]) => once(socket, 'data'));
  proxy.setMode('hold-answers');
  const socket = dial();
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.write('hola');
  expect(String((await asked)[0])).toBe('hola');
  await new Promise(setImmediate);
  expect(heard).toBe('');
  proxy.setMode('pass');
  while (heard !== 'hola') await once(socket, 'data');
});

it('resets connections that are open and those that are made', async () => {
  const socket = dial();
  socket.write('hola');
  await once(socket, 'data');
  proxy.setMode('reset');
  expect((await once(socket, 'error'))[0]).toMatchObject({ code: 'ECONNRESET' });
  expect((await once(dial(), 'error'))[0]).toMatchObject({ code: 'ECONNRESET' });
});
