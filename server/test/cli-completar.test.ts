import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bashCompletion } from '../src/cli/completion/bash.ts'
import { fishCompletion } from '../src/cli/completion/fish.ts'
import { completionTree } from '../src/cli/completion/tree.ts'
import { zshCompletion } from '../src/cli/completion/zsh.ts'
import { everyCommand } from '../src/cli/commands.ts'
import { cli, temporaryFolder } from './_cli.ts'

const commands = await everyCommand()
const tree = completionTree(commands)
const hasShell = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

test('the command writes the script of a shell', async () => {
  const dataDir = temporaryFolder()
  const { code, stdout, stderr } = await cli(dataDir, 'completar', 'bash')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toBe(`${bashCompletion(tree)}\n`)
  const other = await cli(dataDir, 'completar', 'tcsh')
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('bash, zsh ou fish') })
})

describe('bash', () => {
  /** Bash's suggestions at the end of these lines, in one shell; the last word of each is incomplete. */
  function offered(lines: string[]): string[][] {
    const script = `${bashCompletion(tree)}
      for line in "$@"; do
        read -ra COMP_WORDS <<< "$line"
        case "$line" in *' ') COMP_WORDS+=('') ;; esac
        COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
        COMPREPLY=()
        _arauto arauto
        printf '%s\\n' "\${COMPREPLY[@]}"
        printf '\\0'
      done`
    const given = ['--norc', '-c', script, 'bash', ...lines]
    const texts = execFileSync('bash', given, { encoding: 'utf8' }).split('\0').slice(0, -1)
    return texts.map((text) => text.split('\n').filter(Boolean))
  }

  test.each([
    ['arauto ex', ['exportar', 'exportar-configuracao']],
    ['arauto c', ['coletar', 'conta', 'chave', 'completar']],
    ['arauto chave ', ['criar', 'listar', 'alterar', 'revogar']],
    ['arauto ajuda ch', ['chave']],
    ['arauto ajuda chave c', ['criar']],
    ['arauto exportar --so', ['--sobrescrever']],
    ['arauto exportar atos.csv --data_', ['--data_inicio', '--data_fim']],
    ['arauto chave criar --esc', ['--escopos']],
    ['arauto importar edicao', []],
    ['arauto hist', ['historico']],
    ['arauto historico ', ['pausar', 'continuar']],
    ['arauto historico --pl', ['--plano']],
    ['arauto voar --', []],
  ])('%s', (line, expected) => expect(offered([line])).toEqual([expected]))

  test('every command is reached word by word, and offers its own options', () => {
    const lines = commands.map(({ nome }) => `arauto ${nome} --`)
    const [first, ...ofEach] = offered(['arauto ', ...lines])
    expect(first).toEqual(tree.first.map(({ name }) => name))
    for (const [at, { nome, opcoes }] of commands.entries()) {
      const names = [...Object.keys(opcoes), 'ajuda'].map((name) => `--${name}`)
      expect([nome, ofEach[at]]).toEqual([nome, names])
    }
  })

  test('a shell that read it completes at the Tab key', () => {
    const file = join(temporaryFolder(), 'arauto.bash')
    writeFileSync(file, bashCompletion(tree))
    // Like an interactive shell: the table of completions, then the function that it names.
    const found = execFileSync('bash', ['--norc', '-c', `source ${file}; complete -p arauto`])
    expect(found.toString()).toBe('complete -o default -F _arauto arauto\n')
  })
})

describe.skipIf(!hasShell('zsh'))('zsh', () => {
  test.each([
    ['arauto expor', 'arauto exportar'],
    ['arauto chave rev', 'arauto chave revogar'],
    ['arauto exportar --sobre', 'arauto exportar --sobrescrever'],
  ])('%s', (typed, expected) => {
    const file = join(temporaryFolder(), 'arauto.zsh')
    writeFileSync(file, zshCompletion(tree))
    // A pseudo-terminal (zpty), to press the Tab key in.
    const script = `zmodload zsh/zpty; zpty z zsh -f -i
      zpty -w z "PROMPT= ; autoload -U compinit; compinit -D; source ${file}; echo pronto-$((1+1))"
      while zpty -r z linha; do [[ $linha == *pronto-2* ]] && break; done
      zpty -w -n z "${typed}"$'\\t'
      tudo=''
      while zpty -r z letra '?'; do tudo+=$letra; [[ $tudo == *'${expected}'* ]] && break; done
      print -r -- "$tudo"; zpty -d z`
    const text = execFileSync('zsh', ['-f', '-c', script], { timeout: 60_000 })
    expect(text.toString()).toContain(expected)
  })
})

describe.skipIf(!hasShell('fish'))('fish', () => {
  test.each([
    ['arauto expor', ['exportar', 'exportar-configuracao']],
    ['arauto chave ', ['alterar', 'criar', 'listar', 'revogar']],
    ['arauto exportar --sobre', ['--sobrescrever']],
    ['arauto ajuda ch', ['chave']],
  ])('%s', (line, expected) => {
    const script = `${fishCompletion(tree)}\ncomplete -C '${line}'`
    const text = execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' })
    expect(text.split('\n').flatMap((found) => found.split('\t')[0] || [])).toEqual(expected)
  })
})
