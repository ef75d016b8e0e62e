import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Command } from './command.ts'
import { bashCompletion } from './completion/bash.ts'
import { fishCompletion } from './completion/fish.ts'
import { type Tree, completionTree } from './completion/tree.ts'
import { zshCompletion } from './completion/zsh.ts'

const SHELLS = new Map<string, (tree: Tree) => string>([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
])

/** `commands`: the table that this command is part of. */
export function completar(commands: () => Command[]): Command {
  return {
    nome: 'completar',
    resumo: 'Escreve o que faz o shell completar os comandos: source <(arauto completar bash)',
    posicionais: '<bash | zsh | fish>',
    opcoes: {},
    executar({ posicionais: [shell = '', ...others] }) {
      const script = SHELLS.get(shell)
      if (script === undefined || others.length > 0)
        throw new Problem('parametro_invalido', 'Informe o shell: bash, zsh ou fish.', [
          detailOf('shell', 'esperado exatamente um', `Por exemplo: ${PROGRAM} completar bash`),
        ])
      console.log(script(completionTree(commands())))
      return Promise.resolve(0)
    },
  }
}
