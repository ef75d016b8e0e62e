import type { Choice, Tree } from './tree.ts'

/** If none of our words fits, it completes files, like the shell itself. */
export function bashCompletion({ first, groups, commands }: Tree): string {
  return `# Ative com: source <(arauto completar bash)
_arauto() {
  local atual=\${COMP_WORDS[COMP_CWORD]} lugar=$COMP_CWORD opcoes=''
  local -a palavras=("\${COMP_WORDS[@]:1}")
  if [ "\${palavras[0]}" = ajuda ] && [ "$lugar" -gt 1 ]; then
    palavras=("\${palavras[@]:1}")
    lugar=$((lugar - 1))
  fi
  [[ "$atual" == -* ]] || case "$lugar:\${palavras[0]}" in
    1:*) opcoes='${names(first)}' ;;
${groups.map(({ name, members }) => `    2:${name}) opcoes='${names(members)}' ;;`).join('\n')}
  esac
  if [ -z "$opcoes" ] && [[ "$atual" == -* ]]; then
    case "\${palavras[0]} \${palavras[1]}" in
${commands.map(({ words, options }) => `      '${words.join(' ')}'${words.length === 1 ? "' '*" : ''}) opcoes='${options.map(({ name }) => `--${name}`).join(' ')}' ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$opcoes" -- "$atual"))
}
complete -o default -F _arauto arauto`
}

function names(choices: Choice[]): string {
  return choices.map(({ name }) => name).join(' ')
}
