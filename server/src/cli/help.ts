import type { Command, CommandLine } from './command.ts'
import { PROGRAM } from '../lib/errors/program.ts'

const LEFT = 34

/** The help of the program: every command on a line. */
export function programHelp(commands: CommandLine[]): string {
  return [
    'Arauto: busca e monitoramento do Diário Oficial da União.',
    '',
    `Uso: ${PROGRAM} <comando> [opções]`,
    '',
    'Comandos:',
    ...commands.map((c) => columns(`${c.nome} ${c.posicionais}`.trim(), c.resumo)),
    '',
    `Ajuda de um comando: ${PROGRAM} ajuda <comando>; a versão: ${PROGRAM} --versao`,
    `A pasta de dados é a da variável ARAUTO_DATA_DIR; esta e as outras: ${PROGRAM} ajuda configuracao`,
  ].join('\n')
}

/** The help of commands that begin with the same word: `chave`. */
export function groupHelp(name: string, members: CommandLine[]): string {
  return [
    `Uso: ${PROGRAM} ${name} <comando> [opções]`,
    '',
    'Comandos:',
    ...members.map((c) => columns(`${c.nome} ${c.posicionais}`.trim(), c.resumo)),
    '',
    `Ajuda de um comando: ${PROGRAM} ajuda ${name} <comando>`,
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.opcoes).map(([name, option]) => {
    const flag = option.tipo === 'texto' ? `--${name} <valor>` : `--${name}`
    return columns(flag, option.descricao + (option.obrigatoria ? ' (obrigatória)' : ''))
  })
  return [
    command.resumo,
    '',
    `Uso: ${PROGRAM} ${command.nome} ${command.posicionais} [opções]`.replace('  ', ' '),
    '',
    'Opções:',
    ...options,
    columns('--ajuda', 'Mostra esta ajuda.'),
    ...(command.complemento ? ['', command.complemento()] : []),
  ].join('\n')
}

/** What is too long for its column has a line of its own. */
function columns(left: string, right: string): string {
  const end = left.length > LEFT ? `\n  ${' '.repeat(LEFT)}` : ''
  return `  ${left.padEnd(LEFT)}${end} ${right}`
}
