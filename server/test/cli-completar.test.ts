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
  /** Bash's suggestions at the end of the line; the last word is incomplete. */
  function offered(line: string): string[] {
    const script = `${bashCompletion(tree)}
      read -ra COMP_WORDS <<< "$1"
      case "$1" in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      _arauto arauto
      printf '%s\\n' "\${COMPREPLY[@]}"`
    const text = execFileSync('bash', ['--norc', '-c', script, 'bash', line], { encoding: 'utf8' })
    return text.split('\n').filter(Boolean)
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
  ])('%s', (line, expected) => expect(offered(line)).toEqual(expected))

  test('every command is reached word by word, and offers its own options', () => {
    expect(offered('arauto ')).toEqual(tree.first.map(({ name }) => name))
    for (const { nome, opcoes } of commands) {
      const names = [...Object.keys(opcoes), 'ajuda'].map((name) => `--${name}`)
      expect([nome, offered(`arauto ${nome} --`)]).toEqual([nome, names])
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
