import type { Choice, Tree } from './tree.ts'

export function fishCompletion({ first, groups, commands }: Tree): string {
  return [
    '# Ative com: arauto completar fish | source',
    ...first.map(line('__fish_use_subcommand')),
    ...first.filter(({ name }) => name !== 'ajuda').map(line(seen(['ajuda']))),
    ...groups.flatMap(({ name, members }) => {
      const known = members.map((member) => member.name).join(' ')
      return members.map(line(`${seen([name])}; and not __fish_seen_subcommand_from ${known}`))
    }),
    ...commands.flatMap(({ words, options }) =>
      options.map(({ name, about, takesValue }) => {
        const value = takesValue ? ' -r' : ''
        return `complete -c arauto -n ${quoted(seen(words))} -l ${name}${value} -d ${quoted(about)}`
      }),
    ),
  ].join('\n')
}

/** A word, if a condition holds; files are not completed beside it. */
function line(condition: string): (choice: Choice) => string {
  return ({ name, about }) =>
    `complete -c arauto -f -n ${quoted(condition)} -a ${name} -d ${quoted(about)}`
}

function seen(words: string[]): string {
  return words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ')
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
