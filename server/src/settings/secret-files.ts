import { readFileSync, statSync } from 'node:fs'
import type { Environment } from './read-settings.ts'
import { ALL_SETTINGS } from './table.ts'

/** Far above any secret; what is larger is another file, or a device that never ends. */
const MOST_BYTES = 64 * 1024

/**
 * The variable that names a file with the value of a secret. An environment is seen by every child and by
 * whoever may list processes; a file has its own rights. Container engines and systemd mount secrets so.
 */
export function fileVariableOf({ name }: { readonly name: string }): string {
  return `${name}_FILE`
}

/**
 * The environment with the secrets of its files in place of their names, and a line in Portuguese for each
 * that cannot be had. No content is ever shown.
 */
export function withSecretFiles(env: Environment): { env: Environment; problems: string[] } {
  const found: Record<string, string | undefined> = { ...env }
  const problems: string[] = []
  for (const setting of ALL_SETTINGS.filter(({ secret }) => secret)) {
    const variable = fileVariableOf(setting)
    delete found[variable]
    const path = env[variable]?.trim()
    if (!path) continue
    const reading = env[setting.name]?.trim() ? givenTwice(setting) : contentOf(path)
    if ('problem' in reading) problems.push(`${variable}: ${reading.problem}`)
    else found[setting.name] = reading.content
  }
  return { env: found, problems }
}

function givenTwice({ name }: { readonly name: string }) {
  return { problem: `há ${name}, também; fique com uma das duas.` }
}

function contentOf(path: string): { content: string } | { problem: string } {
  try {
    const found = statSync(path)
    if (!found.isFile()) return { problem: `"${path}" não é um arquivo.` }
    if (found.size > MOST_BYTES) return { problem: `"${path}" tem mais de 64 KiB.` }
    // Editors and `openssl rand` end a file with a line break that is no part of the secret.
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return content === '' ? { problem: `"${path}" está vazio.` } : { content }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    return { problem: `"${path}" ${UNREAD[code] ?? `não pôde ser lido (${code})`}.` }
  }
}

/** Why a file could not be read, by the names of the operating system. */
const UNREAD: Record<string, string> = {
  ENOENT: 'não existe',
  ENOTDIR: 'não existe',
  EACCES: 'não pode ser lido por este usuário: confira o dono e as permissões',
}
