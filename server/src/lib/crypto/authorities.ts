import { X509Certificate } from 'node:crypto'
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
    void new X509Certificate(pem) // a context takes a text without any, too
    createSecureContext({ ca: pem })
    return pem
  } catch (error) {
    const mensagem = `${setting}: ${path} não pôde ser lido como certificados em PEM.`
    const wayOut = 'Confira o caminho e as permissões do arquivo, ou deixe a variável vazia.'
    throw new Problem('parametro_invalido', mensagem, [detailOf(setting, mensagem, wayOut)], error)
  }
}

/**
 * Reads a certificate and its key, each from the PEM file that a setting gives.
 * @throws Problem naming the setting whose file cannot be used, or whose key belongs to another certificate
 */
export function readCertificate(
  [certSetting, certPath]: readonly [setting: string, path: string],
  [keySetting, keyPath]: readonly [setting: string, path: string],
): { cert: string; key: string } {
  const cert = readAuthorities(certSetting, certPath)
  try {
    const key = readFileSync(keyPath, 'utf8')
    createSecureContext({ cert, key })
    return { cert, key }
  } catch (error) {
    const mensagem = `${keySetting}: ${keyPath} não pôde ser lido como a chave, em PEM e sem senha, do certificado ${certPath}.`
    const wayOut = 'Confira o caminho e as permissões do arquivo, e se a chave é a do certificado.'
    throw new Problem(
      'parametro_invalido',
      mensagem,
      [detailOf(keySetting, mensagem, wayOut)],
      error,
    )
  }
}
