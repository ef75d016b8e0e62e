import type { Command } from '../command.ts'

/** A possible next word and its purpose. */
export interface Choice {
  name: string
  about: string
}

/**
 * The words that a shell completes: the first ones, the second ones of groups, and the options of
 * each command.
 */
export interface Tree {
  first: Choice[]
  groups: { name: string; members: Choice[] }[]
  commands: { words: string[]; options: (Choice & { takesValue: boolean })[] }[]
}

const HELP_OPTION = { name: 'ajuda', about: 'Mostra esta ajuda.', takesValue: false }

export function completionTree(commands: Command[]): Tree {
  const groups = new Map<string, Choice[]>()
  const first = new Map<string, string>()
  for (const { nome, resumo } of commands) {
    const [name = '', second] = nome.split(' ')
    // A command may have others below it, which are listed before it: what it does says more.
    if (second === undefined) first.set(name, resumo)
    else if (groups.has(name)) groups.get(name)!.push({ name: second, about: resumo })
    else {
      groups.set(name, [{ name: second, about: resumo }])
      first.set(name, `Comandos de ${name}.`)
    }
  }
  const choices = [...first].map(([name, about]) => ({ name, about }))
  return {
    first: [...choices, { name: 'ajuda', about: 'Mostra a ajuda de um comando.' }],
    groups: [...groups].map(([name, members]) => ({ name, members })),
    commands: commands.map(({ nome, opcoes }) => ({
      words: nome.split(' '),
      options: [...Object.entries(opcoes).map(optionOf), HELP_OPTION],
    })),
  }
}

function optionOf([name, { tipo, descricao }]: [string, Command['opcoes'][string]]) {
  return { name, about: descricao, takesValue: tipo === 'texto' }
}
