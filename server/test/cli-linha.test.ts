import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ACTS_WITH_ROWS } from './_acts-with-rows.ts'
import { importArticles } from './_api.ts'
import { rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'

const WHY = ['--motivo', 'pedido do titular, processo 12/2026']

/** An archive with rows of all tables, and what its exports say. */
async function openExported() {
  const dataDir = join(temporaryFolder(), 'dados')
  await importArticles(dataDir, ACTS_WITH_ROWS)
  const linhas = async () => {
    const file = join(temporaryFolder(), 'pessoal.jsonl')
    expect((await cli(dataDir, 'exportar', file, '--tabela', 'pessoal')).code).toBe(0)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line) as { id: string; pessoa_nome: string })
  }
  const one = (await linhas()).find(({ pessoa_nome }) => pessoa_nome === 'MARIA DA SILVA')!
  const has = async () => (await linhas()).some(({ id }) => id === one.id)
  return { dataDir, id: one.id, has }
}

describe('arauto linha', () => {
  test('shows what it would hide, hides it with its reason, lists that, and shows it again', async () => {
    const { dataDir, id, has } = await openExported()
    const tried = await cli(dataDir, 'linha', 'ocultar', id, ...WHY, '--ensaio')
    expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining('MARIA DA SILVA')])
    expect(tried.stdout).toContain('nada foi gravado')
    expect((await cli(dataDir, 'linha', 'listar')).stdout).toBe('Nenhuma linha foi oculta.\n')
    expect(await has()).toBe(true)

    const hidden = await cli(dataDir, 'linha', 'ocultar', id, ...WHY)
    expect([hidden.code, hidden.stdout]).toEqual([
      0,
      expect.stringContaining(`linha mostrar ${id}`),
    ])
    expect(await has()).toBe(false)
    const again = await cli(dataDir, 'linha', 'ocultar', id, ...WHY)
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('Já estava oculta')])
    const { stdout } = await cli(dataDir, 'linha', 'listar', '--json')
    expect(JSON.parse(stdout)).toMatchObject([
      { linha_id: id, motivo: WHY[1], oculta_por: userInfo().username, mostrada_em: null },
    ])

    const shown = ['linha', 'mostrar', id, '--motivo', 'ordem revogada', '--por', 'Encarregada']
    expect((await cli(dataDir, ...shown)).code).toBe(0)
    expect(await has()).toBe(true)
    const log = (await cli(dataDir, 'linha', 'listar')).stdout
    for (const word of [id, 'ocultou', 'mostrou', 'Encarregada', 'ordem revogada'])
      expect(log).toContain(word)
  })

  test('refuses no reason, a row that is not there, and to show what is not hidden', async () => {
    const { dataDir, id } = await openExported()
    const refused = async (...args: string[]) => {
      const { code, stderr } = await cli(dataDir, 'linha', ...args)
      return [code, stderr]
    }
    expect(await refused('ocultar', id)).toEqual([2, expect.stringContaining('--motivo')])
    expect(await refused('ocultar', id, '--motivo', ' ')).toEqual([
      2,
      expect.stringContaining('Falta o motivo'),
    ])
    expect(await refused('ocultar', 'lin_0000000000000000', ...WHY)).toEqual([
      2,
      expect.stringContaining('Não há linha lin_0000000000000000'),
    ])
    expect(await refused('mostrar', id, ...WHY)).toEqual([
      2,
      expect.stringContaining('não está oculta'),
    ])
  })

  test('what is hidden stays so in a copy that is restored', async () => {
    const { dataDir, id } = await openExported()
    await cli(dataDir, 'linha', 'ocultar', id, ...WHY)
    const copy = join(temporaryFolder(), 'arauto.bak')
    expect((await cli(dataDir, 'backup', copy)).code).toBe(0)
    const restored = join(temporaryFolder(), 'dados')
    const { code, stderr } = await cli(restored, 'restaurar', copy)
    expect([code, stderr]).toEqual([0, expect.any(String)])
    expect(rows(restored, 'SELECT linha_id FROM hidden_rows')).toEqual([{ linha_id: id }])
    expect(rows(restored, 'SELECT count(*) AS n FROM pessoal')).toEqual(
      rows(dataDir, 'SELECT count(*) AS n FROM pessoal'),
    )
  })
})
