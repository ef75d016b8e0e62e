import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { Problem, detailOf } from '../errors/problem.ts'

/**
 * Reads the certificate authorities of a PEM file. @throws Problem naming the `setting` that gives
 * the file
 */
export function readAuthorities(setting: string, path: string): string {
  try {
    const pem = readFileSync(path, 'utf8')
    createSecureContext({ ca: pem })
    return pem
  } catch (error) {
    const mensagem = `${setting}: ${path} não pôde ser lido como certificados em PEM.`
    const wayOut = 'Confira o caminho e as permissões do arquivo, ou deixe a variável vazia.'
    throw new Problem('parametro_invalido', mensagem, [detailOf(setting, mensagem, wayOut)], error)
  }
}
