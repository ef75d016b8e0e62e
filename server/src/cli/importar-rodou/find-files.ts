import { type Stats, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { DagFile } from '../../rodou/dag.ts'

/** The YAML files at these paths and in the folders below them, in the order of their names. @throws Problem */
export function findDagFiles(paths: string[]): DagFile[] {
  const names = [...new Set(paths.flatMap(yamlAt))]
  if (names.length === 0)
    throw new Problem('parametro_invalido', 'Nenhum arquivo .yaml ou .yml foi encontrado.', [
      detailOf(paths.join(', '), 'não tem arquivos YAML', 'Dê a pasta dag_confs do seu Ro-DOU.'),
    ])
  return names.map((nome) => ({ nome, bytes: readFileSync(nome) }))
}

function yamlAt(path: string): string[] {
  if (!statOf(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function statOf(path: string): Stats {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found !== undefined) return found
  throw new Problem('parametro_invalido', `${path} não existe.`, [
    detailOf(path, 'não existe', 'Confira o caminho.'),
  ])
}
