// relay.js PORT SOCKET: what connects to the port of this machine is connected to the socket of the file system.
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

const [port, socketPath] = process.argv.slice(2)
createServer((inside) => {
  const outside = connect(socketPath)
  pipeline(inside, outside, inside, () => {})
}).listen(Number(port), '127.0.0.1')
