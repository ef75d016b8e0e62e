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
  const first: Choice[] = []
  for (const { nome, resumo } of commands) {
    const [name = '', second] = nome.split(' ')
    if (second === undefined) first.push({ name, about: resumo })
    else if (groups.has(name)) groups.get(name)!.push({ name: second, about: resumo })
    else {
      groups.set(name, [{ name: second, about: resumo }])
      first.push({ name, about: `Comandos de ${name}.` })
    }
  }
  return {
    first: [...first, { name: 'ajuda', about: 'Mostra a ajuda de um comando.' }],
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
