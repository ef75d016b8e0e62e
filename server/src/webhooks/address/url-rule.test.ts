import { expect, test } from 'vitest'
import { PUBLIC_PORTS, hostProblem, urlProblem } from './url-rule.ts'

const policy = { ports: PUBLIC_PORTS, allowHosts: new Set(['receptor.lan', 'localhost:9443']) }

test.each([
  'https://exemplo.com.br',
  'https://exemplo.com.br/',
  'https://EXEMPLO.com.br:8443/caminho?a=1#x',
  'https://exemplo.com.br./',
  'https://avião.com.br/',
  'https://receptor.lan/',
  'https://receptor.lan:1234/',
  'https://RECEPTOR.lan.:1234/',
  'https://localhost:9443/',
])('%s may be a target', (url) => {
  expect(urlProblem(url, policy)).toBeNull()
})

test.each([
  ['', 'não é um endereço'],
  ['exemplo.com.br', 'não é um endereço'],
  ['https://', 'não é um endereço'],
  ['http://exemplo.com.br/', 'https://'],
  ['http://receptor.lan/', 'https://'],
  ['ftp://exemplo.com.br/', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['https://ana:senha@exemplo.com.br/', 'usuário'],
  ['https://ana@receptor.lan/', 'usuário'],
  ['https://exemplo.com.br:80/', 'porta'],
  ['https://exemplo.com.br:22/', 'porta'],
  ['https://127.0.0.1/', 'número IP'],
  ['https://1.1.1.1/', 'número IP'],
  ['https://2130706433/', 'número IP'],
  ['https://0x7f000001/', 'número IP'],
  ['https://127.1/', 'número IP'],
  ['https://１２７.０.０.１/', 'número IP'],
  ['https://[::1]/', 'número IP'],
  ['https://[::ffff:169.254.169.254]/', 'número IP'],
  ['https://localhost/', 'nome público'],
  ['https://localhost:9444/', 'nome público'],
  ['https://intranet/', 'nome público'],
  ['https://a.localhost/', 'nome público'],
  ['https://impressora.local/', 'nome público'],
  ['https://metadata.google.internal/', 'nome público'],
  ['https://metadata.google.internal./', 'nome público'],
  ['https://metadata.google.internal../', 'nome público'],
  ['https://roteador.home.arpa/', 'nome público'],
  [' https://exemplo.com.br/', 'espaço'],
  ['https://exem\tplo.com.br/', 'espaço'],
  ['https://exemplo.com.br/a\nb', 'espaço'],
  ['https://exemplo.com.br/a\0', 'controle'],
  ['https:exemplo.com.br', 'https://'],
  ['https:\\\\exemplo.com.br', 'https://'],
  ['https:///exemplo.com.br', 'https://'],
  [`https://exemplo.com.br/${'a'.repeat(2_048)}`, 'caracteres'],
])('%s may not', (url, problem) => {
  expect(urlProblem(url, policy)).toContain(problem)
})

test('an IP address may be allowed, too', () => {
  const literal = { ports: PUBLIC_PORTS, allowHosts: new Set(['127.0.0.1:9443', '[::1]']) }
  expect(urlProblem('https://127.0.0.1:9443/', literal)).toBeNull()
  expect(urlProblem('https://[::1]:1/', literal)).toBeNull()
  expect(hostProblem('127.0.0.1', 443, literal)).toContain('número IP')
})
