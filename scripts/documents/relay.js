// relay.js PORT SOCKET: forwards connections to this port of the machine to the Unix socket.
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

const [port, socketPath] = process.argv.slice(2)
createServer((inside) => {
  const outside = connect(socketPath)
  pipeline(inside, outside, inside, () => {})
}).listen(Number(port), '127.0.0.1')
