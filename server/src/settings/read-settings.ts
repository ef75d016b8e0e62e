import { closestWord } from '../lib/text/closest-word.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { SettingReading } from './kinds.ts'
import { ALL_SETTINGS, CLASHES, NEEDS, type Setting } from './table.ts'

/** Variables by name, as in a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Every variable with this prefix is a setting, or a mistake. */
const PREFIX = 'ARAUTO_'
/** Except those of the client libraries: developers have them in the same environment. */
export type ClientVariable = 'ARAUTO_API_KEY' | 'ARAUTO_BASE_URL'
export const CLIENT_VARIABLES: readonly string[] = [
  'ARAUTO_API_KEY',
  'ARAUTO_BASE_URL',
] satisfies ClientVariable[]

/** Addresses with a name and a password before the host. */
const WITH_PASSWORD = /:\/\/[^/?#]*@/

/** The value of a setting in this environment; `fallback` replaces its own default. */
export function readSetting<T>(
  setting: Setting<T>,
  env: Environment,
  fallback = setting.default ?? '',
): SettingReading<T> {
  return setting.kind.read(givenText(setting, env) || fallback)
}

/** All faults of an environment, one line each, in Portuguese; no secret is shown. */
export function settingProblems(env: Environment): string[] {
  return [...unknownNames(env), ...wrongValues(env), ...missingPartners(env), ...clashes(env)]
}

/** Their values are not shown: one may be a secret under a misspelled name. */
function unknownNames(env: Environment): string[] {
  const known = ALL_SETTINGS.map(({ name }) => name)
  const inSmallLetters = known.map((name) => name.toLowerCase())
  return Object.keys(env)
    .filter(
      (name) =>
        name.startsWith(PREFIX) && !known.includes(name) && !CLIENT_VARIABLES.includes(name),
    )
    .map((name) => {
      const meant = closestWord(name, inSmallLetters)?.toUpperCase()
      const wayOut = meant ? `Quis dizer ${meant}?` : `Veja: ${PROGRAM} ajuda configuracao`
      return `${name}: não existe. ${wayOut}`
    })
}

function wrongValues(env: Environment): string[] {
  return ALL_SETTINGS.flatMap((setting) => {
    const reading = readSetting(setting, env)
    if (!('wrong' in reading)) return []
    const isSecret = setting.secret || WITH_PASSWORD.test(reading.wrong)
    const quoted = isSecret ? '' : `"${reading.wrong}" `
    return [`${setting.name}: ${quoted}não é ${setting.kind.form}.`]
  })
}

function missingPartners(env: Environment): string[] {
  return NEEDS.filter(
    ([given, needed]) => givenText(given, env) !== '' && givenText(needed, env) === '',
  ).map(([given, needed]) => `${needed.name}: falta, e há ${given.name}.`)
}

function clashes(env: Environment): string[] {
  return CLASHES.filter(
    ([given, other]) => givenText(given, env) !== '' && givenText(other, env) !== '',
  ).map(([given, other]) => `${given.name}: não se combina com ${other.name}; tire uma das duas.`)
}

function givenText({ name, untrimmed }: Setting, env: Environment): string {
  const raw = env[name] ?? ''
  return untrimmed ? raw : raw.trim()
}
