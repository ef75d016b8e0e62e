import type { Choice, Tree } from './tree.ts'

export function zshCompletion({ first, groups, commands }: Tree): string {
  return `#compdef arauto
# Ative com: source <(arauto completar zsh), depois de compinit
_arauto() {
  local -a escolhas palavras=("\${(@)words[2,-1]}")
  local lugar=$((CURRENT - 1))
  if [[ "$palavras[1]" == ajuda && $lugar -gt 1 ]]; then
    shift palavras
    lugar=$((lugar - 1))
  fi
  [[ "$PREFIX" == -* ]] || case "$lugar:$palavras[1]" in
    1:*) escolhas=(${described(first)}) ;;
${groups.map(({ name, members }) => `    2:${name}) escolhas=(${described(members)}) ;;`).join('\n')}
  esac
  if (( $#escolhas )); then
    _describe comando escolhas
    return
  fi
  case "$palavras[1] $palavras[2]" in
${commands.map(({ words, options }) => `    '${words.join(' ')}'${words.length === 1 ? "' '*" : ''}) escolhas=(${described(options.map(({ name, about }) => ({ name: `--${name}`, about })))}) ;;`).join('\n')}
  esac
  if [[ "$PREFIX" == -* ]]; then
    _describe -o opção escolhas
  else
    _files
  fi
}
compdef _arauto arauto`
}

function described(choices: Choice[]): string {
  return choices
    .map(({ name, about }) => quoted(`${name}:${about.replaceAll(':', '\\:')}`))
    .join(' ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
