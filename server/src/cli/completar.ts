import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Command, CommandBody } from './command.ts'
import { bashCompletion } from './completion/bash.ts'
import { fishCompletion } from './completion/fish.ts'
import { type Tree, completionTree } from './completion/tree.ts'
import { zshCompletion } from './completion/zsh.ts'

const SHELLS = new Map<string, (tree: Tree) => string>([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
])

/** `commands`: all that there are, this one among them. */
export function completar(commands: () => Promise<Command[]>): CommandBody {
  return {
    opcoes: {},
    async executar({ posicionais: [shell = '', ...others] }) {
      const script = SHELLS.get(shell)
      if (script === undefined || others.length > 0)
        throw new Problem('parametro_invalido', 'Informe o shell: bash, zsh ou fish.', [
          detailOf('shell', 'esperado exatamente um', `Por exemplo: ${PROGRAM} completar bash`),
        ])
      console.log(script(completionTree(await commands())))
      return 0
    },
  }
}
