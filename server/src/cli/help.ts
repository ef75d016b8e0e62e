import type { Command, CommandLine } from './command.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { wrapped } from '../lib/text/wrapped.ts'

const LEFT = 34
/** In fewer columns than these, words of a right column would stand one below the other. */
const NARROW = 78
/** Letters in a line, however narrow the terminal says it is. */
const FEWEST = 20

/** The help of the program: every command on a line. `width`: of the terminal, if it is one. */
export function programHelp(commands: CommandLine[], width = Infinity): string {
  return [
    'Arauto: busca e monitoramento do Diário Oficial da União.',
    '',
    `Uso: ${PROGRAM} <comando> [opções]`,
    '',
    'Comandos:',
    ...commands.map((c) => columns(`${c.nome} ${c.posicionais}`.trim(), c.resumo, width)),
    '',
    `Ajuda de um comando: ${PROGRAM} ajuda <comando>; a versão: ${PROGRAM} --versao`,
    `A pasta de dados é a da variável ARAUTO_DATA_DIR; esta e as outras: ${PROGRAM} ajuda configuracao`,
  ].join('\n')
}

/** The help of commands that begin with the same word: `chave`. */
export function groupHelp(name: string, members: CommandLine[], width = Infinity): string {
  return [
    `Uso: ${PROGRAM} ${name} <comando> [opções]`,
    '',
    'Comandos:',
    ...members.map((c) => columns(`${c.nome} ${c.posicionais}`.trim(), c.resumo, width)),
    '',
    `Ajuda de um comando: ${PROGRAM} ajuda ${name} <comando>`,
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(command: Command, width = Infinity): string {
  const options = Object.entries(command.opcoes).map(([name, option]) => {
    const flag = option.tipo === 'texto' ? `--${name} <valor>` : `--${name}`
    return columns(flag, option.descricao + (option.obrigatoria ? ' (obrigatória)' : ''), width)
  })
  return [
    command.resumo,
    '',
    `Uso: ${PROGRAM} ${command.nome} ${command.posicionais} [opções]`.replace('  ', ' '),
    '',
    'Opções:',
    ...options,
    columns('--ajuda', 'Mostra esta ajuda.', width),
    ...(command.complemento ? ['', command.complemento()] : []),
  ].join('\n')
}

/**
 * Two columns, the right one within the terminal's width; below each other where it is narrow. What is too long for the
 * left column has a line of its own. In a file or a pipe nothing is broken.
 */
function columns(left: string, right: string, width: number): string {
  const isNarrow = width < NARROW
  const indent = ' '.repeat(isNarrow ? 6 : LEFT + 3)
  const text = wrapped(right, Math.max(FEWEST, width - indent.length - 1)).join(`\n${indent}`)
  if (isNarrow || left.length > LEFT) return `  ${left}\n${indent}${text}`
  return `  ${left.padEnd(LEFT)} ${text}`
}
